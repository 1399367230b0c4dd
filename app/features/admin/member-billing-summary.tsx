import { adminBillingCopy } from "#app/features/admin/copy-billing.ts";
import { longDate } from "#app/features/billing/model/plans.ts";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { FoundMember } from "./billing.ts";

/** What a member has now. */
export function MemberBillingSummary({ member: { userId, billing } }: { member: FoundMember }) {
  const { member: words } = useCopy(adminBillingCopy);
  const language = useLanguage();
  const day = (time: number) => longDate(time, language, "UTC");
  const { plan, renewsAt, endsAt, graceUntil, frozen, credits, status } = billing;
  return (
    <dl className="admin-status">
      <div>
        <dt>{words.plan}</dt>
        <dd>
          {words[plan]}
          {status !== "none" && <Badge>{status}</Badge>}
          {frozen && <Badge tone="danger">{words.frozen}</Badge>}
        </dd>
      </div>
      {renewsAt !== null && (
        <div>
          <dt>{words.next}</dt>
          <dd>{day(renewsAt)}</dd>
        </div>
      )}
      {graceUntil !== null ? (
        <div>
          <dt>{words.grace}</dt>
          <dd>{day(graceUntil)}</dd>
        </div>
      ) : (
        endsAt !== null && (
          <div>
            <dt>{words.ends}</dt>
            <dd>{day(endsAt)}</dd>
          </div>
        )
      )}
      <div>
        <dt>{words.credits}</dt>
        <dd>{credits}</dd>
      </div>
      <div>
        <dt>{words.id}</dt>
        <dd className="admin-id">{userId}</dd>
      </div>
    </dl>
  );
}
