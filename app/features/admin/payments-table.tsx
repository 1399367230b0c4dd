import { Form, useNavigation } from "@remix-run/react";
import { adminBillingCopy } from "#app/features/admin/copy-billing.ts";
import { longDate, money } from "#app/features/billing/model/plans.ts";
import type { Payment } from "#app/features/billing/model/state.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { FoundMember, Typed } from "./billing.ts";

type PaymentsTableProps = {
  member: FoundMember;
  action: string;
  /** What was typed for the refund that was refused. */
  typed: Typed | null;
  refused: string | null;
};

/** Every payment of a member; one that is paid can be given back. */
export function PaymentsTable({ member, action, typed, refused }: PaymentsTableProps) {
  const { payments: words, kinds, statuses } = useCopy(adminBillingCopy);
  const language = useLanguage();
  const { payments } = member.billing;
  if (payments.length === 0) return <p className="admin-text">{words.none}</p>;
  const { columns } = words;
  return (
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col" className="admin-number">
            {columns.amount}
          </th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.act}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <td data-label={columns.day}>{longDate(payment.at, language, "UTC")}</td>
            <th scope="row" data-label={columns.what}>
              {kinds[payment.kind]}
              {payment.note && <q>{payment.note}</q>}
            </th>
            <td data-label={columns.amount} className="admin-number">
              {money(payment.amountCents, language)}
            </td>
            <td data-label={columns.state}>
              {statuses[payment.status](money(payment.refundedCents, language))}
            </td>
            <td data-label={columns.act}>
              {isRefundable(payment) && (
                <Refund
                  payment={payment}
                  userId={member.userId}
                  action={action}
                  typed={typed?.paymentId === payment.id ? typed : null}
                  refused={typed?.paymentId === payment.id ? refused : null}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isRefundable = ({ status }: Payment): boolean => status === "paid" || status === "part_refunded";

type RefundProps = Omit<PaymentsTableProps, "member"> & { payment: Payment; userId: string };

function Refund({ payment, userId, action, typed, refused }: RefundProps) {
  const { payments: words, kinds } = useCopy(adminBillingCopy);
  const language = useLanguage();
  const busy = useNavigation().formData?.get("paymentId") === payment.id;
  const left = money(payment.amountCents - payment.refundedCents, language);
  return (
    <details className="admin-refund" open={typed !== null}>
      <summary aria-label={words.refundOf(kinds[payment.kind], longDate(payment.at, language, "UTC"))}>
        {words.refund}
      </summary>
      <Form method="post" action={action} className="admin-form">
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="userId" value={userId} />
        <input type="hidden" name="paymentId" value={payment.id} />
        <Field
          label={words.reason}
          name="reason"
          maxLength={500}
          defaultValue={typed?.reason ?? ""}
          error={refused}
          required
        />
        <Checkbox label={words.confirm(left)} name="confirm" required />
        <Button type="submit" variant="danger" busy={busy}>
          {words.button}
        </Button>
      </Form>
    </details>
  );
}
