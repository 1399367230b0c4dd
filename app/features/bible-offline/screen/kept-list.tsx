import { bookByNumber } from "#app/features/bible/books.ts";
import { ALL_TRANSLATIONS, TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { offlineCopy } from "#app/features/bible-offline/copy.ts";
import { PACKED_BYTES } from "#app/features/bible-offline/model/catalog-packed.ts";
import { inMegabytes, type Keeping } from "#app/features/bible-offline/model/offered.ts";
import { keptChapterPath } from "#app/features/bible-offline/model/offline-path.ts";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { KeptTexts } from "./use-kept-texts.tsx";

/** The translations: what each costs to load, whether it is here, and how far it has come. */
export function KeptList({ texts }: { texts: KeptTexts }) {
  const copy = useCopy(offlineCopy);
  if (!texts.keeping) return <p className="kept-none">{copy.looking}</p>;
  const { keeping } = texts;
  return (
    <ul className="kept-list" aria-label={copy.list}>
      {ALL_TRANSLATIONS.map((name) => (
        <Kept key={name} translation={name} keeping={keeping[name]} texts={texts} />
      ))}
    </ul>
  );
}

type KeptProps = { translation: Translation; keeping: Keeping; texts: KeptTexts };

function Kept({ translation, keeping, texts }: KeptProps) {
  const copy = useCopy(offlineCopy);
  const { name, language } = TRANSLATIONS[translation];
  const isHere = keeping.state === "kept" || keeping.state === "older";
  return (
    <li>
      <div className="kept-name">
        <h2 lang={language}>{name}</h2>
        <State translation={translation} keeping={keeping} />
      </div>
      <div className="kept-actions">
        {isHere && (
          <ButtonAnchor href={firstChapter(translation)} variant="quiet" icon="book-open">
            {copy.read}
          </ButtonAnchor>
        )}
        <Act translation={translation} keeping={keeping} texts={texts} />
      </div>
    </li>
  );
}

const JOHN = 43;
function firstChapter(translation: Translation): string {
  const book = bookByNumber(JOHN);
  return book ? keptChapterPath({ translation, book, chapter: 1 }) : "";
}

/** Where it stands, in words; while it loads, as a bar too. */
function State({ translation, keeping }: { translation: Translation; keeping: Keeping }) {
  const copy = useCopy(offlineCopy);
  const language = useLanguage();
  const { name } = TRANSLATIONS[translation];
  const size = (bytes: number) => inMegabytes(bytes, language);
  switch (keeping.state) {
    case "absent":
      return <p>{copy.size(size(PACKED_BYTES[translation]))}</p>;
    case "loading":
      return (
        <p className="kept-loading">
          <progress
            className="bar bar-plum"
            value={keeping.received}
            max={keeping.total}
            aria-label={name}
            aria-valuetext={copy.loading(size(keeping.received), size(keeping.total))}
          />
          {copy.loading(size(keeping.received), size(keeping.total))}
        </p>
      );
    case "checking":
      return <p role="status">{copy.checking}</p>;
    case "failed":
      return (
        <p className="kept-failed" role="alert">
          {copy.failures[keeping.why]}
        </p>
      );
    case "kept":
    case "older":
      return (
        <p className="kept-here">
          <Icon name="check" />
          {copy[keeping.state]}
        </p>
      );
  }
}

/** What can be done about it now. */
function Act({ translation, keeping: { state }, texts }: KeptProps) {
  const copy = useCopy(offlineCopy);
  const { name } = TRANSLATIONS[translation];
  const keep = async () => {
    if (await texts.keep(translation)) showToast({ title: copy.keptNow(name) });
  };
  const remove = async () => {
    if (await texts.remove(translation)) showToast({ title: copy.removed(name) });
  };
  if (state === "loading")
    return (
      <Button variant="quiet" onClick={() => texts.stop(translation)}>
        {copy.stop}
      </Button>
    );
  if (state === "kept" || state === "older")
    return (
      <>
        {state === "older" && (
          <Button onClick={keep} icon="rotate-cw">
            {copy.refresh}
          </Button>
        )}
        <Button variant="bare" onClick={remove} aria-label={copy.removeName(name)}>
          {copy.remove}
        </Button>
      </>
    );
  return (
    <Button onClick={keep} busy={state === "checking"} icon="download" aria-label={copy.keepName(name)}>
      {copy.keep}
    </Button>
  );
}
