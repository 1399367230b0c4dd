import { useFetcher, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { QUEUE_PATH } from "#app/features/community/paths.ts";
import { queueCopy } from "#app/features/community/queue/copy-queue.ts";
import { type QueueQuery, queueSearch } from "#app/features/community/queue/model/query.ts";
import type { QueueReply } from "#app/features/community/queue/model/reply.ts";
import type { QueuePage } from "#app/features/community/queue/page.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { ItemDetail } from "./item-detail.tsx";
import { ItemList } from "./item-list.tsx";
import type { QueueForms } from "./queue-forms.ts";
import { useQueueKeys } from "./use-queue-keys.tsx";
import "#app/features/community/community.css";
import "./queue.css";

export type QueueViewProps = {
  page: QueuePage;
  /** The reply to a form that was sent without script. */
  reply: QueueReply | undefined;
  userId: string;
  isAdmin: boolean;
  formId: string;
  now: number;
  timeZone: string;
};

/** What waits, the gravest first, and the item that is looked at with what can be decided of it. */
export function QueueView({ page, reply, userId, isAdmin, formId, ...moment }: QueueViewProps) {
  const copy = useCopy(queueCopy);
  const { query, items, counts, detail, past, next } = page;
  const forms = useForms(query, userId, reply);
  useQueueKeys({ items, shown: detail?.id ?? null, query, undo: forms.undoLast });
  const key = `${detail?.id ?? 0}-${forms.round}`;
  return (
    <div className="queue">
      <section className="queue-side" aria-labelledby="queue-title">
        <h1 id="queue-title">{copy.title}</h1>
        <p className={counts.late > 0 ? "queue-sum queue-late" : "queue-sum"}>
          {copy.open(counts.open, counts.late)}
        </p>
        <ItemList
          items={items}
          query={query}
          counts={counts}
          next={next}
          shown={detail?.id ?? null}
          {...moment}
        />
        <p className="hint queue-keys">{copy.keys}</p>
      </section>
      <div className="queue-main">
        <FieldError id="queue-refused">{forms.refusal && copy.refusals[forms.refusal]}</FieldError>
        {detail ? (
          <ItemDetail
            key={key}
            detail={detail}
            past={past}
            forms={{ ...forms, formId: `${formId}-${forms.round}` }}
            isAdmin={isAdmin}
            {...moment}
          />
        ) : (
          <Card>
            <EmptyState title={copy.nothing.title} text={copy.nothing.text} />
          </Card>
        )}
      </div>
    </div>
  );
}

/** One form at a time; what was decided is said, can be undone at once, and the next item comes. */
function useForms(query: QueueQuery, userId: string, sent: QueueReply | undefined): QueueForms {
  const copy = useCopy(queueCopy);
  const navigate = useNavigate();
  const fetcher = useFetcher<QueueReply>();
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<string | null>(null);
  const action = useMemberAction(QUEUE_PATH, userId);
  const reply = fetcher.state === "idle" ? (fetcher.data ?? sent) : undefined;
  const send = (fields: Record<string, string>) =>
    fetcher.submit(fields, { method: "post", action: QUEUE_PATH });
  const undo = (id: string) => send({ intent: "undo", id, formId: crypto.randomUUID(), words: "" });
  useReplies(fetcher.state === "idle" ? fetcher.data : undefined, (answer) => {
    if (!answer.ok) return;
    const { intent, decisionId } = answer;
    setRound((before) => before + 1);
    const stays = ["claim", "unclaim", "reveal", "undo"].includes(intent);
    setLast(stays ? null : decisionId);
    showToast({
      title: copy.toasts[stays ? (intent === "undo" ? "undone" : (intent as "claim")) : "decided"],
      tone: "ok",
      ...(!stays &&
        decisionId !== null && {
          durationMs: 8_000 as const,
          action: { label: copy.undo, onAction: () => undo(decisionId) },
        }),
    });
    // the gravest that nobody has is next
    if (!stays)
      navigate(`${QUEUE_PATH}${queueSearch({ ...query, item: null })}`, { preventScrollReset: true });
  });
  return {
    Form: fetcher.Form,
    action,
    busy: fetcher.state === "idle" ? null : String(fetcher.formData?.get("intent") ?? ""),
    refusal: reply && !reply.ok ? reply.refusal : null,
    round,
    undoLast: last === null ? null : () => undo(last),
    formId: "",
  };
}
