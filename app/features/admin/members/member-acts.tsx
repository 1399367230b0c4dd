import type { ReactNode } from "react";
import { ActForm, refusedHere } from "#app/features/admin/parts/act-form.tsx";
import type { AdminReply } from "#app/features/admin/parts/reply.ts";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { membersCopy } from "./copy-members.ts";
import { APPOINTMENTS, GIVEN_ROLES, type SeenMember } from "./member.ts";

type MemberActsProps = { member: SeenMember; userId: string; formId: string; reply: AdminReply };

/** Each act folded away until it is wanted; one that was refused stays open. */
export function MemberActs({ member, userId, formId, reply }: MemberActsProps) {
  const { acts } = useCopy(membersCopy);
  const whom = { userId: member.userId };
  const fold = (
    intent: string,
    title: string,
    more: Record<string, string> = {},
    children?: ReactNode,
    danger = false,
  ) => {
    const about = { ...whom, ...more };
    const key = [intent, ...Object.values(more)].join("-");
    return (
      <details
        key={`${formId}-${key}`}
        className="admin-fold"
        open={refusedHere(reply, intent, about) !== null}
      >
        <summary>{title}</summary>
        <ActForm
          action="/admin/members"
          userId={userId}
          intent={intent}
          about={about}
          formId={`${formId}-${key}`}
          reply={reply}
          submit={acts.submit}
          variant={danger ? "danger" : "plum"}
        >
          {children}
        </ActForm>
      </details>
    );
  };
  const { roles, community } = member;
  return (
    <div className="admin-forms">
      {GIVEN_ROLES.map((role) =>
        roles.includes(role)
          ? fold("role", acts.take[role], { role, set: "off" })
          : fold("role", acts.give[role], { role, set: "on" }),
      )}
      {community &&
        APPOINTMENTS.map((what) =>
          (what === "leader" ? community.leads : community.pastoral)
            ? fold("appoint", acts.dismiss[what], { what, set: "off" })
            : fold("appoint", acts.appoint[what], { what, set: "on" }),
        )}
      {fold("sign-out", acts.signOut)}
      {fold("archive", acts.archive, {}, <p>{acts.archiveText}</p>)}
      {member.purgeAt === null &&
        fold(
          "delete",
          acts.remove,
          {},
          <>
            <p>{acts.removeText}</p>
            <Checkbox label={acts.confirm} name="confirm" required />
          </>,
          true,
        )}
    </div>
  );
}
