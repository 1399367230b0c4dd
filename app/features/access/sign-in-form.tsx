import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useCopy, useLanguage } from "#app/ui/language.tsx";
import { accountCopy, signUpCopy } from "./copy.ts";
import { earlyCopy } from "./copy-early.ts";
import { missingCopy } from "./copy-missing.ts";
import { vendorCode, vendorCopy } from "./copy-vendor.ts";
import { recoverSignedIn } from "./existing-session.tsx";
import { checkEmail, type FieldRefusal, passwordFault } from "./field-rules.ts";
import { focusFirst } from "./focus-first-error.tsx";
import { Problem } from "./problem.tsx";
import { SwitchLine } from "./switch-line.tsx";
import type { EnteredFields } from "./typed-early.ts";
import { useAccountForm } from "./use-account-form.tsx";
import { useAfterSignIn } from "./use-proceed.tsx";
import type { AccountFlow } from "./view.ts";

type SignInFormProps = {
  flow: AccountFlow;
  switchHref: string;
  typed: EnteredFields;
  /** It was sent before its script had come. */
  early: boolean;
};

/** F1, S8: email and password; what the vendor asks for beyond them is a view of its own. */
export function SignInForm({ flow, switchHref, typed, early }: SignInFormProps) {
  const words = useCopy(accountCopy);
  const refusals = useCopy(signUpCopy);
  const language = useLanguage();
  const tooEarly = useCopy(earlyCopy);
  const missing = useCopy(missingCopy);
  const { busy, problem, tell, tellOfFields, submit } = useAccountForm("sign-in", early ? tooEarly : null);
  const proceed = useAfterSignIn(flow, tell);
  const [faults, setFaults] = useState<{ email?: string; password?: string }>({});

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = checkEmail(String(form.get("email")));
    const password = String(form.get("password"));
    const fault = passwordFault(password);
    const words = (name: "email" | "password", refusal: FieldRefusal) => ({
      [name]: refusal === "signup.incomplete" ? missing[name] : refusals[refusal].text,
    });
    const found = { ...(!email.ok && words("email", email.refusal)), ...(fault && words("password", fault)) };
    setFaults(found);
    if (!email.ok || fault) {
      focusFirst(event.currentTarget, Object.keys(found));
      return tellOfFields(refusals[email.ok ? (fault ?? "signup.incomplete") : email.refusal]);
    }
    const identifier = email.value;
    void submit(
      async (clerk, step) => {
        // X13: joined a moment ago in this browser, and the email is not confirmed yet
        if (clerk.client.signUp.emailAddress === identifier.toLowerCase()) {
          tell(vendorCopy[language].unconfirmed);
          return flow.go({ at: "mail", email: identifier, number: null });
        }
        const attempt = await step(clerk.client.signIn.create({ identifier, password }));
        await proceed(clerk, step, attempt);
      },
      (error) => vendorCode(error) === "session_exists" && recoverSignedIn(error, identifier, flow),
    );
  };
  return (
    <form ref={flow.form} className="account-form" method="post" onSubmit={onSubmit} noValidate>
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed.email}
        error={faults.email}
        required
      />
      <Field
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        error={faults.password}
        required
        beside={
          <Button variant="bare" className="account-beside" onClick={() => flow.go({ at: "forgot" })}>
            {words.forgot}
          </Button>
        }
      />
      <Problem copy={problem} />
      <div className="account-go">
        <Button type="submit" large busy={busy}>
          {busy ? words.wait : words.signIn}
        </Button>
        <SwitchLine to="signup" href={switchHref} flow={flow} />
      </div>
    </form>
  );
}
