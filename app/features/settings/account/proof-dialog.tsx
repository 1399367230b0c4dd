import { type FormEvent, useState } from "react";
import { signUpCopy } from "#app/features/access/copy/copy.ts";
import { codeCopy } from "#app/features/access/copy/copy-code.ts";
import { checkBackupCode, passwordFault } from "#app/features/access/rules/field-rules.ts";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { ToastRegion } from "#app/ui/toasts/toast-region.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { staffCopy } from "./copy-staff.ts";
import type { Proof } from "./use-vendor.tsx";
import { showRefusal } from "./use-vendor-action.tsx";

/** The vendor asks again who it is before something that matters. */
export function ReverificationDialog({ proof }: { proof: Proof }) {
  const { again: words } = useCopy(settingsCopy);
  const refusals = useCopy(signUpCopy);
  const codes = useCopy(codeCopy);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const isCode = proof.kind !== "password";
  const isMail = proof.kind === "mail";
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
      setProblem(showRefusal(error));
      setBusy(false);
    });
  };
  const { second, password } = useCopy(settingsCopy);
  const { askCode } = useCopy(staffCopy);
  const askFor = isMail ? words.mail(proof.to) : proof.asked ? askCode : words.code;
  return (
    <Dialog open onClose={proof.cancel} title={words.title}>
      <form className="setting-form" method="post" onSubmit={submit} noValidate>
        <p>{isCode ? askFor : words.password}</p>
        <Field
          label={isMail ? words.mailCode : isCode ? second.code : password.current}
          name="proof"
          type={isCode ? "text" : "password"}
          inputMode={isMail ? "numeric" : undefined}
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
