import { Form, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { adminBillingCopy } from "#app/features/admin/copy-billing.ts";
import { SearchForm } from "#app/features/admin/parts/search-form.tsx";
import { billingRefusalCopy } from "#app/features/billing/model/copy-refusals.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { AuditTable } from "./audit-table.tsx";
import type { AdminBillingReply, AuditLine, FoundMember } from "./billing.ts";
import { MemberBillingSummary } from "./member-billing-summary.tsx";
import { PaymentsTable } from "./payments-table.tsx";
import { Restore } from "./restore.tsx";
import "./billing.css";

const PATH = "/admin/billing";

type AdminBillingProps = { userId: string; log: readonly AuditLine[] };

/** P9, G3: a member's payments, refunds and grants. What is looked up stands in no address. */
export function AdminBillingView({ userId, log }: AdminBillingProps) {
  const copy = useCopy(adminBillingCopy);
  const reply = useActionReply<AdminBillingReply>();
  const action = useMemberAction(PATH, userId);
  const done = reply && reply.intent !== "look-up" && reply.refusal === null ? reply.intent : null;
  useEffect(() => {
    if (reply && done) showToast({ title: copy.done[done], tone: "ok" });
  }, [reply, done, copy]);
  return (
    <div className="admin">
      <h1>{copy.title}</h1>
      <p className="admin-text">{copy.text}</p>
      <Card as="section" aria-labelledby="find-title" className="admin-card">
        <h2 id="find-title">{copy.find.title}</h2>
        <MemberSearch action={action} reply={reply} />
      </Card>
      {reply && <Results reply={reply} action={action} />}
      <section aria-labelledby="log-title">
        <h2 id="log-title">{copy.log.title}</h2>
        <p className="admin-text">{copy.log.text}</p>
        <AuditTable log={log} />
      </section>
    </div>
  );
}

type Answered = { action: string; reply: AdminBillingReply | undefined };

/** The words of a refusal, where it was this form's. */
function useRefusal(
  reply: AdminBillingReply | undefined,
  intent: AdminBillingReply["intent"],
): string | null {
  const { refusals } = useCopy(billingRefusalCopy);
  return reply?.intent === intent && reply.refusal ? refusals[reply.refusal].text : null;
}

const useBusy = (intent: string): boolean => useNavigation().formData?.get("intent") === intent;

function MemberSearch({ action, reply }: Answered) {
  const { find } = useCopy(adminBillingCopy);
  const refused = useRefusal(reply, "look-up");
  return (
    <SearchForm
      action={action}
      intent="look-up"
      words={find}
      query={reply?.typed.query}
      error={refused !== null && find.none}
    />
  );
}

type FoundProps = { action: string; reply: AdminBillingReply };

/** One is shown whole; of several, one is chosen. */
function Results({ action, reply }: FoundProps) {
  const { find } = useCopy(adminBillingCopy);
  const { members } = reply;
  const [only] = members;
  if (only && members.length === 1) return <Found member={only} action={action} reply={reply} />;
  return (
    <ul className="admin-several">
      {members.map(({ userId, fullName }) => (
        <li key={userId}>
          <Form method="post" action={action}>
            <input type="hidden" name="intent" value="look-up" />
            <Button
              type="submit"
              variant="quiet"
              name="query"
              value={userId}
              aria-label={find.open(fullName)}
            >
              {fullName || userId}
            </Button>
          </Form>
          <small>{userId}</small>
        </li>
      ))}
    </ul>
  );
}

function Found({ member, action, reply }: FoundProps & { member: FoundMember }) {
  const copy = useCopy(adminBillingCopy);
  const restoreRefused = useRefusal(reply, "restore");
  return (
    <section className="admin-found" aria-labelledby="found-title">
      <h2 id="found-title">{member.fullName || member.userId}</h2>
      <MemberBillingSummary member={member} />
      <h3>{copy.payments.title}</h3>
      <PaymentsTable
        member={member}
        action={action}
        typed={reply.intent === "refund" && reply.refusal ? reply.typed : null}
        refused={useRefusal(reply, "refund")}
      />
      {member.under13Until !== null && (
        <Restore
          member={member}
          until={member.under13Until}
          action={action}
          requestId={reply.requestId}
          reason={reply.intent === "restore" && reply.refusal ? reply.typed.reason : ""}
          refused={restoreRefused}
        />
      )}
      <Grant member={member} action={action} reply={reply} />
    </section>
  );
}

function Grant({ member, action, reply }: FoundProps & { member: FoundMember }) {
  const { requestId } = reply;
  const { grant } = useCopy(adminBillingCopy);
  const refused = useRefusal(reply, "grant");
  const kept = reply.intent === "grant" && reply.refusal ? reply.typed : null;
  return (
    <Form method="post" action={action} className="admin-form" key={requestId} aria-labelledby="grant-title">
      <h3 id="grant-title">{grant.title}</h3>
      <p className="admin-text">{grant.text}</p>
      <input type="hidden" name="intent" value="grant" />
      <input type="hidden" name="userId" value={member.userId} />
      <input type="hidden" name="requestId" value={requestId} />
      <Field
        label={grant.count}
        name="count"
        type="number"
        min={1}
        max={500}
        step={1}
        defaultValue={kept?.count ?? "50"}
        required
      />
      <Field
        label={grant.reason}
        name="reason"
        maxLength={500}
        defaultValue={kept?.reason ?? ""}
        error={refused}
        required
      />
      <Button type="submit" variant="quiet" busy={useBusy("grant")}>
        {grant.submit}
      </Button>
    </Form>
  );
}
