import type { MetaFunction } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { offlineCopy } from "#app/features/bible-offline/copy.ts";
import { OfflineBible } from "#app/features/bible-offline/screen/offline-bible.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${offlineCopy[languageOf(matches)].title} · Koinonia` },
];

/** A page of nobody's: the service worker keeps it, for members and visitors alike. */
export default function Offline() {
  return <OfflineBible wordList={() => null} word={() => null} />;
}
