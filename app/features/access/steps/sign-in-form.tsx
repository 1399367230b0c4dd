import { type FormEvent, useState } from "react";
import { accountCopy, signUpCopy } from "#app/features/access/copy/copy.ts";
import { earlyCopy } from "#app/features/access/copy/copy-early.ts";
import { missingCopy } from "#app/features/access/copy/copy-missing.ts";
import { vendorCode, vendorCopy } from "#app/features/access/copy/copy-vendor.ts";
import { recoverSignedIn } from "#app/features/access/parts/existing-session.tsx";
import { focusFirst } from "#app/features/access/parts/focus-first-error.tsx";
import { Problem } from "#app/features/access/parts/problem.tsx";
import { SwitchLine } from "#app/features/access/parts/switch-line.tsx";
import { useAccountForm } from "#app/features/access/parts/use-account-form.tsx";
import { useAfterSignIn } from "#app/features/access/parts/use-proceed.tsx";
import { checkEmail, type FieldRefusal, passwordFault } from "#app/features/access/rules/field-rules.ts";
import type { EnteredFields } from "#app/features/access/rules/typed-early.ts";
import type { AccountFlow } from "#app/features/access/rules/view.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

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
  const [faults, setFaults] = useState<{ email?: string; password?: string }>({});
  const { busy, problem, showProblem, showFieldProblem, submit } = useAccountForm("sign-in", {
    first: early ? tooEarly : null,
    showAtField(field, text) {
      if (field !== "email" && field !== "password") return false;
      setFaults({ [field]: text });
      if (flow.form.current) focusFirst(flow.form.current, [field]);
      return true;
    },
  });
  const proceed = useAfterSignIn(flow, showProblem);

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
      return showFieldProblem(refusals[email.ok ? (fault ?? "signup.incomplete") : email.refusal]);
    }
    const identifier = email.value;
    void submit(
      async (clerk, step) => {
        // X13: joined a moment ago in this browser, and the email is not confirmed yet
        if (clerk.client.signUp.emailAddress === identifier.toLowerCase()) {
          showProblem(vendorCopy[language].unconfirmed);
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
