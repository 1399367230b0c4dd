import { type FormEvent, useEffect, useRef, useState } from "react";
import { accountCopy, signUpCopy, stepCopy } from "#app/features/access/copy/copy.ts";
import { codeCopy } from "#app/features/access/copy/copy-code.ts";
import { missingCopy } from "#app/features/access/copy/copy-missing.ts";
import { vendorCode } from "#app/features/access/copy/copy-vendor.ts";
import { recoverSignedIn } from "#app/features/access/parts/existing-session.tsx";
import { focusFirst } from "#app/features/access/parts/focus-first-error.tsx";
import { Problem } from "#app/features/access/parts/problem.tsx";
import { useAccountForm } from "#app/features/access/parts/use-account-form.tsx";
import { useAfterSignIn } from "#app/features/access/parts/use-proceed.tsx";
import {
  checkDigits,
  checkEmail,
  type FieldRefusal,
  newPasswordFault,
} from "#app/features/access/rules/field-rules.ts";
import type { AccountFlow } from "#app/features/access/rules/view.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { CodeCells } from "#app/ui/controls/code-cells.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

const STRATEGY = "reset_password_email_code";

/** G21: where the code for a new password goes. */
export function ForgotStep({ email, flow }: { email: string; flow: AccountFlow }) {
  const words = useCopy(stepCopy);
  const account = useCopy(accountCopy);
  const refusals = useCopy(signUpCopy);
  const missing = useCopy(missingCopy);
  const [fault, setFault] = useState<string>();
  const { busy, problem, showFieldProblem, submit } = useAccountForm("sign-in", {
    showAtField(field, text) {
      if (field !== "email") return false;
      setFault(text);
      if (flow.form.current) focusFirst(flow.form.current, [field]);
      return true;
    },
  });
  const emailFault = (refusal: FieldRefusal) =>
    refusal === "signup.incomplete" ? missing.email : refusals[refusal].text;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkEmail(String(new FormData(event.currentTarget).get("email")));
    setFault(checked.ok ? undefined : emailFault(checked.refusal));
    if (!checked.ok) {
      focusFirst(event.currentTarget, ["email"]);
      return showFieldProblem(refusals[checked.refusal]);
    }
    const identifier = checked.value;
    void submit(
      async (clerk, step) => {
        await step(clerk.client.signIn.create({ identifier, strategy: STRATEGY }));
        flow.go({ at: "reset", email: identifier });
      },
      (error) => {
        // nobody learns here who is a member
        if (vendorCode(error) !== "form_identifier_not_found") return false;
        flow.go({ at: "reset", email: identifier });
        return true;
      },
    );
  };
  return (
    <form ref={flow.form} className="account-form" method="post" onSubmit={onSubmit} noValidate>
      <p>{words.forgotText}</p>
      <Field
        label={account.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        error={fault}
        required
      />
      <Problem copy={problem} />
      <div className="account-go">
        <Button type="submit" large busy={busy}>
          {busy ? account.wait : words.sendCode}
        </Button>
        <Button variant="bare" onClick={() => flow.go({ at: "login" })}>
          {words.backToSignIn}
        </Button>
      </div>
    </form>
  );
}

/** The answer to the code came after it was given up: it has been taken. */
function ignoreAlreadyUsed(error: unknown): void {
  if (vendorCode(error) !== "verification_already_verified") throw error;
}

/** The code and the new password; `email` null: the vendor asks for a new password without a code. */
export function ResetStep({ email, flow }: { email: string | null; flow: AccountFlow }) {
  const words = useCopy(stepCopy);
  const account = useCopy(accountCopy);
  const refusals = useCopy(signUpCopy);
  const codes = useCopy(codeCopy);
  const [code, setCode] = useState("");
  const [proven, setProven] = useState(email === null);
  const [faults, setFaults] = useState<{ code?: string; password?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, showProblem, showFieldProblem, submit } = useAccountForm("sign-in", {
    showAtField(field, text) {
      if (field !== "code" && field !== "password") return false;
      setFaults({ [field]: text });
      if (field === "code") codeField.current?.focus();
      else if (form.current) focusFirst(form.current, [field]);
      return true;
    },
  });
  const proceed = useAfterSignIn(flow, showProblem);

  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => codeField.current?.focus(), []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get("password"));
    const signOutOfOtherSessions = form.has("others");
    const digits = proven ? null : checkDigits(code);
    const codeFault = digits && !digits.ok ? codes[digits.refusal] : null;
    const weak = newPasswordFault(password);
    const passwordFault = weak && refusals[weak];
    const found = {
      ...(codeFault && { code: codeFault.text }),
      ...(passwordFault && { password: passwordFault.text }),
    };
    setFaults(found);
    const first = codeFault ?? passwordFault;
    if (first) {
      focusFirst(event.currentTarget, Object.keys(found));
      return showFieldProblem(first);
    }
    void submit(
      async (clerk, step) => {
        const { signIn } = clerk.client;
        if (!proven) {
          if (signIn.identifier === null) return showProblem(codes.wrong);
          await step(signIn.attemptFirstFactor({ strategy: STRATEGY, code }).catch(ignoreAlreadyUsed));
          // a code is good once: should the password be refused, it is not asked for again
          setProven(true);
        }
        await proceed(clerk, step, await step(signIn.resetPassword({ password, signOutOfOtherSessions })));
      },
      (error) => email !== null && recoverSignedIn(error, email, flow),
    );
  };
  return (
    <form ref={form} className="account-form" method="post" onSubmit={onSubmit} noValidate>
      <p>
        {email === null ? (
          words.renewText
        ) : (
          <>
            {words.ifMember} <b>{email}</b>. {words.resetText}
          </>
        )}
      </p>
      {!proven && (
        <CodeCells ref={codeField} label={words.code} value={code} onChange={setCode} error={faults.code} />
      )}
      <Field
        label={account.newPassword}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={account.passwordHint}
        error={faults.password}
        required
      />
      <label className="account-check">
        <input type="checkbox" name="others" defaultChecked /> {words.endOthers}
      </label>
      <Problem copy={problem} />
      <div className="account-go">
        <Button type="submit" large busy={busy}>
          {busy ? account.wait : words.save}
        </Button>
        {email === null ? (
          <Button variant="bare" onClick={() => flow.go({ at: "login" })}>
            {words.backToSignIn}
          </Button>
        ) : (
          <Button variant="bare" onClick={() => flow.go({ at: "forgot" })}>
            {words.again}
          </Button>
        )}
      </div>
    </form>
  );
}
