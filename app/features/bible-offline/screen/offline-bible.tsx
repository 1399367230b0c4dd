import { useSearchParams } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { chosenIn } from "#app/features/bible/translations.ts";
import { offlineCopy } from "#app/features/bible-offline/copy.ts";
import type { Keeping } from "#app/features/bible-offline/model/offered.ts";
import { chapterAsked } from "#app/features/bible-offline/model/offline-path.ts";
import { queryOf } from "#app/features/bible-search/model/query.ts";
import { SearchPage } from "#app/features/bible-search/screen/search-page.tsx";
import { ButtonAnchor } from "#app/ui/controls/button.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { KeptChapter, type KeptWord } from "./kept-chapter.tsx";
import { KeptList } from "./kept-list.tsx";
import { keptSource } from "./kept-source.tsx";
import { useKeptTexts } from "./use-kept-texts.tsx";
import "./offline.css";

type OfflineBibleProps = {
  /** The words behind the KJV on this device: what is kept of them, and a verse's. The route brings both. */
  wordList: (hasKjv: boolean) => ReactNode;
  word: KeptWord;
};

/** The Bible on this device: what is kept, its search, its chapters. It asks no server for any of it. */
export function OfflineBible({ wordList, word }: OfflineBibleProps) {
  const copy = useCopy(offlineCopy);
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  // the server and the first sight know nothing of this device, nor of the address that the worker's copy stands at
  const asked = hydrated ? chapterAsked(params) : null;
  if (asked) return <KeptChapter at={asked} word={word} />;
  return (
    <Page
      actions={
        <ButtonAnchor href="/chatbot" variant="quiet">
          {copy.talk}
        </ButtonAnchor>
      }
    >
      <Shelf isReady={hydrated} wordList={wordList} />
    </Page>
  );
}

const isHere = ({ state }: Keeping): boolean => state === "kept" || state === "older";

/** The search of what is kept, and the list of translations. */
function Shelf({ isReady, wordList }: Pick<OfflineBibleProps, "wordList"> & { isReady: boolean }) {
  const copy = useCopy(offlineCopy);
  const language = useLanguage();
  const [params] = useSearchParams();
  const texts = useKeptTexts();
  const source = useMemo(
    () => keptSource({ language, own: isReady ? chosenIn(document.cookie) : null }),
    [language, isReady],
  );
  const { keeping } = texts;
  const hasSome = keeping && Object.values(keeping).some(isHere);
  const Heading = hasSome ? "h2" : "h1";
  return (
    <div className="kept">
      {isReady && hasSome && <SearchPage query={queryOf(params)} found={null} source={source} />}
      <section aria-labelledby="kept-title">
        <header className="kept-head">
          <Heading id="kept-title">{copy.title}</Heading>
          <p>{copy.text}</p>
        </header>
        <KeptList texts={texts} />
        {keeping && !hasSome && <p className="kept-none">{copy.none}</p>}
        <noscript>
          <p>{copy.noScript}</p>
        </noscript>
      </section>
      {keeping && wordList(isHere(keeping.KJV))}
    </div>
  );
}
