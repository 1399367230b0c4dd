import { type FormEvent, useState } from "react";
import type { ClerkEmail } from "#app/platform/clerk-browser.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { Checkbox } from "#app/ui/switch.tsx";
import { showToast } from "#app/ui/toasts.ts";
import { settingsCopy } from "./copy.ts";
import { Line } from "./line.tsx";
import { useDeed, type Vendor } from "./use-vendor.tsx";

/** G21: another address counts once its code was given; the old one is then let go. */
export function EmailLine({ vendor }: { vendor: Vendor }) {
  const { email: words } = useCopy(settingsCopy);
  const deed = useDeed(vendor);
  const [added, setAdded] = useState<ClerkEmail | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    void deed.go(async (user) => {
      const known = user.emailAddresses.find((one) => one.emailAddress === email.toLowerCase());
      const next = known ?? (await user.createEmailAddress({ email }));
      await next.prepareVerification({ strategy: "email_code" });
      setAdded(next);
    });
  };
  const verify = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get("code")).trim();
    const done = await deed.go(async (user) => {
      if (!added) return;
      const old = user.primaryEmailAddress;
      await added.attemptVerification({ code });
      await user.update({ primaryEmailAddressId: added.id });
      if (old && old.id !== added.id) await old.destroy();
      await user.reload();
    });
    if (!done) return;
    setAdded(null);
    form.closest("details")?.removeAttribute("open");
    showToast({ title: words.done, tone: "ok" });
  };
  return (
    <Line title={words.title} text={vendor.user?.primaryEmailAddress?.emailAddress}>
      {added ? (
        <form key="code" className="setting-form" method="post" onSubmit={verify}>
          <p>{words.sent(added.emailAddress)}</p>
          <Field label={words.code} name="code" inputMode="numeric" autoComplete="one-time-code" required />
          <FieldError id="email-problem">{deed.problem}</FieldError>
          <div>
            <Button type="submit" busy={deed.busy}>
              {words.verify}
            </Button>
          </div>
        </form>
      ) : (
        <form key="address" className="setting-form" method="post" onSubmit={send} noValidate>
          <Field
            label={words.field}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <FieldError id="email-problem">{deed.problem}</FieldError>
          <div>
            <Button type="submit" variant="quiet" busy={deed.busy}>
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
  const deed = useDeed(vendor);
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const done = await deed.go(async (user) => {
      await user.updatePassword({
        currentPassword: String(sent.get("current")),
        newPassword: String(sent.get("next")),
        signOutOfOtherSessions: sent.has("others"),
      });
    });
    if (!done) return;
    form.reset();
    form.closest("details")?.removeAttribute("open");
    showToast({ title: words.done, tone: "ok" });
  };
  return (
    <Line title={words.title}>
      <form className="setting-form" method="post" onSubmit={change}>
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
          minLength={8}
          maxLength={72}
          required
        />
        <Checkbox label={words.others} name="others" defaultChecked />
        <FieldError id="password-problem">{deed.problem}</FieldError>
        <div>
          <Button type="submit" variant="quiet" busy={deed.busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Line>
  );
}
