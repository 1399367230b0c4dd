import { Link } from "@remix-run/react";
import { ActForm, refusedHere } from "#app/features/admin/parts/act-form.tsx";
import { DoneToast } from "#app/features/admin/parts/done-toast.tsx";
import { momentOf } from "#app/features/admin/parts/moment.ts";
import type { AdminReply } from "#app/features/admin/parts/reply.ts";
import { triviaCopy } from "#app/features/games/trivia/copy.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { Select } from "#app/ui/controls/select.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { contentCopy } from "./copy-content.ts";
import { CONTENT_PATH, DOUBTS_PATH, type DoubtLine, itemPath } from "./page.ts";
import "./content.css";

const OUTCOMES = ["mended", "withdrawn", "kept"] as const;

type DoubtsProps = { doubts: readonly DoubtLine[]; userId: string; formId: string };

/** Questions that members doubt, each with its reasons and an answer. Nobody is named. */
export function DoubtsView({ doubts, userId, formId }: DoubtsProps) {
  const copy = useCopy(contentCopy);
  const words = useCopy(triviaCopy).dispute;
  const reply = useActionReply<AdminReply>();
  const moment = momentOf(useLanguage());
  const reasonsIn: Readonly<Record<string, string>> = words.reasons;
  return (
    <>
      <DoneToast reply={reply} />
      <p>
        <Link to={CONTENT_PATH} prefetch="none" className="content-link">
          {copy.back}
        </Link>
      </p>
      {doubts.length === 0 && (
        <Card>
          <EmptyState title={copy.doubts.none.title} text={copy.doubts.none.text} />
        </Card>
      )}
      {doubts.map(({ item, title, isThere, count, oldest, reasons }) => (
        <Card as="article" key={item} className="admin-item" aria-label={title}>
          <h2>{title}</h2>
          <p className="admin-meta">
            {copy.doubts.count(count)}, {copy.doubts.since(moment(oldest))}
          </p>
          <ul>
            {reasons.map((one) => (
              <li key={one.reason}>
                {reasonsIn[one.reason] ?? one.reason} ({one.count})
              </li>
            ))}
          </ul>
          <p>
            {isThere ? (
              <Link to={itemPath("trivia_question", item)} prefetch="none" className="content-link">
                {copy.doubts.open}
              </Link>
            ) : (
              copy.doubts.gone
            )}
          </p>
          <details className="admin-fold" key={formId} open={refusedHere(reply, "settle", { item }) !== null}>
            <summary>{copy.doubts.submit}</summary>
            <ActForm
              action={DOUBTS_PATH}
              userId={userId}
              intent="settle"
              about={{ item }}
              formId={`${formId}-${item}`}
              reply={reply}
              submit={copy.doubts.submit}
            >
              {(typed) => (
                <Select label={copy.doubts.outcome} name="outcome" defaultValue={typed.outcome ?? "mended"}>
                  {OUTCOMES.map((outcome) => (
                    <option key={outcome} value={outcome}>
                      {copy.doubts.outcomes[outcome]}
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
