import { dateFormat } from "#app/core/text/date-format.ts";
import { adminBillingCopy } from "#app/features/admin/copy-billing.ts";
import { AdminTable } from "#app/features/admin/parts/admin-table.tsx";
import { money } from "#app/features/billing/model/plans.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { AuditLine } from "./billing.ts";

/** Who did what to whose billing, and why. */
export function AuditTable({ log }: { log: readonly AuditLine[] }) {
  const { log: words } = useCopy(adminBillingCopy);
  const language = useLanguage();
  if (log.length === 0) return <p className="admin-text">{words.none}</p>;
  const when = dateFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const { columns } = words;
  const amountOf = ({ act, amount }: AuditLine) =>
    act === "refund" ? money(amount, language) : String(amount);
  return (
    <AdminTable columns={columns}>
      {log.map((line) => (
        <tr key={line.id}>
          <td data-label={columns.when}>{when.format(line.at)}</td>
          <td data-label={columns.who}>{line.actor ?? words.gone}</td>
          <th scope="row" data-label={columns.act}>
            {words.acts[line.act](amountOf(line))}
          </th>
          <td data-label={columns.whom}>
            {line.outcome === "nobody" ? words.nobody : (line.whom ?? words.gone)}
          </td>
          <td data-label={columns.reason}>
            {line.act === "look_up" ? words.searches[line.reason] : line.reason}
          </td>
          <td data-label={columns.outcome}>{words.outcomes[line.outcome]}</td>
        </tr>
      ))}
    </AdminTable>
  );
}
