import type { ReactNode } from "react";
import { longDate } from "#app/features/billing/model/plans.ts";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { membersCopy } from "./copy-members.ts";
import type { SeenMember } from "./member.ts";

/** Who a member is here: never what they write, pray or talk about. */
export function MemberSummary({ member }: { member: SeenMember }) {
  const { seen, roleNames } = useCopy(membersCopy);
  const language = useLanguage();
  const day = (time: number) => longDate(time, language, "UTC");
  const { roles, community } = member;
  return (
    <dl className="admin-status">
      <Fact name={seen.roles}>
        {roles.length === 0 && seen.noRole}
        {roles.map((role) => (
          <Badge key={role} tone={role === "user" ? "plain" : "plum"}>
            {roleNames[role]}
          </Badge>
        ))}
      </Fact>
      <Fact name={seen.state}>
        {member.purgeAt === null ? (
          seen.stays
        ) : (
          <Badge tone="danger">{seen.rests(day(member.purgeAt))}</Badge>
        )}
      </Fact>
      <Fact name={seen.plan}>{member.subscribed ? seen.premium : seen.free}</Fact>
      <Fact name={seen.age}>{member.ageBand ?? seen.ageMissing}</Fact>
      <Fact name={seen.since}>{day(member.joinedAt)}</Fact>
      <Fact name={seen.sessions}>{member.sessions ?? seen.unknown}</Fact>
      <Fact name={seen.handle}>
        {community ? `${community.name} (@${community.handle})` : seen.noHandle}
        {community?.leads && <Badge tone="amber">{seen.leader}</Badge>}
        {community?.pastoral && <Badge tone="amber">{seen.pastoral}</Badge>}
      </Fact>
      <Fact name={seen.id}>
        <span className="admin-id">{member.userId}</span>
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
