import { type FormEvent, useState } from "react";
import { signUpCopy } from "#app/features/access/copy/copy.ts";
import { codeCopy } from "#app/features/access/copy/copy-code.ts";
import { vendorCode } from "#app/features/access/copy/copy-vendor.ts";
import {
  checkDigits,
  checkEmail,
  newPasswordFault,
  passwordFault,
} from "#app/features/access/rules/field-rules.ts";
import { Line } from "#app/features/settings/form/line.tsx";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import type { ClerkEmail } from "#app/session/clerk-browser.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { Vendor } from "./use-vendor.tsx";
import { useVendorAction } from "./use-vendor-action.tsx";

/** G21: another address counts once its code was given; the old one is then let go. */
export function EmailLine({ vendor }: { vendor: Vendor }) {
  const { email: words, vendor: refusals } = useCopy(settingsCopy);
  const codes = useCopy(codeCopy);
  const action = useVendorAction(vendor);
  const [change, setChange] = useState<{ added: ClerkEmail; oldId: string | null } | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkEmail(String(new FormData(event.currentTarget).get("email")));
    if (!checked.ok)
      return action.refuse(checked.refusal === "signup.too_long" ? refusals.longEmail : refusals.notEmail);
    const email = checked.value;
    void action.go(async (user, step) => {
      const known = user.emailAddresses.find((one) => one.emailAddress === email.toLowerCase());
      const added = known ?? (await step(user.createEmailAddress({ email })));
      await step(added.prepareVerification({ strategy: "email_code" }));
      setChange({ added, oldId: user.primaryEmailAddressId });
    });
  };
  const verify = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkDigits(String(new FormData(form).get("code")));
    if (!checked.ok) return action.refuse(codes[checked.refusal].text);
    const code = checked.value;
    const done = await action.go(async (user, step) => {
      if (!change) return;
      const held = (id: string | null) => user.emailAddresses.find((one) => one.id === id);
      // of an earlier try that was given up, some may be done
      const added = held(change.added.id) ?? change.added;
      if (added.verification.status !== "verified") await step(added.attemptVerification({ code }));
      if (user.primaryEmailAddressId !== added.id) {
        await step(user.update({ primaryEmailAddressId: added.id }));
      }
      const old = change.oldId === added.id ? undefined : held(change.oldId);
      if (old) await step(old.destroy());
      await step(user.reload());
    });
    if (!done) return;
    setChange(null);
    form.closest("details")?.removeAttribute("open");
    showToast({ title: words.done, tone: "ok" });
  };
  return (
    <Line title={words.title} text={vendor.user?.primaryEmailAddress?.emailAddress}>
      {change ? (
        <form key="code" className="setting-form" method="post" onSubmit={verify} noValidate>
          <p>{words.sent(change.added.emailAddress)}</p>
          <Field label={words.code} name="code" inputMode="numeric" autoComplete="one-time-code" required />
          <FieldError id="email-problem">{action.problem}</FieldError>
          <div>
            <Button type="submit" busy={action.busy}>
              {words.verify}
            </Button>
          </div>
        </form>
      ) : (
        <form key="address" className="setting-form" method="post" onSubmit={send} noValidate>
          <Field label={words.field} name="email" type="email" autoComplete="email" required />
          <FieldError id="email-problem">{action.problem}</FieldError>
          <div>
            <Button type="submit" variant="quiet" busy={action.busy}>
              {words.send}
            </Button>
          </div>
        </form>
      )}
    </Line>
  );
}

/** G21: the present password and another one; what was opened elsewhere can be closed with it. */
export function PasswordLine({ vendor }: { vendor: Vendor }) {
  const { password: words } = useCopy(settingsCopy);
  const refusals = useCopy(signUpCopy);
  const action = useVendorAction(vendor);
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const current = String(sent.get("current"));
    const newPassword = String(sent.get("next"));
    const fault = passwordFault(current) ?? newPasswordFault(newPassword);
    if (fault) return action.refuse(refusals[fault].text);
    const { unsure } = action;
    const done = await action.go(async (user, step) => {
      const from = (currentPassword: string) =>
        step(
          user.updatePassword({ currentPassword, newPassword, signOutOfOtherSessions: sent.has("others") }),
        );
      await from(current).catch((error: unknown) => {
        // an earlier try that was given up has been done: the new one is the current one
        if (!unsure || vendorCode(error) !== "form_password_incorrect") throw error;
        return from(newPassword);
      });
    });
    if (!done) return;
    form.reset();
    form.closest("details")?.removeAttribute("open");
    showToast({ title: words.done, tone: "ok" });
  };
  return (
    <Line title={words.title}>
      <form className="setting-form" method="post" onSubmit={change} noValidate>
        <Field
          label={words.current}
          name="current"
          type="password"
          autoComplete="current-password"
          required
        />
        <Field
          label={words.next}
          name="next"
          type="password"
          autoComplete="new-password"
          hint={words.hint}
          required
        />
        <Checkbox label={words.others} name="others" defaultChecked />
        <FieldError id="password-problem">{action.problem}</FieldError>
        <div>
          <Button type="submit" variant="quiet" busy={action.busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Line>
  );
}
