import { Form, useNavigation } from "@remix-run/react";
import { friendsCopy } from "#app/features/friends/copy.ts";
import type { LinkPage } from "#app/features/friends/page.ts";
import { FRIENDS_PATH, friendLinkPath } from "#app/features/friends/paths.ts";
import type { FriendReply } from "#app/features/friends/reply.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { WordSelect } from "./ask-card.tsx";
import "#app/features/community/community.css";
import "./friends.css";

/** What a link leads to: a request to whose it is. */
export function InvitedView({ page, userId, token }: { page: LinkPage; userId: string; token: string }) {
  const { invited } = useCopy(friendsCopy);
  const { inviter } = page;
  return (
    <div className="community community-narrow">
      {inviter ? (
        <Card as="section" className="request-card">
          <header className="request-head">
            <Avatar name={inviter.name} colorKey={inviter.handle} size="large" />
            <div>
              <h1 dir="auto">{invited.title(inviter.name)}</h1>
            </div>
          </header>
          {inviter.mine || inviter.isFriend ? (
            <>
              <p>{inviter.mine ? invited.own : invited.already(inviter.name)}</p>
              <ButtonLink to={FRIENDS_PATH}>{invited.toFriends}</ButtonLink>
            </>
          ) : (
            <AskForm userId={userId} token={token} />
          )}
        </Card>
      ) : (
        <Card>
          <h1 className="sr-only">{invited.nowhere.title}</h1>
          <EmptyState
            {...invited.nowhere}
            picture={<Drawing name="key" size={132} />}
            action={<ButtonLink to={FRIENDS_PATH}>{invited.toFriends}</ButtonLink>}
          />
        </Card>
      )}
    </div>
  );
}

function AskForm({ userId, token }: { userId: string; token: string }) {
  const copy = useCopy(friendsCopy);
  const reply = useActionReply<FriendReply>();
  return (
    <Form method="post" action={useMemberAction(friendLinkPath(token), userId)} className="own-form">
      <p>{copy.invited.text}</p>
      <input type="hidden" name="intent" value="ask-by-link" />
      <input type="hidden" name="token" value={token} />
      <WordSelect />
      <Button type="submit" busy={useNavigation().state === "submitting"}>
        {copy.invited.ask}
      </Button>
      <FieldError id="invited-refused">{reply && !reply.ok && copy.refusals[reply.refusal]}</FieldError>
    </Form>
  );
}
