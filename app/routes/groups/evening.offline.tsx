import type { MetaFunction } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import { OfflineEvening } from "#app/features/groups/evening/screen/offline-view.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${eveningCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** A page of nobody's: the service worker keeps it. */
export default OfflineEvening;
