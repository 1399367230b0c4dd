import "#app/features/access/parts/account.css";
import type { ComponentProps } from "react";
import { accountCopy } from "#app/features/access/copy/copy.ts";
import { signInPageCopy } from "#app/features/access/copy/copy-sign-in-page.ts";
import { AccountDialog } from "#app/features/access/dialog/account-dialog.tsx";
import type { AccountMode, AccountOptions } from "#app/features/access/rules/account-options.ts";
import type { EnteredFields } from "#app/features/access/rules/typed-early.ts";
import type { AccountView } from "#app/features/access/rules/view.ts";
import { TestSmsButton } from "#app/features/phone/screen/test-sms-button.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Brand } from "#app/ui/layout/brand.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { FrontDoorArt } from "./front-door-art.tsx";

type AuthPageProps = {
  /** Null: the hero alone. */
  mode: AccountMode | null;
  options: Omit<AccountOptions, "mode">;
  /** An e-mailed link has led here. */
  link: AccountView | null;
  /** A form that was sent before its script had come. */
  typed: EnteredFields | null;
  /** AU5, D18: the captcha of the Test SMS button; null where it is off. */
  testSms: ComponentProps<typeof TestSmsButton>["captcha"] | null;
  /** The path and query that opens a tab, or none. */
  linkTo: (mode: AccountMode | null) => string;
  show: (mode: AccountMode | null) => void;
};

/** The sign-in page (`/auth`), and the one account dialog before it. */
export function AuthPage({ mode, options, link, typed, testSms, linkTo, show }: AuthPageProps) {
  const words = useCopy(signInPageCopy);
  const { counsel } = useCopy(accountCopy);
  const close = () => show(null);
  const first = link ?? (mode && typed ? { at: mode, typed } : null);
  return (
    <>
      <div className="sign-in-page">
        <SkipLink />
        <header className="sign-in-header">
          <Brand />
        </header>
        <main id="main" className="sign-in-words">
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
          <div className="sign-in-actions">
            <ButtonLink to={linkTo("signup")} large>
              {words.join}
            </ButtonLink>
            <ButtonLink to={linkTo("login")} variant="quiet" large>
              {words.signIn}
            </ButtonLink>
          </div>
          <p className="sign-in-note">{words.note}</p>
          <p className="sign-in-note">{counsel}</p>
          {testSms && <TestSmsButton captcha={testSms} />}
        </main>
        <FrontDoorArt />
      </div>
      {(mode || link) && (
        <AccountDialog
          options={{ ...options, mode: mode ?? "signup" }}
          {...(first && { first })}
          onClose={close}
          onMode={show}
          inPage
        />
      )}
    </>
  );
}
