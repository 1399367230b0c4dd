import { communityCopy } from "#app/features/community/copy.ts";
import { encourageCopy } from "#app/features/community/encourage/copy-encourage.ts";
import type { Preset } from "#app/features/community/encourage/presets.ts";
import { dayOf } from "#app/features/community/parts/time-words.ts";
import { queueCopy } from "#app/features/community/queue/copy-queue.ts";
import { clockOf } from "#app/features/community/queue/model/clock.ts";
import type { PastDecision, QueueDetail } from "#app/features/community/queue/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { AppealForm } from "./appeal-form.tsx";
import { DecideForm } from "./decide-form.tsx";
import { PastDecisions } from "./past-decisions.tsx";
import type { QueueForms } from "./queue-forms.ts";
import { RevealForm } from "./reveal-form.tsx";

type DetailProps = {
  detail: QueueDetail;
  past: PastDecision[];
  forms: QueueForms;
  isAdmin: boolean;
  now: number;
  timeZone: string;
};

/** One item: what was written and where, who wrote it as far as that may be known, and what can be decided. */
export function ItemDetail({ detail, past, forms, isAdmin, ...moment }: DetailProps) {
  const copy = useCopy(queueCopy);
  const isOpen = detail.state === "open";
  return (
    <article className="queue-detail" aria-labelledby="queue-item-title">
      <Heading detail={detail} now={moment.now} />
      {isOpen && <Claim detail={detail} forms={forms} />}
      <Written detail={detail} />
      <Facts detail={detail} forms={forms} {...moment} />
      {isOpen && detail.own && <p className="request-state">{copy.own}</p>}
      {isOpen && !detail.own && detail.appealOf === null && (
        <DecideForm detail={detail} forms={forms} isAdmin={isAdmin} />
      )}
      {isOpen && !detail.own && detail.appealOf !== null && <AppealForm detail={detail} forms={forms} />}
      {!isOpen && detail.moderation === "hidden" && <Restore detail={detail} forms={forms} />}
      <PastDecisions past={past} forms={forms} {...moment} />
    </article>
  );
}

function Heading({ detail, now }: { detail: QueueDetail; now: number }) {
  const copy = useCopy(queueCopy);
  const clock = clockOf(detail.openedAt, detail.closedAt ?? now);
  return (
    <header className="queue-heading">
      <div>
        <h2 id="queue-item-title">
          {detail.severity < 3
            ? `${copy.severity[detail.severity]}: ${copy.kinds[detail.kind]}`
            : copy.kinds[detail.kind]}
        </h2>
        <p className="community-intro">
          {detail.reports > 0 ? copy.reportedBy(detail.reports) : copy.why[detail.why]?.(detail.reports)}
        </p>
      </div>
      <p className="queue-clock">
        <b className={detail.state === "open" && !clock.left ? "queue-late" : undefined}>{copy.age(clock)}</b>
        {detail.state === "open" && (
          <small>{clock.left ? copy.left(copy.age(clock.left)) : copy.missed}</small>
        )}
      </p>
    </header>
  );
}

function Claim({ detail, forms }: { detail: QueueDetail; forms: QueueForms }) {
  const copy = useCopy(queueCopy);
  const intent = detail.mine ? "unclaim" : "claim";
  const isTaken = detail.claimer !== null && !detail.mine;
  return (
    <forms.Form method="post" action={forms.action} className="queue-claim">
      <input type="hidden" name="item" value={detail.id} />
      <span>
        {detail.mine ? copy.claimedByYou : isTaken ? copy.has(detail.claimer || copy.somebody) : copy.free}
      </span>
      {!isTaken && (
        <Button
          type="submit"
          variant="quiet"
          name="intent"
          value={intent}
          busy={forms.busy === intent}
          data-key="c"
        >
          {copy[intent]}
        </Button>
      )}
    </forms.Form>
  );
}

/** As the report of a guest’s note writes it beside what stands for the group (migration 0031). */
const GUEST_WORDS = /^(A guest’s note|Nota de un invitado): /mu;

function Written({ detail }: { detail: QueueDetail }) {
  const copy = useCopy(queueCopy);
  const lines = useCopy(encourageCopy);
  const isGroup = detail.kind === "group";
  const said = detail.preset ? lines.presets[detail.preset as Preset] : detail.body;
  return (
    <Card className="queue-written">
      {detail.context && (
        <div className="queue-context">
          <small>{copy.context}</small>
          <p dir="auto">{detail.context}</p>
        </div>
      )}
      <div className="queue-text" lang={detail.language} dir="auto">
        {detail.title && <h3>{detail.title}</h3>}
        {said ? <p className="request-body">{said}</p> : !isGroup && <p className="hint">{copy.goneWords}</p>}
      </div>
      {detail.kept !== "" && detail.appealOf === null && detail.kept !== detail.body && !detail.preset && (
        <div className="queue-context">
          <small>{copy.keptWords}</small>
          <p dir="auto">{detail.kept}</p>
          {isGroup && GUEST_WORDS.test(detail.kept) && <p className="hint">{copy.guestWords}</p>}
        </div>
      )}
    </Card>
  );
}

function Facts({
  detail,
  forms,
  ...moment
}: {
  detail: QueueDetail;
  forms: QueueForms;
  now: number;
  timeZone: string;
}) {
  const copy = useCopy(queueCopy);
  const words = useCopy(communityCopy);
  const language = useLanguage();
  const day = dayOf(detail.joinedAt, { ...moment, language });
  const before = [
    detail.warned === 0 ? copy.facts.clean : copy.facts.warned(detail.warned),
    ...(detail.appealsRight > 0 ? [copy.facts.right(detail.appealsRight)] : []),
  ].join(", ");
  return (
    <>
      <dl className="queue-facts">
        <div>
          <dt>{detail.kind === "group" ? copy.whoLeads : copy.who}</dt>
          <dd>
            {detail.name === null ? copy.unnamed : <b dir="auto">{detail.name}</b>}{" "}
            {detail.ageBand === "13-17" && <Badge tone="plum">{copy.young}</Badge>}
            {detail.leads && <Badge>{copy.leader}</Badge>}
            <small>{copy.facts.since(day, detail.level)}</small>
          </dd>
        </div>
        <div>
          <dt>{copy.facts.before}</dt>
          <dd>{before}</dd>
        </div>
        <div>
          <dt>{copy.facts.stands}</dt>
          <dd>{detail.withdrawn ? copy.withdrawn : detail.moderation && copy.states[detail.moderation]}</dd>
        </div>
      </dl>
      {detail.reasons.length > 0 && (
        <ul className="queue-reasons">
          {detail.reasons.map(([reason, count]) => (
            <li key={reason}>{copy.reason(words.reasons[reason], count)}</li>
          ))}
        </ul>
      )}
      {detail.unnamed && !detail.revealed && !detail.own && <RevealForm detail={detail} forms={forms} />}
    </>
  );
}

function Restore({ detail, forms }: { detail: QueueDetail; forms: QueueForms }) {
  const copy = useCopy(queueCopy);
  return (
    <forms.Form method="post" action={forms.action}>
      <input type="hidden" name="id" value={detail.subject} />
      <input type="hidden" name="formId" value={`${forms.formId}-r${detail.id}`} />
      <Button type="submit" variant="quiet" name="intent" value="restore" busy={forms.busy === "restore"}>
        {copy.restore}
      </Button>
    </forms.Form>
  );
}
