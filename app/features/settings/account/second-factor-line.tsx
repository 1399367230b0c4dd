import { type FormEvent, useState } from "react";
import { encode } from "uqr";
import { codeCopy } from "#app/features/access/copy/copy-code.ts";
import { checkDigits } from "#app/features/access/rules/field-rules.ts";
import type { Role } from "#app/features/member/roles.ts";
import { Line } from "#app/features/settings/form/line.tsx";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { Vendor } from "./use-vendor.tsx";
import { useVendorAction } from "./use-vendor-action.tsx";

type Step = { at: "rest" } | { at: "scan"; secret: string; uri: string } | { at: "codes"; codes: string[] };

/** G21: a code of an app beside the password; staff are asked to turn it on. */
export function SecondFactorLine({ vendor, role }: { vendor: Vendor; role: Role | null }) {
  const { second: words } = useCopy(settingsCopy);
  const codeWords = useCopy(codeCopy);
  const action = useVendorAction(vendor);
  const [step, setStep] = useState<Step>({ at: "rest" });
  const on = vendor.user?.totpEnabled ?? false;
  const asked = !on && (role === "admin" || role === "moderator");

  const begin = () =>
    void action.go(async (user, step) => {
      const { secret = "", uri = "" } = await step(user.createTOTP());
      setStep({ at: "scan", secret, uri });
    });
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkDigits(String(new FormData(event.currentTarget).get("code")));
    if (!checked.ok) return action.refuse(codeWords[checked.refusal].text);
    const code = checked.value;
    const done = await action.go(async (user, step) => {
      // an earlier try that was given up may have turned it on, and its codes were seen by nobody
      const codes = user.totpEnabled
        ? (await step(user.createBackupCode())).codes
        : (await step(user.verifyTOTP({ code }))).backupCodes;
      setStep({ at: "codes", codes: codes ?? [] });
      await step(user.reload());
    });
    if (done) showToast({ title: words.done, tone: "ok" });
  };
  const renew = () =>
    void action.go(async (user, step) => {
      const { codes } = await step(user.createBackupCode());
      setStep({ at: "codes", codes });
    });
  const remove = async () => {
    const done = await action.go(async (user, step) => {
      if (user.totpEnabled) await step(user.disableTOTP());
      await step(user.reload());
      setStep({ at: "rest" });
    });
    if (done) showToast({ title: words.removed, tone: "ok" });
  };
  return (
    <Line
      title={words.title}
      text={
        <>
          {on ? words.on : words.off} {asked && <Badge tone="amber">{words.staff}</Badge>}
        </>
      }
    >
      {step.at === "scan" && (
        <form className="setting-form" method="post" onSubmit={confirm} noValidate>
          <p>{words.scan}</p>
          <QrPicture text={step.uri} label={words.picture} />
          <p>
            {words.key}: <code className="setting-key">{step.secret}</code>
          </p>
          <Field label={words.code} name="code" inputMode="numeric" autoComplete="one-time-code" required />
          <div>
            <Button type="submit" busy={action.busy}>
              {words.confirm}
            </Button>
          </div>
        </form>
      )}
      {step.at === "codes" && (
        <div role="status">
          <h3>{words.codes}</h3>
          <p>{words.codesText}</p>
          <ul className="setting-codes">
            {step.codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      <FieldError id="second-problem">{action.problem}</FieldError>
      {step.at !== "scan" && (
        <div className="setting-actions">
          {!on && (
            <Button variant="quiet" busy={action.busy} onClick={begin}>
              {words.begin}
            </Button>
          )}
          {on && (
            <>
              <Button variant="quiet" busy={action.busy} onClick={renew}>
                {words.renew}
              </Button>
              <Button variant="bare" busy={action.busy} onClick={() => void remove()}>
                {words.remove}
              </Button>
            </>
          )}
        </div>
      )}
    </Line>
  );
}

/** Drawn here: the key goes to nobody. Dark on light in both appearances, or cameras do not read it. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg className="setting-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
