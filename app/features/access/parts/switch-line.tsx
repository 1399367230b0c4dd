import type { MouseEvent, ReactNode } from "react";
import { accountCopy } from "#app/features/access/copy/copy.ts";
import type { AccountMode } from "#app/features/access/rules/account-options.ts";
import type { AccountFlow } from "#app/features/access/rules/view.ts";
import { useCopy } from "#app/ui/words/language.tsx";

type SwitchProps = { to: AccountMode; href: string; flow: AccountFlow };

/** A link where there is no script, the other tab where there is. */
export function SwitchLink({ to, href, flow, children }: SwitchProps & { children: ReactNode }) {
  const change = (event: MouseEvent) => {
    event.preventDefault();
    flow.go({ at: to });
  };
  return (
    <a className="account-switch-link" href={href} onClick={change}>
      {children}
    </a>
  );
}

/** L18: the way to the other form, beside the button. */
export function SwitchLine(props: SwitchProps) {
  const words = useCopy(accountCopy);
  const toSignUp = props.to === "signup";
  return (
    <p className="account-switch">
      {toSignUp ? words.newHere : words.member}{" "}
      <SwitchLink {...props}>{toSignUp ? words.signUp : words.signIn}</SwitchLink>
    </p>
  );
}
