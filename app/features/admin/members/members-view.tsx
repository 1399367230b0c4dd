import { Form } from "@remix-run/react";
import { DoneToast } from "#app/features/admin/parts/done-toast.tsx";
import { SearchForm } from "#app/features/admin/parts/search-form.tsx";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { membersCopy } from "./copy-members.ts";
import type { MembersReply, SeenMember } from "./member.ts";
import { MemberActs } from "./member-acts.tsx";
import { MemberLog } from "./member-log.tsx";
import { MemberSummary } from "./member-summary.tsx";

export const MEMBERS_PATH = "/admin/members";

/** Members are looked for by a form: what is typed stands in no address. */
export function MembersView({ userId }: { userId: string }) {
  const copy = useCopy(membersCopy);
  const answer = useActionReply<MembersReply>();
  const only = answer?.members.length === 1 ? answer.members[0] : undefined;
  const isAct = answer !== undefined && answer.reply.intent !== "look-up";
  return (
    <>
      <DoneToast reply={isAct ? answer.reply : undefined} orphan={isAct && !only} />
      <Card as="section" aria-labelledby="find-title" className="admin-card">
        <h2 id="find-title">{copy.find.title}</h2>
        <MemberSearch userId={userId} answer={answer} />
      </Card>
      {only && answer && <MemberCard member={only} answer={answer} userId={userId} />}
      {answer && answer.members.length > 1 && <Several members={answer.members} userId={userId} />}
    </>
  );
}

function MemberSearch({ userId, answer }: { userId: string; answer: MembersReply | undefined }) {
  const { find } = useCopy(membersCopy);
  const action = useMemberAction(MEMBERS_PATH, userId);
  const isNobody = answer?.reply.intent === "look-up" && !answer.reply.ok;
  return (
    <SearchForm
      action={action}
      intent="look-up"
      words={find}
      query={answer?.query}
      error={isNobody && find.none}
    />
  );
}

function Several({ members, userId }: { members: readonly SeenMember[]; userId: string }) {
  const { find } = useCopy(membersCopy);
  const action = useMemberAction(MEMBERS_PATH, userId);
  return (
    <ul className="admin-several">
      {members.map((member) => (
        <li key={member.userId}>
          <Form method="post" action={action}>
            <input type="hidden" name="intent" value="look-up" />
            <Button
              type="submit"
              variant="quiet"
              name="query"
              value={member.userId}
              aria-label={find.open(member.fullName)}
            >
              {member.fullName || member.userId}
            </Button>
          </Form>
          <small>{member.userId}</small>
        </li>
      ))}
    </ul>
  );
}

type MemberCardProps = { member: SeenMember; answer: MembersReply; userId: string };

function MemberCard({ member, answer, userId }: MemberCardProps) {
  const copy = useCopy(membersCopy);
  return (
    <section className="admin-found" aria-labelledby="found-title">
      <h2 id="found-title">{member.fullName || member.userId}</h2>
      <MemberSummary member={member} />
      <h3>{copy.acts.title}</h3>
      <MemberActs member={member} userId={userId} formId={answer.formId} reply={answer.reply} />
      <h3>{copy.log.title}</h3>
      <MemberLog acts={member.acts} />
    </section>
  );
}
