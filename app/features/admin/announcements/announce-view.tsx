import type { ReactNode } from "react";
import { ActForm, refusedHere } from "#app/features/admin/parts/act-form.tsx";
import { BothLanguages } from "#app/features/admin/parts/both-languages.tsx";
import { DoneToast } from "#app/features/admin/parts/done-toast.tsx";
import { momentOf } from "#app/features/admin/parts/moment.ts";
import type { AdminReply, Typed } from "#app/features/admin/parts/reply.ts";
import { AUDIENCES } from "#app/features/announcements/announcement.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { Field } from "#app/ui/controls/field.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { announceCopy } from "./copy-announce.ts";
import { type AnnouncementLine, MAX_ANNOUNCEMENT, stateOf } from "./line.ts";

const PATH = "/admin/announcements";

type AnnounceViewProps = { lines: readonly AnnouncementLine[]; userId: string; formId: string; now: number };

export function AnnounceView({ lines, userId, formId, now }: AnnounceViewProps) {
  const copy = useCopy(announceCopy);
  const reply = useActionReply<AdminReply>();
  const form = { action: PATH, userId, reply };
  return (
    <>
      <DoneToast reply={reply} />
      <Card as="section" className="admin-card" aria-labelledby="make-title">
        <h2 id="make-title">{copy.make}</h2>
        <ActForm {...form} key={formId} intent="announce" formId={formId} submit={copy.submit}>
          {(typed) => <AnnounceFields typed={typed} now={now} />}
        </ActForm>
      </Card>
      <section aria-labelledby="list-title" className="admin-list">
        <h2 id="list-title">{copy.list}</h2>
        {lines.length === 0 && <p className="admin-text">{copy.none}</p>}
        {lines.map((line) => (
          <Line key={line.id} line={line} now={now}>
            <details className="admin-fold" open={refusedHere(reply, "end", { id: line.id }) !== null}>
              <summary>{copy.end}</summary>
              <ActForm
                {...form}
                intent="end"
                about={{ id: line.id }}
                formId={`${formId}-${line.id}`}
                submit={copy.end}
                variant="danger"
              />
            </details>
          </Line>
        ))}
      </section>
    </>
  );
}

function AnnounceFields({ typed, now }: { typed: Typed; now: number }) {
  const copy = useCopy(announceCopy);
  const today = new Date(now).toISOString().slice(0, 10);
  return (
    <>
      <BothLanguages labels={copy} hint={copy.most} most={MAX_ANNOUNCEMENT} typed={typed} />
      <Select label={copy.audience} name="audience" defaultValue={typed.audience ?? "members"}>
        {AUDIENCES.map((audience) => (
          <option key={audience} value={audience}>
            {copy.audiences[audience]}
          </option>
        ))}
      </Select>
      <Field label={copy.from} name="from" type="date" defaultValue={typed.from ?? today} required />
      <Field
        label={copy.to}
        name="to"
        type="date"
        hint={copy.days}
        defaultValue={typed.to ?? today}
        required
      />
    </>
  );
}

type LineProps = { line: AnnouncementLine; now: number; children: ReactNode };

function Line({ line, now, children }: LineProps) {
  const copy = useCopy(announceCopy);
  const moment = momentOf(useLanguage());
  const state = stateOf(line, now);
  return (
    <Card as="article" className="admin-item">
      <div className="admin-line">
        <Badge tone={state === "running" ? "ok" : "plain"} dot>
          {copy.states[state]}
        </Badge>
        <small className="admin-meta">
          {copy.audiences[line.audience]}, {copy.period(moment(line.startsAt), moment(line.endsAt))}
        </small>
      </div>
      <p lang="en">{line.en}</p>
      <p lang="es">{line.es}</p>
      {state !== "over" && children}
    </Card>
  );
}
