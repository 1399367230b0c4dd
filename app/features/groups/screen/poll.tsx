import { groupsCopy } from "#app/features/groups/copy.ts";
import { helps } from "#app/features/groups/model/kinds.ts";
import { MAX_QUESTION } from "#app/features/groups/model/limits.ts";
import type { GroupLine, PollLine } from "#app/features/groups/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { LongField } from "./about-fields.tsx";
import { GroupForm, type InGroup } from "./group-form.tsx";

/** The newest question: counts alone, and one's own answer. */
export function Poll({ poll, group, of }: { poll: PollLine | null; group: GroupLine; of: InGroup }) {
  const copy = useCopy(groupsCopy).poll;
  const isHelper = helps(group.role) && !group.isArchived;
  if (!poll && !isHelper) return null;
  return (
    <Card as="section" className="request-card" aria-label={copy.title}>
      {poll && (
        <Answers poll={poll} of={of} isOpen={!poll.isClosed && !group.isArchived} isHelper={isHelper} />
      )}
      {isHelper && (
        <details className="request-safety">
          <summary>{copy.ask}</summary>
          <GroupForm
            key={poll?.id ?? "first"}
            of={of}
            intent="poll"
            fields={{ formId: `${of.formId}-poll` }}
            className="own-form"
          >
            {({ busy }) => (
              <>
                <Field label={copy.question} name="question" maxLength={MAX_QUESTION} required />
                <LongField label={copy.choices} name="choices" given="" most={400} />
                <Button type="submit" busy={busy}>
                  {copy.send}
                </Button>
              </>
            )}
          </GroupForm>
        </details>
      )}
    </Card>
  );
}

type AnswersProps = { poll: PollLine; of: InGroup; isOpen: boolean; isHelper: boolean };

function Answers({ poll, of, isOpen, isHelper }: AnswersProps) {
  const copy = useCopy(groupsCopy).poll;
  return (
    <>
      <p className="queue-facts">
        <small>{copy.title}</small>
        {poll.isClosed && <Badge>{copy.closed}</Badge>}
      </p>
      <h2 dir="auto">{poll.question}</h2>
      <div className="group-reactions">
        {poll.choices.map(({ text, count }, at) => {
          const said = count > 0 ? `${text}, ${copy.votes(count)}` : text;
          const isOn = poll.mine === at;
          return isOpen ? (
            <GroupForm key={text} of={of} intent="vote" fields={{ on: poll.id, choice: String(at) }}>
              {({ busy }) => (
                <button
                  type="submit"
                  className="chip wall-chip"
                  aria-pressed={isOn}
                  aria-busy={busy || undefined}
                >
                  {said}
                </button>
              )}
            </GroupForm>
          ) : (
            <span key={text}>{said}</span>
          );
        })}
      </div>
      {isHelper && isOpen && (
        <GroupForm of={of} intent="close-poll" fields={{ on: poll.id }}>
          {({ busy }) => (
            <Button type="submit" variant="bare" busy={busy}>
              {copy.close}
            </Button>
          )}
        </GroupForm>
      )}
    </>
  );
}
