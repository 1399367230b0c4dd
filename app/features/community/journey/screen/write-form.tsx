import { useState } from "react";
import { HelpFirst } from "#app/features/community/parts/help-first.tsx";
import { WordsField } from "#app/features/community/parts/request-fields.tsx";
import { journeyCopy } from "#app/features/journey/copy.ts";
import { type EntryLine, MAX_BODY } from "#app/features/journey/model/entry.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { useJourney } from "./use-journey.tsx";

type WriteProps = {
  userId: string;
  formId: string;
  today: string;
  /** The entry that is changed; else a new one. */
  entry?: EntryLine;
  onClose(): void;
};

/** An entry of one's own: on any day of one's life, with a verse or without. */
export function WriteForm({ userId, formId, today, entry, onClose }: WriteProps) {
  const copy = useCopy(journeyCopy);
  const { write } = copy;
  const [body, setBody] = useState(entry?.body ?? "");
  const act = useJourney(userId, ({ help }) => {
    setBody("");
    if (!help) onClose();
  });
  const refusal = act.reply && !act.reply.ok ? act.reply.refusal : null;
  const help = act.reply?.ok ? act.reply.help : null;
  if (help)
    return (
      <>
        <HelpFirst help={help} />
        <Button variant="quiet" onClick={onClose}>
          {write.cancel}
        </Button>
      </>
    );
  const at = (field: string) => (refusal === `journey.bad_${field}` ? copy.refusals[refusal] : undefined);
  const wrong = refusal && refusal !== "journey.bad_day" && refusal !== "journey.bad_reference";
  return (
    <Card as="section" className="journey-write">
      <act.fetcher.Form method="post" action={act.action}>
        <input type="hidden" name="intent" value={entry ? "edit" : "write"} />
        <input type="hidden" name="formId" value={formId} />
        {entry && <input type="hidden" name="id" value={entry.id} />}
        {entry && <input type="hidden" name="version" value={entry.version} />}
        <div className="journey-fields">
          <Field
            label={write.day}
            name="day"
            type="date"
            max={today}
            defaultValue={entry?.day ?? today}
            error={at("day")}
          />
          <Field
            label={write.reference}
            name="reference"
            hint={write.referenceHint}
            autoComplete="off"
            defaultValue={entry?.reference ?? ""}
            error={at("reference")}
          />
        </div>
        <Field
          label={write.heading}
          name="title"
          dir="auto"
          autoComplete="off"
          defaultValue={entry?.title ?? ""}
        />
        <WordsField
          label={write.body}
          value={body}
          most={MAX_BODY}
          error={wrong ? copy.refusals[refusal] : null}
          onChange={setBody}
        />
        <div className="journey-buttons">
          <Button variant="quiet" onClick={onClose}>
            {write.cancel}
          </Button>
          <Button type="submit" busy={act.busy}>
            {write.save}
          </Button>
        </div>
      </act.fetcher.Form>
    </Card>
  );
}
