import { Link } from "@remix-run/react";
import { ActForm, refusedHere } from "#app/features/admin/parts/act-form.tsx";
import { DoneToast } from "#app/features/admin/parts/done-toast.tsx";
import type { AdminReply } from "#app/features/admin/parts/reply.ts";
import { fieldsCopy } from "#app/features/content/copy-fields.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { Select } from "#app/ui/controls/select.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { contentCopy } from "./copy-content.ts";
import { CONTENT_PATH, itemPath, WORDS_PATH, type WordLine } from "./page.ts";
import "./content.css";

const OUTCOMES = ["let_in", "refused"] as const;

type WordsProps = { words: readonly WordLine[]; userId: string; formId: string };

/** Words of members' polls that nobody has judged, each with its decision. Nobody is named. */
export function WordsView({ words, userId, formId }: WordsProps) {
  const copy = useCopy(contentCopy);
  const { languages } = useCopy(fieldsCopy);
  const reply = useActionReply<AdminReply>();
  return (
    <>
      <DoneToast reply={reply} />
      <p>
        <Link to={CONTENT_PATH} prefetch="none" className="content-link">
          {copy.back}
        </Link>
      </p>
      {words.length === 0 && (
        <Card>
          <EmptyState title={copy.words.none.title} text={copy.words.none.text} />
        </Card>
      )}
      {words.map(({ poll, question, language, word, count }) => (
        <Card as="article" key={`${poll}-${language}-${word}`} className="admin-item" aria-label={word}>
          <h2 lang={language} dir="auto">
            {word}
          </h2>
          <p>{question}</p>
          <p className="admin-line">
            <span>
              <Badge>{languages[language]}</Badge>{" "}
              <small className="admin-meta">{copy.words.count(count)}</small>
            </span>
            <Link to={itemPath("feud_poll", poll)} prefetch="none" className="content-link">
              {copy.words.open}
            </Link>
          </p>
          <details
            className="admin-fold"
            key={formId}
            open={refusedHere(reply, "judge_word", { poll, language, word }) !== null}
          >
            <summary>{copy.words.submit}</summary>
            <ActForm
              action={WORDS_PATH}
              userId={userId}
              intent="judge_word"
              about={{ poll, language, word }}
              formId={`${formId}-${poll}-${language}-${word}`}
              reply={reply}
              submit={copy.words.submit}
            >
              {(typed) => (
                <Select label={copy.words.outcome} name="outcome" defaultValue={typed.outcome ?? "let_in"}>
                  {OUTCOMES.map((outcome) => (
                    <option key={outcome} value={outcome}>
                      {copy.words.outcomes[outcome]}
                    </option>
                  ))}
                </Select>
              )}
            </ActForm>
          </details>
        </Card>
      ))}
    </>
  );
}
