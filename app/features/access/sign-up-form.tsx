import { useSignUp } from "@clerk/remix";
import { type FormEvent, useState } from "react";
import { formatPhone } from "#app/features/phone/phone-format.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { CodeForm } from "./code-form.tsx";
import { signUpCopy } from "./copy.ts";
import { focusFirstGap } from "./first-gap.tsx";
import { Problem } from "./problem.tsx";
import { checkSignUp, splitName } from "./sign-up-rules.ts";
import { useAccountForm, useSendWhenLoaded } from "./use-account-form.tsx";

/** F2: email, password, fullName, phoneNumber, captcha; then the code from the email. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const { isLoaded, signUp } = useSignUp();
  const { busy, problem, tell, submit } = useAccountForm();
  const later = useSendWhenLoaded(isLoaded);
  const [phone, setPhone] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isLoaded) return later(event.currentTarget);
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? "");
    const checked = checkSignUp({
      email: field("email"),
      password: field("password"),
      fullName: field("fullName"),
      phoneNumber: field("phoneNumber"),
    });
    if (!checked.ok) {
      focusFirstGap(event.currentTarget);
      return tell(signUpCopy[checked.refusal]);
    }
    const { email, password, fullName, phoneNumber } = checked.value;
    void submit(async () => {
      await signUp.create({
        emailAddress: email,
        password,
        ...splitName(fullName),
        unsafeMetadata: { phoneNumber, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      });
      await signUp.prepareEmailAddressVerification({ strategy: "email_code" });
      setSentTo(email);
    });
  };
  if (sentTo) return <CodeForm email={sentTo} onDone={onDone} onBack={() => setSentTo(null)} />;
  return (
    <form className="account-form" onSubmit={onSubmit} noValidate>
      <Field label="Full name" name="fullName" autoComplete="name" required />
      <Field label="Email" name="email" type="email" autoComplete="email" required />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint="Must contain 8+ characters with uppercase, lowercase, number, and special character"
        required
      />
      <Field
        label="Phone"
        name="phoneNumber"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        hint="Used for SMS notifications and verification. US numbers only, for now."
        value={phone}
        onChange={(event) => setPhone(formatPhone(event.target.value))}
        required
      />
      {/* the captcha is drawn here once the form is sent; the vendor's id */}
      <div id="clerk-captcha" />
      <Problem copy={problem} />
      <Button type="submit" large busy={busy || !isLoaded}>
        {busy ? "Please wait..." : "Create Account"}
      </Button>
    </form>
  );
}
