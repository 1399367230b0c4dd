import { longDate } from "#app/features/billing/model/plans.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { acceptCopy } from "./copy-accept.ts";
import "./accept.css";

type Asked = { version: number; countsFrom: number; en: string; es: string };
type AcceptViewProps = { versions: readonly Asked[]; isDue: boolean; userId: string; returnTo: string };

/** What changes, and accept or leave. A plain form: what follows is another document. */
export function AcceptView({ versions, isDue, userId, returnTo }: AcceptViewProps) {
  const copy = useCopy(acceptCopy);
  const language = useLanguage();
  const action = useMemberAction("/terms/accept", userId);
  const last = versions.at(-1);
  if (!last) {
    return (
      <div className="accept">
        <h1>{copy.title}</h1>
        <p>{copy.none}</p>
        <p>
          <ButtonAnchor href="/welcome" variant="quiet">
            {copy.home}
          </ButtonAnchor>
        </p>
      </div>
    );
  }
  return (
    <div className="accept">
      <h1>{copy.title}</h1>
      <p>{isDue ? copy.due : copy.coming}</p>
      {versions.map(({ version, countsFrom, ...changes }) => (
        <Card as="section" key={version} className="accept-version" aria-labelledby={`version-${version}`}>
          <h2 id={`version-${version}`}>{copy.version(version, longDate(countsFrom, language, "UTC"))}</h2>
          <p>{changes[language]}</p>
        </Card>
      ))}
      <p>
        {copy.read} <a href="/terms">{copy.terms}</a>, <a href="/privacy">{copy.privacy}</a>
      </p>
      <form method="post" action={action}>
        <input type="hidden" name="version" value={last.version} />
        <input type="hidden" name="return_to" value={returnTo} />
        <Button type="submit" large>
          {copy.accept}
        </Button>
      </form>
      <section aria-labelledby="leave-title" className="accept-leave">
        <h2 id="leave-title">{copy.leaveTitle}</h2>
        <p>{copy.leave}</p>
        <p className="accept-ways">
          <ButtonAnchor href="/settings#privacy" variant="quiet">
            {copy.archive}
          </ButtonAnchor>
          <ButtonAnchor href="/settings" variant="quiet">
            {copy.settings}
          </ButtonAnchor>
          <ButtonAnchor href="/safety" variant="quiet">
            {copy.help}
          </ButtonAnchor>
        </p>
      </section>
    </div>
  );
}
