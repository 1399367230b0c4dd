import { type FormEvent, useRef, useState } from "react";
import type { Language } from "#app/core/language.ts";
import { accountCopy, signUpCopy } from "#app/features/access/copy/copy.ts";
import { earlyCopy } from "#app/features/access/copy/copy-early.ts";
import { missingCopy } from "#app/features/access/copy/copy-missing.ts";
import { vendorCode } from "#app/features/access/copy/copy-vendor.ts";
import { AgeField } from "#app/features/access/parts/age-field.tsx";
import { Captcha, type CaptchaHandle } from "#app/features/access/parts/captcha.tsx";
import { existingSession } from "#app/features/access/parts/existing-session.tsx";
import { focusFirst } from "#app/features/access/parts/focus-first-error.tsx";
import { PendingVerification } from "#app/features/access/parts/pending-verification-notice.tsx";
import { Problem } from "#app/features/access/parts/problem.tsx";
import { SwitchLine } from "#app/features/access/parts/switch-line.tsx";
import { useAccountForm } from "#app/features/access/parts/use-account-form.tsx";
import { joined } from "#app/features/access/parts/use-flow.tsx";
import type { AccountSource } from "#app/features/access/rules/account-options.ts";
import {
  checkSignUp,
  type Faults,
  faultsOf,
  type SignUp,
  type SignUpFields,
  splitName,
  TOO_YOUNG,
} from "#app/features/access/rules/sign-up-rules.ts";
import type { EnteredFields } from "#app/features/access/rules/typed-early.ts";
import type { AccountFlow } from "#app/features/access/rules/view.ts";
import { formatPhone } from "#app/features/phone/phone-format.ts";
import { NumberField } from "#app/features/phone/screen/number-field.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

type SignUpFormProps = {
  flow: AccountFlow;
  source: AccountSource;
  switchHref: string;
  typed: EnteredFields;
  /** It was sent before its script had come. */
  early: boolean;
};

/** F2, AU7: the front page's form has no phone (V6). Nothing is sent before all of it is right. */
export function SignUpForm({ flow, source, switchHref, typed, early }: SignUpFormProps) {
  const words = useCopy(accountCopy);
  const refusals = useCopy(signUpCopy);
  const language = useLanguage();
  const tooEarly = useCopy(earlyCopy);
  const missing = useCopy(missingCopy);
  const captcha = useRef<CaptchaHandle>({ answer: async () => null, reset: () => undefined });
  const [phone, setPhone] = useState(formatPhone(typed.phoneNumber));
  const [faults, setFaults] = useState<Faults>({});
  const { busy, problem, showFieldProblem, submit } = useAccountForm("sign-up", {
    first: early ? tooEarly : null,
    showAtField(field, text) {
      setFaults({ [field]: text });
      if (flow.form.current) focusFirst(flow.form.current, [field]);
      return true;
    },
  });
  const withPhone = source !== "landing";

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = await captcha.current.answer();
    const checked = checkSignUp(fieldsOf(form, withPhone), { source, captcha: answer !== null });
    if (!checked.ok) {
      if (checked.refusal === TOO_YOUNG) return flow.go({ at: "young" });
      const { refusal, fields } = checked.refusal;
      const found = faultsOf(checked.refusal, { missing, refused: refusals[refusal].text });
      setFaults(found);
      focusFirst(form, refusal === "signup.captcha" ? ["captcha", ...fields] : fields);
      return showFieldProblem(refusals[refusal]);
    }
    setFaults({});
    const token = answer?.needed ? answer.token : null;
    const { email, phoneNumber } = checked.value;
    void submit(
      async (clerk, step) => {
        // the widget that clerk-js would draw now has been ticked above (decision 0017)
        if (token !== null) clerk.client.captchaBypass = true;
        const { signUp } = clerk.client;
        const fields = { ...vendorFields(checked.value, language), ...(token !== null && captchaOf(token)) };
        const attempt = await step(signUp.create(fields));
        if (attempt.status === "complete") {
          // S10: the vendor asks for no proof of this address, or has it already
          await step(clerk.setActive({ session: attempt.createdSessionId ?? "" }));
          return joined(flow, phoneNumber);
        }
        await step(signUp.prepareEmailAddressVerification({ strategy: "email_code" }));
        flow.go({ at: "mail", email, number: phoneNumber });
      },
      async (error) => {
        captcha.current.reset();
        const code = vendorCode(error);
        // X10: in words, on the other tab, with the email kept
        if (code === "form_identifier_exists") flow.go({ at: "login", email });
        if (code !== "session_exists") return false;
        const existing = await existingSession();
        if (existing) flow.go({ at: "existingSession", identifier: existing });
        return existing !== null;
      },
    );
  };
  return (
    <form
      ref={flow.form}
      className="account-form"
      method="post"
      onSubmit={(event) => void onSubmit(event)}
      onInput={({ target }) =>
        target instanceof HTMLInputElement && setFaults((before) => ({ ...before, [target.name]: undefined }))
      }
      noValidate
    >
      <PendingVerification flow={flow} />
      <div className="account-two">
        <Field
          label={words.fullName}
          name="fullName"
          autoComplete="name"
          defaultValue={typed.fullName}
          error={faults.fullName}
          required
        />
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
          autoComplete="new-password"
          hint={withPhone ? words.passwordHint : words.passwordHintShort}
          error={faults.password}
          required
        />
        {withPhone && (
          <NumberField
            label={words.phone}
            hint={words.phoneHint}
            value={phone}
            onType={(typed) => setPhone(formatPhone(typed))}
            error={faults.phoneNumber}
            required
          />
        )}
      </div>
      <AgeField chosen={typed.age} error={faults.age} />
      <Captcha handle={captcha} error={faults.captcha} />
      <Problem copy={problem} />
      <div className="account-go">
        <Button type="submit" large busy={busy}>
          {busy ? words.wait : words.create}
        </Button>
        <SwitchLine to="login" href={switchHref} flow={flow} />
      </div>
    </form>
  );
}

function fieldsOf(element: HTMLFormElement, withPhone: boolean): SignUpFields {
  const form = new FormData(element);
  const field = (name: string) => String(form.get(name) ?? "");
  return {
    email: field("email"),
    password: field("password"),
    fullName: field("fullName"),
    phoneNumber: withPhone ? field("phoneNumber") : null,
    age: field("age"),
  };
}

/** The language is the one of our e-mails, also of those that go out before a page of ours is open (F9). */
const vendorFields = ({ email, password, fullName, phoneNumber, ageBand }: SignUp, language: Language) => ({
  emailAddress: email,
  password,
  ...splitName(fullName),
  unsafeMetadata: {
    ageBand,
    language,
    ...(phoneNumber && { phoneNumber }),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
});

const captchaOf = (captchaToken: string) => ({ captchaToken, captchaWidgetType: "smart" });
