import { Section } from "#app/features/settings/form/line.tsx";
import { SettingsForm } from "#app/features/settings/form/settings-form.tsx";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import type { SettingsPage } from "#app/features/settings/model/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { EmailLine, PasswordLine } from "./account-lines.tsx";
import { DevicesLine } from "./device-lines.tsx";
import { ReverificationDialog } from "./proof-dialog.tsx";
import { SecondFactorLine } from "./second-factor-line.tsx";
import { StaffStep } from "./staff-step.tsx";
import { useVendor } from "./use-vendor.tsx";

export function AccountSection({ page }: { page: SettingsPage }) {
  const copy = useCopy(settingsCopy);
  const vendor = useVendor();
  return (
    <Section id="account" title={copy.account.title} text={copy.account.text}>
      {page.mfaRequested && <StaffStep vendor={vendor} />}
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
      {vendor.proof && <ReverificationDialog proof={vendor.proof} />}
    </Section>
  );
}
