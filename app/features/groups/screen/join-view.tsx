import { Form, useNavigation } from "@remix-run/react";
import { groupsCopy } from "#app/features/groups/copy.ts";
import type { JoinPage } from "#app/features/groups/page.ts";
import { GROUPS_PATH, groupJoinPath, groupPath } from "#app/features/groups/paths.ts";
import type { GroupReply } from "#app/features/groups/reply.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { GroupFacts } from "./group-card.tsx";
import "#app/features/community/community.css";
import "./groups.css";

/** What a link to a group leads to. */
export function JoinView({ page, userId, token }: { page: JoinPage; userId: string; token: string }) {
  const copy = useCopy(groupsCopy);
  const { invited } = copy;
  const { group } = page;
  const action = useMemberAction(groupJoinPath(token), userId);
  const busy = useNavigation().state === "submitting";
  const reply = useActionReply<GroupReply>();
  return (
    <div className="community community-narrow">
      {group ? (
        <Card as="section" className="request-card">
          <h1 dir="auto">{group.name}</h1>
          <p className="hint">{invited.text}</p>
          {group.about && (
            <p className="request-body" lang={group.language} dir="auto">
              {group.about}
            </p>
          )}
          <GroupFacts group={group} />
          {group.role ? (
            <ButtonLink to={groupPath(group.slug)}>{invited.enter}</ButtonLink>
          ) : (
            <Form method="post" action={action} className="own-form">
              <input type="hidden" name="intent" value="join-by-link" />
              <input type="hidden" name="token" value={token} />
              {group.young && <p className="hint">{invited.youngText}</p>}
              {group.asked ? (
                <p className="request-state">{copy.asked}</p>
              ) : (
                <Button type="submit" busy={busy}>
                  {group.young ? copy.ask : invited.enter}
                </Button>
              )}
              <FieldError id="join-refused">{reply && !reply.ok && copy.refusals[reply.refusal]}</FieldError>
            </Form>
          )}
        </Card>
      ) : (
        <Card>
          <h1 className="sr-only">{invited.nowhere.title}</h1>
          <EmptyState
            {...invited.nowhere}
            picture={<Drawing name="key" size={132} />}
            action={<ButtonLink to={GROUPS_PATH}>{invited.toGroups}</ButtonLink>}
          />
        </Card>
      )}
    </div>
  );
}
