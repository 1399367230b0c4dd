import { ActForm } from "#app/features/admin/parts/act-form.tsx";
import { DoneToast } from "#app/features/admin/parts/done-toast.tsx";
import { momentOf } from "#app/features/admin/parts/moment.ts";
import type { AdminReply } from "#app/features/admin/parts/reply.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { breakGlassCopy } from "./copy-break-glass.ts";
import { type Opening, type ReadMessage, type ReportedItem, stepOf } from "./opening.ts";

const PATH = "/admin/break-glass";

type Reply = { reply: AdminReply; messages: ReadMessage[] | null };
type ViewProps = { items: readonly ReportedItem[]; userId: string; formId: string; now: number };

/** What is reported, who asked for it, and the words for an hour. */
export function BreakGlassView({ items, userId, formId, now }: ViewProps) {
  const copy = useCopy(breakGlassCopy);
  const answer = useActionReply<Reply>();
  return (
    <>
      <DoneToast reply={answer?.reply.intent === "read" ? undefined : answer?.reply} />
      {answer?.messages && <ReadWords messages={answer.messages} />}
      {items.length === 0 && (
        <Card>
          <EmptyState title={copy.none.title} text={copy.none.text} />
        </Card>
      )}
      <div className="admin-list">
        {items.map((item) => (
          <ReportCard
            key={item.id}
            item={item}
            now={now}
            form={{ userId, formId: `${formId}-${item.id}`, reply: answer?.reply }}
          />
        ))}
      </div>
    </>
  );
}

type FormOf = { userId: string; formId: string; reply: AdminReply | undefined };

function ReportCard({ item, now, form }: { item: ReportedItem; now: number; form: FormOf }) {
  const copy = useCopy(breakGlassCopy);
  const moment = momentOf(useLanguage());
  const { step, opening } = stepOf(item, now);
  const about = opening ? { openingId: opening.id } : { reportId: item.id };
  const past = item.openings.filter(({ id }) => id !== opening?.id);
  return (
    <Card as="section" className="admin-item" aria-labelledby={item.id}>
      <h2 id={item.id}>{copy.item(item.memberName, moment(item.at))}</h2>
      {step === "own" && <p>{copy.own}</p>}
      {step === "ask" && <ActForm {...form} action={PATH} intent="ask" about={about} submit={copy.ask} />}
      {opening && step !== "read" && <Asked opening={opening} />}
      {step === "wait" && <p role="status">{copy.waits}</p>}
      {step === "decide" && (
        <div className="admin-forms">
          <ActForm {...form} action={PATH} intent="approve" about={about} submit={copy.approve} />
          <ActForm
            {...form}
            action={PATH}
            intent="refuse"
            about={about}
            submit={copy.refuse}
            variant="quiet"
          />
        </div>
      )}
      {step === "read" && (
        <>
          <p>{copy.open(moment(opening?.until ?? 0))}</p>
          <ActForm {...form} action={PATH} intent="read" about={about} submit={copy.read} reason={false} />
        </>
      )}
      {past.length > 0 && (
        <details className="admin-fold">
          <summary>{copy.past}</summary>
          {past.map((one) => (
            <Asked key={one.id} opening={one} />
          ))}
        </details>
      )}
    </Card>
  );
}

function Asked({ opening: { asker, askedAt, reason, state, decider } }: { opening: Opening }) {
  const copy = useCopy(breakGlassCopy);
  const moment = momentOf(useLanguage());
  return (
    <p>
      {copy.asked(asker ?? copy.gone, moment(askedAt))} <q>{reason}</q>{" "}
      {state !== "asked" && (
        <small>
          {copy.states[state]}
          {decider && `, ${decider}`}
        </small>
      )}
    </p>
  );
}

function ReadWords({ messages }: { messages: readonly ReadMessage[] }) {
  const copy = useCopy(breakGlassCopy);
  const moment = momentOf(useLanguage());
  return (
    <Card as="section" className="admin-item" aria-labelledby="read-words">
      <h2 id="read-words">{copy.words}</h2>
      <p className="admin-text">{copy.wordsText}</p>
      <ol className="admin-words">
        {messages.map(({ id, role, content, at }) => (
          <li key={id}>
            <small className="admin-meta">
              {copy.speakers[role]}, {moment(at)}
            </small>
            <p dir="auto">{content}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
