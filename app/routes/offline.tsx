import type { MetaFunction } from "@remix-run/react";
import type { PageHandle } from "#app/platform/document-kind.ts";
import { nativeCopy } from "#app/platform/native-copy.ts";
import { OfflinePage } from "#app/platform/offline-page.tsx";
import { languageOf } from "#app/platform/page-language.ts";

export const handle: PageHandle = { document: "static" };

export const meta: MetaFunction = ({ matches }) => [
  { title: `${nativeCopy[languageOf(matches)].offline.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** Kept by the service worker for when no page can be reached. */
export default OfflinePage;
