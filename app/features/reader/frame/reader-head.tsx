import { chapterName } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { addressOf, type ReaderPlace } from "#app/features/reader/address.ts";
import { listenCopy } from "#app/features/reader/listen/copy-listen.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { TranslationOpener } from "./translation-choice.tsx";

type ReaderHeadProps = { at: ReaderPlace; listen: (() => void) | null };

/** The line over the text: what it is, and to hear it. */
export function ReaderHead({ at, listen }: ReaderHeadProps) {
  const copy = useCopy(listenCopy);
  const { language, name } = TRANSLATIONS[at.translation];
  return (
    <header className="reader-head">
      <h1 lang={language}>
        {chapterName(addressOf(at))}
        <span className="reader-long">, {name}</span>
      </h1>
      <div>
        {listen && (
          <button type="button" className="reader-listen" onClick={listen}>
            <Icon name="volume-2" size="small" />
            {copy.open}
          </button>
        )}
        <TranslationOpener translation={at.translation} short />
      </div>
    </header>
  );
}
