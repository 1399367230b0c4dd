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
  of: InEvening;
};

/** What is open on every phone; whoever leads turns it. */
export function Passage({ page, chapter, failed, translation, leads, of }: PassageProps) {
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
      {leads ? <Turning page={page} of={of} /> : <p className="hint">{copy.led}</p>}
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

function Turning({ page, of }: { page: OpenedPage; of: InEvening }) {
  const copy = useCopy(eveningCopy).page;
  const fields = { page: String(page.n) };
  return (
    <>
      <div className="evening-turning">
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
      </div>
      <details className="evening-more">
        <summary>{copy.choose}</summary>
        <EveningForm of={of} intent="turn" fields={fields} className="own-form">
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
    </>
  );
}
