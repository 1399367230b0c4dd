import { ActForm, refusedHere } from "#app/features/admin/parts/act-form.tsx";
import { DoneToast } from "#app/features/admin/parts/done-toast.tsx";
import { momentOf } from "#app/features/admin/parts/moment.ts";
import type { AdminReply } from "#app/features/admin/parts/reply.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { flagsCopy } from "./copy-flags.ts";
import type { FlagLine } from "./flag.ts";

type FlagsViewProps = { flags: readonly FlagLine[]; userId: string; formId: string };

/** A kill switch for each part of the product. */
export function FlagsView({ flags, userId, formId }: FlagsViewProps) {
  const copy = useCopy(flagsCopy);
  const reply = useActionReply<AdminReply>();
  const language = useLanguage();
  const moment = momentOf(language);
  return (
    <>
      <DoneToast reply={reply} />
      <ul className="admin-forms">
        {flags.map(({ room, name: names, closedAt, byDeployment }) => {
          const intent = closedAt === null ? "close" : "open";
          const name = names[language];
          return (
            <Card as="li" key={room} className="admin-item">
              <div className="admin-line">
                <h2>{name}</h2>
                <Badge tone={closedAt === null ? "ok" : "danger"} dot>
                  {closedAt === null ? copy.open : copy.closed(moment(closedAt))}
                </Badge>
              </div>
              {byDeployment && <p className="admin-meta">{copy.byDeployment}</p>}
              <details
                key={formId}
                className="admin-fold"
                open={refusedHere(reply, intent, { room }) !== null}
              >
                <summary>{closedAt === null ? copy.close(name) : copy.reopen(name)}</summary>
                <ActForm
                  action="/admin/flags"
                  userId={userId}
                  intent={intent}
                  about={{ room }}
                  formId={`${formId}-${room}`}
                  reply={reply}
                  submit={copy.submit[intent]}
                  variant={intent === "close" ? "danger" : "plum"}
                />
              </details>
            </Card>
          );
        })}
      </ul>
    </>
  );
}
