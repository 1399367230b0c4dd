import { Form, Link, useNavigation } from "@remix-run/react";
import { HelpFirst } from "#app/features/community/parts/help-first.tsx";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { MINISTRIES } from "#app/features/groups/model/kinds.ts";
import type { NewGroupPage } from "#app/features/groups/page.ts";
import { GROUPS_PATH, NEW_GROUP_PATH } from "#app/features/groups/paths.ts";
import type { GroupReply } from "#app/features/groups/reply.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { AboutFields } from "./about-fields.tsx";
import "#app/features/community/community.css";
import "./groups.css";

/** A new group: by adults, and for the young by appointed leaders. */
export function NewGroupView({ page, userId }: { page: NewGroupPage; userId: string }) {
  const copy = useCopy(groupsCopy);
  const { form } = copy;
  const action = useMemberAction(NEW_GROUP_PATH, userId);
  const busy = useNavigation().state === "submitting";
  const reply = useActionReply<GroupReply>();
  const refused = reply && !reply.ok ? reply : null;
  return (
    <div className="community community-narrow">
      <Link className="community-back" to={GROUPS_PATH}>
        <Icon name="arrow-left" />
        {copy.back}
      </Link>
      <h1>{form.title}</h1>
      {!page.mayMake && (
        <Card>
          <EmptyState
            {...form.youngMaker}
            picture={<Drawing name="kite" size={116} />}
            action={<ButtonLink to={GROUPS_PATH}>{copy.back}</ButtonLink>}
          />
        </Card>
      )}
      {page.mayMake && (
        <>
          {refused?.help && <HelpFirst help={refused.help} />}
          <Form method="post" action={action} className="ask-form">
            <input type="hidden" name="intent" value="make" />
            <input type="hidden" name="formId" value={page.formId} />
            {refused?.help && <input type="hidden" name="seenHelp" value="yes" />}
            {refused?.help && <p className="request-state">{copy.help}</p>}
            <AboutFields given={refused?.given ?? {}} />
            <Select label={form.ministry} name="ministry" defaultValue={refused?.given?.ministry ?? ""}>
              <option value="">{form.noMinistry}</option>
              {MINISTRIES.filter((one) => one !== "youth" || page.leads).map((one) => (
                <option key={one} value={one}>
                  {copy.ministries[one]}
                </option>
              ))}
            </Select>
            {page.leads && <Checkbox name="young" value="yes" label={form.young} hint={form.youngHint} />}
            <FieldError id="new-group-refused">
              {refused && !refused.help && copy.refusals[refused.refusal]}
            </FieldError>
            <Button type="submit" large busy={busy}>
              {form.send}
            </Button>
          </Form>
        </>
      )}
    </div>
  );
}
