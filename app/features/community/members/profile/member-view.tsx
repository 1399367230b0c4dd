import { Link, useFetcher, useNavigate } from "@remix-run/react";
import type { ReactNode } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import { MemberFace } from "#app/features/community/members/pictures/picture.tsx";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { RequestCard } from "#app/features/community/parts/request-card.tsx";
import { COMMUNITY_PATH, ME_PATH, memberPath } from "#app/features/community/paths.ts";
import type { CommunityReply } from "#app/features/community/reply.ts";
import type { TestimonyLine } from "#app/features/community/testimonies/model/testimony-line.ts";
import { TestimonyCard } from "#app/features/community/testimonies/screen/testimony-card.tsx";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { profileCopy } from "./copy-profile.ts";
import { type ProfileQuery, profilePath } from "./query.ts";
import "#app/features/community/community.css";
import "./profile.css";

export type MemberProps = {
  member: { handle: string; name: string; picture: string; about: string };
  mine: boolean;
  query: ProfileQuery;
  requests: RequestLine[] | null;
  testimonies: TestimonyLine[] | null;
  next: ProfileQuery;
  now: number;
  timeZone: string;
};

/** A member as another sees them: what they say of themselves, and what they wrote with their name. */
export function MemberView({ page, userId }: { page: MemberProps; userId: string }) {
  const copy = useCopy(profileCopy);
  const common = useCopy(communityCopy);
  const { member, mine, query, requests, testimonies, next, ...moment } = page;
  const { handle, name, about } = member;
  const older = (change: Partial<ProfileQuery>) => profilePath(handle, { ...query, ...change });
  return (
    <div className="community community-narrow">
      <Link className="community-back" to={COMMUNITY_PATH}>
        <Icon name="arrow-left" />
        {copy.back}
      </Link>
      <Card as="section" className="profile-head">
        <MemberFace author={member} size="large" />
        <div>
          <h1 dir="auto">{name}</h1>
          {about !== "" && (
            <p className="request-body" dir="auto">
              {about}
            </p>
          )}
          {mine && <p className="hint">{copy.yours}</p>}
        </div>
        {mine && (
          <ButtonLink to={ME_PATH} variant="quiet" icon="square-pen">
            {copy.change}
          </ButtonLink>
        )}
      </Card>
      <Written
        title={copy.requests}
        isShown={requests !== null}
        more={next.requests && older({ requests: next.requests })}
        words={common.more}
      >
        {requests?.map((request) => (
          <RequestCard key={request.id} request={request} userId={userId} {...moment} />
        ))}
      </Written>
      <Written
        title={copy.testimonies}
        isShown={testimonies !== null}
        more={next.testimonies && older({ testimonies: next.testimonies })}
        words={copy.testimonies}
      >
        {testimonies?.map((one) => (
          <TestimonyCard key={one.id} testimony={one} {...moment} />
        ))}
      </Written>
      {!mine && <BlockMember handle={handle} name={name} userId={userId} />}
    </div>
  );
}

type WrittenProps = {
  title: string;
  isShown: boolean;
  more: string | null;
  words: string;
  children: ReactNode[] | undefined;
};

function Written({ title, isShown, more, words, children }: WrittenProps) {
  const copy = useCopy(profileCopy);
  return (
    <section className="wall-list" aria-label={title}>
      <h2>{title}</h2>
      {!isShown && <p className="hint">{copy.notShown}</p>}
      {isShown && (children ?? []).length === 0 && <p className="hint">{copy.none}</p>}
      {children}
      {more && (
        <div className="wall-pages">
          <ButtonLink to={more} variant="quiet">
            {words}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** Two presses, as on a request; without a notice. */
function BlockMember({ handle, name, userId }: { handle: string; name: string; userId: string }) {
  const copy = useCopy(profileCopy);
  const common = useCopy(communityCopy);
  const navigate = useNavigate();
  const fetcher = useFetcher<CommunityReply>();
  const action = useMemberAction(memberPath(handle), userId);
  useReplies(fetcher.data, (reply) => {
    if (!reply.ok) return showToast({ title: common.refusals[reply.refusal], tone: "danger" });
    showToast({ title: copy.toasts["block-member"], tone: "ok" });
    navigate(COMMUNITY_PATH);
  });
  return (
    <details className="request-safety">
      <summary>{copy.block(name)}</summary>
      <Card className="request-safety-forms">
        <fetcher.Form method="post" action={action} className="own-button">
          <input type="hidden" name="handle" value={handle} />
          <Button type="submit" name="intent" value="block-member" variant="danger">
            {copy.block(name)}
          </Button>
          <p className="hint">{common.menu.blockHint}</p>
        </fetcher.Form>
      </Card>
    </details>
  );
}
