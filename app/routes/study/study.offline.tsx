import type { MetaFunction } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { offlineCopy } from "#app/features/bible-offline/copy.ts";
import { OfflineBible } from "#app/features/bible-offline/screen/offline-bible.tsx";
import { KeptWordsList } from "#app/features/word-study/device/kept-words-list.tsx";
import { WordWindow } from "#app/features/word-study/window/word-window.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${offlineCopy[languageOf(matches)].title} · Koinonia` },
];

/**
 * A page of nobody's: the service worker keeps it, for members and visitors alike. The window of words comes with it, so
 * that the reader has it too where the network has gone before a first word was tapped.
 */
export default function Offline() {
  return (
    <OfflineBible
      wordList={(hasKjv) => <KeptWordsList hasKjv={hasKjv} />}
      word={(tap) => <WordWindow {...tap} />}
    />
  );
}
