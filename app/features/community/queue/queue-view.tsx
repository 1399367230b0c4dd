import { Form, useActionData, useNavigation } from "@remix-run/react";
import { communityCopy } from "#app/features/community/copy.ts";
import { encourageCopy } from "#app/features/community/encourage/copy-encourage.ts";
import type { Preset } from "#app/features/community/encourage/presets.ts";
import type { ReportReason } from "#app/features/community/model/themes.ts";
import { dayOf, timeOf } from "#app/features/community/parts/time-words.ts";
import { QUEUE_PATH } from "#app/features/community/paths.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { queueCopy } from "./copy-queue.ts";
import type { QueueReply } from "./reply.ts";
import "#app/features/community/community.css";
import type { QueueItem } from "./item.ts";

type Line = { id: string; act: string; subject: string; reason: string; actor: string; at: number };
export type QueuePage = {
  waiting: QueueItem[];
  hidden: QueueItem[];
  log: Line[];
  now: number;
  timeZone: string;
};

/** What waits for a moderator, what was hidden, and the log of what was done. */
export function QueueView({ page, userId, formId }: { page: QueuePage; userId: string; formId: string }) {
  const copy = useCopy(queueCopy);
  const { waiting, hidden, log, ...moment } = page;
  const reply = useActionData<QueueReply>();
  const item = { userId, formId, ...moment };
  return (
    <div className="community community-narrow">
      <header>
        <h1>{copy.title}</h1>
        <p className="community-intro">{copy.text}</p>
      </header>
      <FieldError id="queue-refused">{reply && !reply.ok && copy.refusals[reply.refusal]}</FieldError>
      <section className="wall-list" aria-labelledby="queue-waiting">
        <h2 id="queue-waiting">{copy.waiting}</h2>
        {waiting.length === 0 && (
          <Card>
            <EmptyState title={copy.nothing.title} text={copy.nothing.text} />
          </Card>
        )}
        {waiting.map((one) => (
          <QueueCard key={one.id} item={one} {...item} />
        ))}
      </section>
      <section className="wall-list" aria-labelledby="queue-hidden">
        <h2 id="queue-hidden">{copy.hidden}</h2>
        {hidden.length === 0 && <p className="hint">{copy.noHidden}</p>}
        {hidden.map((one) => (
          <QueueCard key={one.id} item={one} {...item} />
        ))}
      </section>
      <QueueLog log={log} {...moment} />
    </div>
  );
}

const ACTS = { held: ["release", "hide"], shown: ["keep", "hide"], hidden: ["restore"] } as const;

type ItemProps = { item: QueueItem; userId: string; formId: string; now: number; timeZone: string };

function QueueCard({ item, userId, formId, now, timeZone }: ItemProps) {
  const copy = useCopy(queueCopy);
  const words = useCopy(communityCopy);
  const lines = useCopy(encourageCopy);
  const language = useLanguage();
  const sent = useNavigation().formData;
  const action = useMemberAction(QUEUE_PATH, userId);
  const reasons = JSON.parse(item.reasons) as ReportReason[];
  const busy = (act: string) => sent?.get("id") === item.id && sent.get("intent") === act;
  return (
    <Card as="article" className="queue-item">
      <p className="queue-facts">
        {item.preset !== undefined && <Badge>{lines.inQueue}</Badge>}
        {item.urgent === 1 && <Badge tone="danger">{copy.urgent}</Badge>}
        {item.moderation !== "hidden" && <Badge>{copy[item.moderation]}</Badge>}
        {reasons.length > 0 && <Badge tone="amber">{copy.reported(reasons.length)}</Badge>}
        {item.ageBand === "13-17" && <Badge tone="plum">{copy.young}</Badge>}
      </p>
      <p>
        <b dir="auto">{item.name}</b> <small>{item.handle}</small>{" "}
        <small>{dayOf(item.createdAt, { now, timeZone, language })}</small>
        {item.unnamed === 1 && <small>. {copy.unnamed}</small>}
      </p>
      <div lang={item.language} dir="auto">
        {item.title && <h3>{item.title}</h3>}
        <p className="request-body">{item.preset ? lines.presets[item.preset as Preset] : item.body}</p>
      </div>
      {reasons.length > 0 && (
        <ul className="queue-reasons">
          {[...new Set(reasons)].map((reason) => (
            <li key={reason}>{words.reasons[reason]}</li>
          ))}
        </ul>
      )}
      <Form method="post" action={action} preventScrollReset className="queue-form">
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="formId" value={`${formId}-${item.id.slice(-8)}`} />
        <Field label={copy.reason} name="reason" maxLength={300} autoComplete="off" />
        <div className="queue-acts">
          {ACTS[item.moderation].map((act) => (
            <Button
              key={act}
              type="submit"
              name="intent"
              value={act}
              variant={act === "hide" ? "danger" : "quiet"}
              busy={busy(act)}
            >
              {copy.acts[act]}
            </Button>
          ))}
        </div>
      </Form>
    </Card>
  );
}

function QueueLog({ log, ...moment }: { log: Line[]; now: number; timeZone: string }) {
  const copy = useCopy(queueCopy);
  const language = useLanguage();
  const at = { ...moment, language };
  return (
    <section className="me-kept" aria-labelledby="queue-log">
      <h2 id="queue-log">{copy.log}</h2>
      {log.length === 0 && <p className="hint">{copy.noLog}</p>}
      <ul>
        {log.map((line) => (
          <li key={line.id}>
            <span>
              {copy.done[line.act] ?? line.act}: {line.actor}
              {line.reason && ` (${line.reason})`}
            </span>
            <small>
              {dayOf(line.at, at)}, {timeOf(line.at, at)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
