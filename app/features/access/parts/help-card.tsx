import { accountCopy } from "#app/features/access/copy/copy.ts";
import type { AccountMode, AccountSource } from "#app/features/access/rules/account-options.ts";
import type { AccountFlow } from "#app/features/access/rules/view.ts";
import key from "#app/ui/art/objects/object-key.svg?no-inline";
import { useCopy } from "#app/ui/words/language.tsx";
import { SwitchLink } from "./switch-line.tsx";

type HelpCardProps = { mode: AccountMode; source: AccountSource; flow: AccountFlow; switchHref: string };

/** L20, AU6: tips for trouble, and the way to the other tab. */
export function HelpCard({ mode, source, flow, switchHref }: HelpCardProps) {
  const words = useCopy(accountCopy);
  const upTips = source === "landing" ? words.tipsUpShort : words.tipsUp;
  const tips = mode === "login" ? words.tipsIn : upTips;
  return (
    <aside className="account-help" aria-label={mode === "login" ? words.troubleIn : words.troubleUp}>
      <img src={key} alt="" width={52} height={52} />
      <h3>{mode === "login" ? words.troubleIn : words.troubleUp}</h3>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <SwitchLink to={mode === "login" ? "signup" : "login"} href={switchHref} flow={flow}>
        {mode === "login" ? words.toSignUp : words.toSignIn}
      </SwitchLink>
    </aside>
  );
}
