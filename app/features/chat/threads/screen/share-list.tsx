import { dateFormat } from "#app/core/text/date-format.ts";
import { threadCopy } from "#app/features/chat/threads/copy.ts";
import { type ShareView, sharedPath } from "#app/features/chat/threads/shared.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import "#app/ui/styles/forms.css";
import "#app/features/chat/styles/thread-tools.css";

/** All links of a member; plain forms, so that one can be revoked whatever else does not work. */
export function ShareList({ shares, userId }: { shares: ShareView[]; userId: string }) {
  const copy = useCopy(threadCopy).share;
  const when = dateFormat(useLanguage(), { dateStyle: "medium", timeZone: "UTC" });
  const action = useMemberAction("/conversations", userId);
  return (
    <Page>
      <div className="manage">
        <h1>{copy.listTitle}</h1>
        <p>{copy.listText}</p>
        {shares.length === 0 && <p className="search-said">{copy.none}</p>}
        <ul className="share-links">
          {shares.map(({ token, title, createdAt, named }) => (
            <li key={token}>
              <a href={sharedPath(token)} dir="auto">
                {title}
              </a>
              <span className="search-said">
                {copy.made(when.format(createdAt))}
                {named && `, ${copy.withName}`}
              </span>
              <form method="post" action={action}>
                <input type="hidden" name="intent" value="unshare" />
                <input type="hidden" name="token" value={token} />
                <Button type="submit" variant="quiet">
                  {copy.revoke}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
