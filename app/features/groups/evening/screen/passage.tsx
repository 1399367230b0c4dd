import { useEffect, useRef } from "react";
import { formatReference } from "#app/features/bible/reference.ts";
import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import { type OpenedPage, referenceOf } from "#app/features/groups/evening/model/opened-page.ts";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";
import { FIRST_LOOK } from "#app/features/reader/look/look.ts";
import { ReadingText } from "#app/features/reader/text/reading-text.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { EveningForm, type InEvening } from "./evening-form.tsx";

type TextProps = { page: OpenedPage; chapter: ChapterFile; translation: Translation };

/** The verses of a page, and none beside them; a psalm's title with its first. */
export function PageText({ page, chapter, translation }: TextProps) {
  const { from, to } = page;
  const { title, ...rest } = chapter;
  const verses = chapter.verses.filter(([number]) => from <= number && number <= to);
  return (
    <ReadingText
      at={{ translation, book: page.book, chapter: page.chapter }}
      chapter={{ ...rest, ...(title && from === 1 && { title }), verses }}
      run={null}
      red={FIRST_LOOK.red}
      setting={FIRST_LOOK.setting}
      hrefOf={(verse) => `#v${verse}`}
    />
  );
}

type PassageProps = Omit<TextProps, "chapter"> & {
  chapter: ChapterFile | null;
  failed: boolean;
  leads: boolean;
  /** How many notes stand under this page. */
  notes: number;
  round: boolean;
  of: InEvening;
};

/** What is open on every phone; whoever leads turns it. */
export function Passage({ page, chapter, failed, translation, leads, notes, round, of }: PassageProps) {
  const copy = useCopy(eveningCopy).page;
  const language = useLanguage();
  const name = formatReference(referenceOf(page), language);
  const top = useTopOfPage(page.n);
  return (
    <Card as="section" className="request-card evening-passage" aria-label={copy.title}>
      <h2 ref={top} aria-live="polite">
        {name}
      </h2>
      <small>{TRANSLATIONS[translation].name}</small>
      {chapter ? (
        <PageText page={page} chapter={chapter} translation={translation} />
      ) : (
        <p className="request-state">{failed ? copy.missing : copy.coming}</p>
      )}
      <div className="evening-turning">
        {leads && <Turning page={page} of={of} />}
        <Below notes={notes} round={round} />
      </div>
      {leads ? <OtherPassage page={page} of={of} /> : <p className="hint">{copy.led}</p>}
    </Card>
  );
}

/** A page that is turned begins at its first verse; not under somebody who is writing. */
function useTopOfPage(n: number) {
  const top = useRef<HTMLHeadingElement>(null);
  const shown = useRef(n);
  useEffect(() => {
    if (shown.current === n) return;
    shown.current = n;
    if (!document.activeElement?.matches("textarea, input")) top.current?.scrollIntoView({ block: "start" });
  }, [n]);
  return top;
}

/** What stands under a long passage on a phone; beside it, where there is room, nothing has to lead there. */
function Below({ notes, round }: { notes: number; round: boolean }) {
  const copy = useCopy(eveningCopy).page;
  return (
    <p className="evening-below">
      {round && <a href="#evening-round">{copy.prayer}</a>}
      <a href="#evening-notes">{copy.notes(notes)}</a>
    </p>
  );
}

type TurnProps = { page: OpenedPage; of: InEvening };
const turnedFrom = (page: OpenedPage) => ({ page: String(page.n) });

function Turning({ page, of }: TurnProps) {
  const copy = useCopy(eveningCopy).page;
  const fields = turnedFrom(page);
  return (
    <>
      <EveningForm of={of} intent="back" fields={fields}>
        {({ busy }) => (
          <Button type="submit" variant="quiet" icon="arrow-left" busy={busy}>
            {copy.before}
          </Button>
        )}
      </EveningForm>
      <EveningForm of={of} intent="next" fields={fields}>
        {({ busy }) => (
          <Button type="submit" icon="arrow-right" busy={busy}>
            {copy.on}
          </Button>
        )}
      </EveningForm>
    </>
  );
}

function OtherPassage({ page, of }: TurnProps) {
  const copy = useCopy(eveningCopy).page;
  return (
    <details className="evening-more">
      <summary>{copy.choose}</summary>
      <EveningForm of={of} intent="turn" fields={turnedFrom(page)} className="own-form">
        {({ busy }) => (
          <>
            <Field label={copy.place} name="place" maxLength={80} autoComplete="off" required />
            <Button type="submit" busy={busy}>
              {copy.send}
            </Button>
          </>
        )}
      </EveningForm>
    </details>
  );
}
