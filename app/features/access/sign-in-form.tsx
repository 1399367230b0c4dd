import { useSignIn } from "@clerk/remix";
import type { FormEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { UNFINISHED_COPY } from "./copy.ts";
import { focusFirstGap } from "./first-gap.tsx";
import { Problem } from "./problem.tsx";
import { useAccountForm, useSendWhenLoaded } from "./use-account-form.tsx";

/** F1: email and password (S8). */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const { isLoaded, signIn, setActive } = useSignIn();
  const { busy, problem, tell, submit } = useAccountForm();
  const later = useSendWhenLoaded(isLoaded);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const identifier = String(form.get("email")).trim();
    const password = String(form.get("password"));
    if (!isLoaded) return later(event.currentTarget);
    if (!identifier || !password) {
      focusFirstGap(event.currentTarget);
      return tell({ title: "Form Incomplete", text: "Please fill in all required fields." });
    }
    void submit(async () => {
      const attempt = await signIn.create({ identifier, password });
      if (attempt.status !== "complete") return tell(UNFINISHED_COPY);
      await setActive({ session: attempt.createdSessionId });
      onDone();
    });
  };
  return (
    <form className="account-form" onSubmit={onSubmit} noValidate>
      <Field label="Email" name="email" type="email" autoComplete="email" required />
      <Field label="Password" name="password" type="password" autoComplete="current-password" required />
      <Problem copy={problem} />
      <Button type="submit" large busy={busy || !isLoaded}>
        {busy ? "Please wait..." : "Sign In"}
      </Button>
    </form>
  );
}
