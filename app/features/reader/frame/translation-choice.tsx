import { Link } from "@remix-run/react";
import { ALL_TRANSLATIONS, TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { addressOf, type PathOf, type ReaderPlace } from "#app/features/reader/address.ts";
import { readerCopy } from "#app/features/reader/copy.ts";
import type { Run } from "#app/features/reader/selection.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/ui/styles/menus.css";

const ID = "reader-translations";
// React 18 passes them through only in lower case, and its types do not know them.
const popover = { popover: "auto" };
const opens = { popovertarget: ID };

/** Opens the list of translations, by the browser itself. `short`: on a phone, in the line over the text. */
export function TranslationOpener({
  translation,
  short = false,
}: {
  translation: Translation;
  short?: boolean;
}) {
  const copy = useCopy(readerCopy);
  return (
    <button type="button" className={short ? "reader-short" : "reader-translation"} {...opens}>
      <span className="sr-only">{copy.translation}: </span>
      <span lang={TRANSLATIONS[translation].language}>
        {short ? translation : TRANSLATIONS[translation].name}
      </span>
      <Icon name="chevron-down" />
    </button>
  );
}

type TranslationListProps = { at: ReaderPlace; run: Run | null; pathOf: PathOf };

export function TranslationList({ at, run, pathOf }: TranslationListProps) {
  const here = addressOf(at);
  return (
    <ul id={ID} className="menu reader-translations" {...popover}>
      {ALL_TRANSLATIONS.map((translation) => (
        <li key={translation}>
          <Link
            className="menu-item"
            to={pathOf({ ...here, translation }, run)}
            preventScrollReset
            aria-current={translation === at.translation ? "page" : undefined}
            lang={TRANSLATIONS[translation].language}
            onClick={() => document.getElementById(ID)?.hidePopover()}
          >
            {TRANSLATIONS[translation].name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
