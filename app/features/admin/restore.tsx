import { Form, useNavigation } from "@remix-run/react";
import { adminBillingCopy } from "#app/features/admin/copy-billing.ts";
import { longDate } from "#app/features/billing/model/plans.ts";
import { AGE_BANDS } from "#app/features/member/age.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { FoundMember } from "./billing.ts";

type RestoreProps = {
  member: FoundMember;
  /** When it is erased. */
  until: number;
  action: string;
  requestId: string;
  /** What was typed and refused. */
  reason: string;
  refused: string | null;
};

/** G13: an account that was closed because its owner said that they are under 13, opened again on proof. */
export function Restore({ member, until, action, requestId, reason, refused }: RestoreProps) {
  const { restore: words } = useCopy(adminBillingCopy);
  const day = longDate(until, useLanguage(), "UTC");
  const busy = useNavigation().formData?.get("intent") === "restore";
  return (
    <Form
      method="post"
      action={action}
      className="admin-form"
      key={requestId}
      aria-labelledby="restore-title"
    >
      <h3 id="restore-title">{words.title}</h3>
      <p className="admin-text">{words.text(day)}</p>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="userId" value={member.userId} />
      <input type="hidden" name="requestId" value={requestId} />
      <Select label={words.band} name="ageBand" defaultValue="13-17">
        {AGE_BANDS.map((band) => (
          <option key={band} value={band}>
            {words.bands[band]}
          </option>
        ))}
      </Select>
      <Field
        label={words.reason}
        name="reason"
        maxLength={500}
        defaultValue={reason}
        error={refused}
        required
      />
      <Checkbox label={words.confirm} name="confirm" required />
      <Button type="submit" variant="danger" busy={busy}>
        {words.submit}
      </Button>
    </Form>
  );
}
