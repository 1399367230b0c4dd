import {
  type ChapterAddress,
  type ChapterVerse,
  chapterName,
  chapterPath,
} from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Page, RoomPage } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { misprintCopy } from "./copy.ts";
import { MAX_NOTE, type MisprintRefusal } from "./misprint.ts";
import "#app/features/access/parts/account.css";
import "#app/ui/styles/forms.css";
import "./report.css";

type ReportPageProps = {
  at: ChapterAddress;
  verse: ChapterVerse;
  /** What was sent and not taken; it stays in the field. */
  failed?: { refusal: MisprintRefusal; note: string } | undefined;
};

/** "Report a misprint" in one verse; works without script. */
export function ReportPage({ at, verse, failed }: ReportPageProps) {
  const copy = useCopy(misprintCopy);
  const { name, language } = TRANSLATIONS[at.translation];
  const chapter = chapterPath(at);
  return (
    <Page>
      <form method="post" className="account-form misprint">
        <h1>{copy.title}</h1>
        <figure lang={language}>
          <blockquote>{verse.text}</blockquote>
          <figcaption>
            {chapterName(at)}:{verse.number}, {name}
          </figcaption>
        </figure>
        <p>{copy.lead}</p>
        <div className="field">
          <label htmlFor="note">{copy.note}</label>
          <textarea
            id="note"
            name="note"
            className="input"
            rows={4}
            maxLength={MAX_NOTE}
            required
            defaultValue={failed?.note}
            aria-invalid={failed ? true : undefined}
            aria-describedby={failed ? "note-error note-hint" : "note-hint"}
          />
          <FieldError id="note-error">{failed && copy.faults[failed.refusal]}</FieldError>
          <p className="hint" id="note-hint">
            {copy.hint}
          </p>
        </div>
        <div className="account-go">
          <Button type="submit" large>
            {copy.send}
          </Button>
          <ButtonLink to={`${chapter}#v${verse.number}`} variant="bare" reloadDocument>
            {copy.back}
          </ButtonLink>
        </div>
      </form>
    </Page>
  );
}

export function ReportedPage() {
  const { sent } = useCopy(misprintCopy);
  return (
    <RoomPage
      title={sent.title}
      text={sent.text}
      actions={
        <ButtonLink to="/bible/texts" large reloadDocument>
          {sent.texts}
        </ButtonLink>
      }
      picture={<Drawing name="letter" size={224} />}
    />
  );
}
