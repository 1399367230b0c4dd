import { dayOf, timeOf } from "#app/features/community/parts/time-words.ts";
import { queueCopy } from "#app/features/community/queue/copy-queue.ts";
import { mayBeUndone, UNDO_MS } from "#app/features/community/queue/model/acts.ts";
import type { PastDecision } from "#app/features/community/queue/page.ts";
import { rulesCopy } from "#app/features/community/rules/copy-rules.ts";
import type { Rule } from "#app/features/community/rules/rules.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { QueueForms } from "./queue-forms.ts";

type PastProps = { past: PastDecision[]; forms: QueueForms; now: number; timeZone: string };

/** What was decided of the same text before; the newest that stands can be undone. */
export function PastDecisions({ past, forms, ...moment }: PastProps) {
  const copy = useCopy(queueCopy);
  const { rules } = useCopy(rulesCopy);
  const language = useLanguage();
  if (past.length === 0) return null;
  const at = { ...moment, language };
  const undoable = past.find((one) => mayBeUndone(one.act) && !one.undone);
  return (
    <section className="me-kept" aria-labelledby="queue-past">
      <h3 id="queue-past">{copy.past}</h3>
      <ul>
        {past.map((one) => (
          <li key={one.id}>
            <span dir="auto">
              <b>{copy.acts[one.act]}</b>
              {one.endsAt !== null && ` ${copy.until(dayOf(one.endsAt, at))}`}
              {one.undone && ` (${copy.undone})`}
              {": "}
              {[one.actor || copy.somebody, rules[one.rule as Rule]?.name, one.words]
                .filter(Boolean)
                .join(". ")}{" "}
              <small>
                {dayOf(one.at, at)}, {timeOf(one.at, at)}
              </small>
            </span>
            {one === undoable && moment.now <= one.at + UNDO_MS && (
              <forms.Form method="post" action={forms.action}>
                <input type="hidden" name="id" value={one.id} />
                <input type="hidden" name="formId" value={`${forms.formId}-u${one.id.slice(-8)}`} />
                <Button type="submit" variant="quiet" name="intent" value="undo" busy={forms.busy === "undo"}>
                  {copy.undo}
                </Button>
              </forms.Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
