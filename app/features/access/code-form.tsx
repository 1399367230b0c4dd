import { useSignUp } from "@clerk/remix";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toasts.ts";
import { Problem } from "./problem.tsx";
import { useAccountForm } from "./use-account-form.tsx";

/** K2: seconds until a code can be sent again. */
const RESEND_S = 60;

type CodeFormProps = { email: string; onDone: () => void; onBack: () => void };

/** The six digits from the email; with them the account is made and signed in. */
export function CodeForm({ email, onDone, onBack }: CodeFormProps) {
  const { isLoaded, signUp, setActive } = useSignUp();
  const { busy, problem, tell, submit } = useAccountForm();
  const [code, setCode] = useState("");
  const wait = useCountdown(RESEND_S);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoaded) return;
    if (code === "") return tell({ title: "Verification", text: "Please enter the verification code" });
    if (code.length !== 6) return tell({ title: "Verification", text: "Verification code must be 6 digits" });
    void submit(async () => {
      const attempt = await signUp.attemptEmailAddressVerification({ code });
      if (attempt.status !== "complete")
        return tell({ title: "Verification failed", text: "Please try again." });
      await setActive({ session: attempt.createdSessionId });
      showToast({ title: "Account created!", tone: "ok" });
      onDone();
    });
  };
  const resend = () =>
    void submit(async () => {
      await signUp?.prepareEmailAddressVerification({ strategy: "email_code" });
      wait.restart();
      showToast({ title: "A new code is on its way", text: `We sent it to ${email}.`, tone: "ok" });
    });
  return (
    <form className="account-form" onSubmit={onSubmit} noValidate>
      <p>
        We sent a code of six digits to <b>{email}</b>. It is good for ten minutes.
      </p>
      <Field
        label="Verification code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, "").slice(0, 6))}
        autoFocus
      />
      <Problem copy={problem} />
      <Button type="submit" large busy={busy || !isLoaded}>
        {busy ? "Please wait..." : "Verify"}
      </Button>
      <div className="account-links">
        <Button variant="bare" onClick={resend} disabled={wait.left > 0}>
          {wait.left > 0 ? `Send again in ${wait.left} s` : "Send again"}
        </Button>
        <Button variant="bare" onClick={onBack}>
          Change email
        </Button>
      </div>
    </form>
  );
}

function useCountdown(seconds: number): { left: number; restart(): void } {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, restart: () => setLeft(seconds) };
}
