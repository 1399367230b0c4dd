import { momentOf } from "#app/features/admin/parts/moment.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { membersCopy } from "./copy-members.ts";
import type { MemberAct } from "./member.ts";

/** What staff did about a member, the newest first. */
export function MemberLog({ acts }: { acts: readonly MemberAct[] }) {
  const { log, actNames } = useCopy(membersCopy);
  const moment = momentOf(useLanguage());
  if (acts.length === 0) return <p className="admin-text">{log.none}</p>;
  return (
    <ul className="admin-list">
      {acts.map(({ id, at, act, reason }) => (
        <li key={id}>
          <b>{actNames[act] ?? act}</b> <small className="admin-meta">{moment(at)}</small>
          {reason && (
            <div>
              <q>{reason}</q>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
