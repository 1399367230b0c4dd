import { Form } from "@remix-run/react";
import { AdminTable } from "#app/features/admin/parts/admin-table.tsx";
import { adminPartsCopy } from "#app/features/admin/parts/copy-parts.ts";
import { momentOf } from "#app/features/admin/parts/moment.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { HiddenFields } from "#app/ui/controls/hidden-fields.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { AUDIT_KINDS, type AuditQuery, type AuditRow } from "./audit-query.ts";
import { auditCopy } from "./copy-audit.ts";

type AuditViewProps = {
  query: AuditQuery;
  lines: readonly AuditRow[];
  after: string | null;
  userId: string;
  formId: string;
  refused: string | null;
};

/** The log of everything that staff did. */
export function AuditView({ query, lines, after, ...exporting }: AuditViewProps) {
  const copy = useCopy(auditCopy);
  return (
    <>
      <Filter query={query} />
      {lines.length === 0 ? (
        <Card>
          <EmptyState title={copy.none.title} text={copy.none.text} />
        </Card>
      ) : (
        <Lines lines={lines} />
      )}
      {after && (
        <p>
          <ButtonLink variant="quiet" to={`?${new URLSearchParams({ ...asked(query), after })}`}>
            {copy.older}
          </ButtonLink>
        </p>
      )}
      <ExportForm query={query} {...exporting} />
    </>
  );
}

const asked = ({ kind, from, to }: AuditQuery) => ({ kind, ...(from && { from }), ...(to && { to }) });

function Filter({ query }: { query: AuditQuery }) {
  const { filter, kinds } = useCopy(auditCopy);
  return (
    <Form method="get" className="admin-filter" aria-label={filter.title}>
      <Select label={filter.kind} name="kind" defaultValue={query.kind}>
        {AUDIT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </Select>
      <Field label={filter.from} name="from" type="date" defaultValue={query.from} />
      <Field label={filter.to} name="to" type="date" defaultValue={query.to} />
      <Button type="submit" variant="quiet">
        {filter.submit}
      </Button>
    </Form>
  );
}

function Lines({ lines }: { lines: readonly AuditRow[] }) {
  const { columns } = useCopy(auditCopy);
  return (
    <AdminTable columns={columns}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </AdminTable>
  );
}

function Line({ line }: { line: AuditRow }) {
  const copy = useCopy(auditCopy);
  const { columns } = copy;
  const moment = momentOf(useLanguage());
  const reason = line.kind === "look-ups" ? (copy.searches[line.reason] ?? line.reason) : line.reason;
  return (
    <tr>
      <td data-label={columns.at}>{moment(line.at)}</td>
      <td data-label={columns.actor}>{line.actor ?? copy.gone}</td>
      <th scope="row" data-label={columns.act}>
        {copy.acts[line.act] ?? line.act}
        {line.subject && <small className="admin-meta"> {line.subject}</small>}
      </th>
      <td data-label={columns.whom}>{line.whom ?? ""}</td>
      <td data-label={columns.reason}>
        {reason}
        {(line.before || line.after) && (
          <details>
            <summary>{copy.change}</summary>
            <code className="admin-meta">
              {line.before ?? "–"} → {line.after ?? "–"}
            </code>
          </details>
        )}
      </td>
      <td data-label={columns.outcome}>{copy.outcomes[line.outcome] ?? line.outcome}</td>
    </tr>
  );
}

const FORMATS = ["csv", "json"] as const;

type ExportProps = Pick<AuditViewProps, "query" | "userId" | "formId" | "refused">;

/** A plain form: its answer is a file. */
function ExportForm({ query, userId, formId, refused }: ExportProps) {
  const copy = useCopy(auditCopy);
  const words = useCopy(adminPartsCopy);
  const action = useMemberAction("/admin/audit/export", userId);
  return (
    <Card as="section" className="admin-card" aria-labelledby="export-title">
      <h2 id="export-title">{copy.export.title}</h2>
      <p className="admin-text">{copy.export.text}</p>
      <form method="post" action={action} className="admin-form">
        <input type="hidden" name="formId" value={formId} />
        <HiddenFields fields={asked(query)} />
        <Select label={copy.export.format} name="format" defaultValue="csv">
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {format.toUpperCase()}
            </option>
          ))}
        </Select>
        <Field label={words.reason} name="reason" maxLength={500} required />
        <FieldError id="export-refused">{refused}</FieldError>
        <Button type="submit" variant="quiet">
          {copy.export.submit}
        </Button>
      </form>
    </Card>
  );
}
