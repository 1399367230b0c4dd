import { queueCopy } from "#app/features/community/queue/copy-queue.ts";
import type { QueueDetail } from "#app/features/community/queue/page.ts";
import { rulesCopy } from "#app/features/community/rules/copy-rules.ts";
import type { Rule } from "#app/features/community/rules/rules.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { QueueForms } from "./queue-forms.ts";
import { WordsArea } from "./words-area.tsx";

/** Somebody else's decision, what the member says to it, and whether it stands. */
export function AppealForm({ detail, forms }: { detail: QueueDetail; forms: QueueForms }) {
  const copy = useCopy(queueCopy);
  const { rules } = useCopy(rulesCopy);
  const rule = rules[detail.decidedRule as Rule]?.name;
  return (
    <Card as="section" className="queue-decide">
      <h3>{copy.appealed}</h3>
      <p dir="auto">{detail.appealWords || copy.noWords}</p>
      {(rule || detail.decidedWords) && (
        <p className="hint" dir="auto">
          {[rule, detail.decidedWords].filter(Boolean).join(": ")}
        </p>
      )}
      {detail.decidedByMe ? (
        <p className="request-state">{copy.decidedByYou}</p>
      ) : (
        <forms.Form method="post" action={forms.action}>
          <input type="hidden" name="id" value={detail.appealOf ?? ""} />
          <input type="hidden" name="item" value={detail.id} />
          <input type="hidden" name="formId" value={`${forms.formId}-${detail.id}`} />
          <h3>{copy.appeal.title}</h3>
          <WordsArea label={copy.words} hint="" />
          <div className="queue-acts">
            <Button type="submit" name="intent" value="appeal_right" busy={forms.busy === "appeal_right"}>
              {copy.appeal.right}
            </Button>
            <Button
              type="submit"
              variant="quiet"
              name="intent"
              value="appeal_kept"
              busy={forms.busy === "appeal_kept"}
            >
              {copy.appeal.kept}
            </Button>
          </div>
        </forms.Form>
      )}
    </Card>
  );
}
