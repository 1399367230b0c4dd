import { useState } from "react";
import { queueCopy } from "#app/features/community/queue/copy-queue.ts";
import { type Decision, daysOffered, offeredFor } from "#app/features/community/queue/model/acts.ts";
import type { QueueDetail } from "#app/features/community/queue/page.ts";
import { rulesCopy } from "#app/features/community/rules/copy-rules.ts";
import { RULES } from "#app/features/community/rules/rules.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { KEY_OF } from "./keys.ts";
import type { QueueForms } from "./queue-forms.ts";
import { WordsArea } from "./words-area.tsx";

type DecideProps = { detail: QueueDetail; forms: QueueForms; isAdmin: boolean };

/** What happens, by which rule, and the words to the member. Three keys decide; it works without script. */
export function DecideForm({ detail, forms, isAdmin }: DecideProps) {
  const copy = useCopy(queueCopy);
  const { rules } = useCopy(rulesCopy);
  const [chosen, setChosen] = useState<Decision | null>(null);
  const hints = detail.kind === "group" ? { ...copy.hints, ...copy.groupHints } : copy.hints;
  const isTimed = chosen === "mute" || chosen === "suspend";
  return (
    <Card as="section" className="queue-decide">
      <forms.Form method="post" action={forms.action} id="queue-decide">
        <input type="hidden" name="id" value={detail.subject} />
        <input type="hidden" name="item" value={detail.id} />
        <input type="hidden" name="seen" value={detail.version} />
        <input type="hidden" name="formId" value={`${forms.formId}-${detail.id}`} />
        <fieldset>
          <legend>{copy.what}</legend>
          <div className="queue-choices">
            {offeredFor(detail.kind).map((decision) => (
              <label key={decision} className="queue-choice">
                <input
                  type="radio"
                  name="intent"
                  value={decision}
                  required
                  data-key={KEY_OF[decision]}
                  onChange={() => setChosen(decision)}
                />
                <kbd>{KEY_OF[decision].toUpperCase()}</kbd>
                {copy.decisions[decision]}
              </label>
            ))}
          </div>
          {chosen && <p className="hint">{hints[chosen]}</p>}
        </fieldset>
        {/* without script the days are always there */}
        <div className={isTimed ? "queue-days" : "queue-days queue-days-off"}>
          <Select label={copy.days} name="days" defaultValue="1">
            {daysOffered(chosen === "suspend" ? "suspend" : "mute", isAdmin).map((days) => (
              <option key={days} value={days}>
                {copy.day(days)}
              </option>
            ))}
          </Select>
        </div>
        <fieldset>
          <legend>{copy.rule}</legend>
          <div className="queue-choices">
            {RULES.map((rule, at) => (
              <label key={rule} className="queue-choice">
                <input type="radio" name="rule" value={rule} data-key={String(at + 1)} />
                <kbd>{at + 1}</kbd>
                {rules[rule].name}
              </label>
            ))}
          </div>
        </fieldset>
        <WordsArea label={copy.words} hint={copy.wordsHint} />
        <Button type="submit" busy={forms.busy !== null && forms.busy in copy.decisions}>
          {copy.send}
        </Button>
      </forms.Form>
    </Card>
  );
}
