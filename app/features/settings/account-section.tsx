import { type FormEvent, useState } from "react";
import { signUpCopy } from "#app/features/access/copy.ts";
import { codeCopy } from "#app/features/access/copy-code.ts";
import { checkBackupCode, passwordFault } from "#app/features/access/field-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { ToastRegion } from "#app/ui/toast-region.tsx";
import { EmailLine, PasswordLine } from "./account-lines.tsx";
import { settingsCopy } from "./copy.ts";
import { staffCopy } from "./copy-staff.ts";
import { DevicesLine } from "./device-lines.tsx";
import { Section } from "./line.tsx";
import type { SettingsPage } from "./page.ts";
import { SecondFactorLine } from "./second-factor-line.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { StaffStep } from "./staff-step.tsx";
import { tellRefusal } from "./use-deed.tsx";
import { type Proof, useVendor } from "./use-vendor.tsx";

export function AccountSection({ page }: { page: SettingsPage }) {
  const copy = useCopy(settingsCopy);
  const vendor = useVendor();
  return (
    <Section id="account" title={copy.account.title} text={copy.account.text}>
      {page.secondStepAsked && <StaffStep vendor={vendor} />}
      <SettingsForm intent="rename" userId={page.userId} submit={copy.saveName}>
        {(kept) => (
          <Field
            label={copy.fullName}
            name="fullName"
            autoComplete="name"
            defaultValue={kept ?? page.fullName}
            required
          />
        )}
      </SettingsForm>
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
      {vendor.failed && (
        <p role="alert">
          {copy.vendor.down}{" "}
          <Button variant="bare" onClick={vendor.retry}>
            {copy.vendor.retry}
          </Button>
        </p>
      )}
      <div className="setting-lines" aria-busy={!vendor.user && !vendor.failed}>
        <EmailLine vendor={vendor} />
        <PasswordLine vendor={vendor} />
        <DevicesLine vendor={vendor} />
        <SecondFactorLine vendor={vendor} role={page.role} />
      </div>
      {vendor.proof && <ProofDialog proof={vendor.proof} />}
    </Section>
  );
}

/** The vendor asks again who it is before something that matters. */
function ProofDialog({ proof }: { proof: Proof }) {
  const { again: words } = useCopy(settingsCopy);
  const refusals = useCopy(signUpCopy);
  const codes = useCopy(codeCopy);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const isCode = proof.kind === "code";
  const refusalOf = (given: string): string | null => {
    const code = isCode ? checkBackupCode(given) : null;
    if (code) return code.ok ? null : codes[code.refusal].text;
    const fault = passwordFault(given);
    return fault && refusals[fault].text;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get("proof"));
    const refusal = refusalOf(given);
    setProblem(refusal ?? "");
    if (refusal) return;
    setBusy(true);
    await proof.go(given).catch((error: unknown) => {
      setProblem(tellRefusal(error));
      setBusy(false);
    });
  };
  const { second, password } = useCopy(settingsCopy);
  const { askCode } = useCopy(staffCopy);
  const askFor = proof.asked ? askCode : words.code;
  return (
    <Dialog open onClose={proof.cancel} title={words.title}>
      <form className="setting-form" method="post" onSubmit={submit} noValidate>
        <p>{isCode ? askFor : words.password}</p>
        <Field
          label={isCode ? second.code : password.current}
          name="proof"
          type={isCode ? "text" : "password"}
          autoComplete={isCode ? "one-time-code" : "current-password"}
          error={problem}
          required
        />
        <Button type="submit" busy={busy}>
          {words.confirm}
        </Button>
      </form>
      <ToastRegion over />
    </Dialog>
  );
}
