import type { MetaFunction } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { OfflinePage } from "#app/document/frame/offline-page.tsx";
import { languageOf } from "#app/document/frame/page-language.ts";
import { nativeCopy } from "#app/native/native-copy.ts";

export const handle: PageHandle = { document: "static" };

export const meta: MetaFunction = ({ matches }) => [
  { title: `${nativeCopy[languageOf(matches)].offline.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** Kept by the service worker for when no page can be reached. */
export default OfflinePage;
