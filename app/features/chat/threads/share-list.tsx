import { useMemberAction } from "#app/platform/use-member-action.ts";
import { Button } from "#app/ui/button.tsx";
import { useCopy, useLanguage } from "#app/ui/language.tsx";
import { Page } from "#app/ui/page.tsx";
import { threadCopy } from "./copy.ts";
import { type ShareView, sharedPath } from "./shared.ts";
import "#app/ui/forms.css";
import "#app/ui/thread-tools.css";

/** All links of a member; plain forms, so that one can be revoked whatever else does not work. */
export function ShareList({ shares, userId }: { shares: ShareView[]; userId: string }) {
  const copy = useCopy(threadCopy).share;
  const when = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium", timeZone: "UTC" });
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
