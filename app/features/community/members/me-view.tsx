import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import type { ReportReason } from "#app/features/community/model/themes.ts";
import { CommunityNav } from "#app/features/community/parts/community-nav.tsx";
import { DECISIONS_PATH, LEVEL_PATH, ME_PATH } from "#app/features/community/paths.ts";
import { RULES_PATH } from "#app/features/community/rules/rules.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { profileCopy } from "./profile/copy-profile.ts";
import { type OwnProfile, ProfileForm } from "./profile/profile-form.tsx";
import "#app/features/community/community.css";
import "#app/features/community/decisions/decisions.css";
import "./profile/profile.css";

export type MePage = {
  me: OwnProfile;
  blocks: { id: string; name: string | null; at: number }[];
  hidden: { id: string; body: string }[];
  muted: { id: string; body: string }[];
  reports: { id: string; reason: string; state: string }[];
};

/** What others see of the member; whom and what the member does not see, and how to take that back. */
export function MeView({ page, userId }: { page: MePage; userId: string }) {
  const copy = useCopy(communityCopy);
  const { mePage } = copy;
  const { muting } = useCopy(profileCopy);
  const { me, blocks, hidden, muted, reports } = page;
  return (
    <div className="community community-narrow">
      <header className="community-head">
        <div>
          <h1>{mePage.title}</h1>
          <p className="community-intro">{mePage.text}</p>
        </div>
      </header>
      <CommunityNav current="me" />
      <ProfileForm me={me} userId={userId} />
      <p className="decision-links">
        <Link to={DECISIONS_PATH}>{mePage.links.decisions}</Link>
        <Link to={LEVEL_PATH}>{mePage.links.level}</Link>
        <Link to={RULES_PATH}>{mePage.links.rules}</Link>
      </p>
      <Kept title={mePage.blocked} none={mePage.noBlocked} isEmpty={blocks.length === 0}>
        {blocks.map(({ id, name }) => (
          <TakeBack key={id} userId={userId} id={id} intent="unblock" words={mePage.unblock}>
            {name ?? copy.someone}
          </TakeBack>
        ))}
      </Kept>
      <Kept title={mePage.hidden} none={mePage.noHidden} isEmpty={hidden.length === 0}>
        {hidden.map(({ id, body }) => (
          <TakeBack key={id} userId={userId} id={id} intent="unhide" words={mePage.unhide}>
            {body}
          </TakeBack>
        ))}
      </Kept>
      <Kept title={muting.muted} none={muting.noMuted} isEmpty={muted.length === 0}>
        {muted.map(({ id, body }) => (
          <TakeBack key={id} userId={userId} id={id} intent="unmute" words={muting.unmute}>
            {body}
          </TakeBack>
        ))}
      </Kept>
      <Kept title={mePage.reports} none={mePage.noReports} isEmpty={reports.length === 0}>
        {reports.map(({ id, reason, state }) => (
          <li key={id}>
            <span>{copy.reasons[reason as ReportReason]}</span>
            <small>{mePage.reportStates[state]}</small>
          </li>
        ))}
      </Kept>
    </div>
  );
}

function Kept(kept: { title: string; none: string; isEmpty: boolean; children: ReactNode }) {
  return (
    <section className="me-kept">
      <h2>{kept.title}</h2>
      {kept.isEmpty ? <p className="hint">{kept.none}</p> : <ul>{kept.children}</ul>}
    </section>
  );
}

type TakeBackProps = { userId: string; id: string; intent: string; words: string; children: ReactNode };

function TakeBack({ userId, id, intent, words, children }: TakeBackProps) {
  return (
    <li>
      <span dir="auto">{children}</span>
      <Form method="post" action={useMemberAction(ME_PATH, userId)} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value={intent} variant="quiet">
          {words}
        </Button>
      </Form>
    </li>
  );
}
