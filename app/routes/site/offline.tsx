import type { MetaFunction } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { OfflinePage } from "#app/features/offline/screen/offline-page.tsx";
import { WAITING } from "#app/manifest/waiting.tsx";
import { nativeCopy } from "#app/native/native-copy.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${nativeCopy[languageOf(matches)].offline.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

const QUEUES = Object.values(WAITING);

/** Kept by the service worker, as nobody's, for when no page can be reached; online the page of what waits. */
export default () => <OfflinePage queues={QUEUES} />;
