import { type FormEvent, useState } from "react";
import letter from "#app/ui/art/object-letter.svg?no-inline";
import { Button } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { showToast } from "#app/ui/toasts.ts";
import { CodeField } from "./code-field.tsx";
import { accountCopy, stepCopy, successCopy } from "./copy.ts";
import { codeCopy } from "./copy-code.ts";
import { vendorCode } from "./copy-vendor.ts";
import { Problem } from "./problem.tsx";
import { standingAs } from "./standing.tsx";
import { useAccountForm } from "./use-account-form.tsx";
import { clockOf, RESEND_S, useCountdown } from "./use-countdown.tsx";
import type { AccountFlow } from "./view.ts";

/** S10: the account is there once the email is proven, by code or by link. */
export function MailStep({ email, flow }: { email: string; flow: AccountFlow }) {
  const words = useCopy(stepCopy);
  const { wait } = useCopy(accountCopy);
  const said = useCopy(successCopy);
  const codes = useCopy(codeCopy);
  const { busy, problem, tell, submit } = useAccountForm("sign-up");
  const [code, setCode] = useState("");
  const resend = useCountdown(RESEND_S);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code === "") return tell(codes.empty);
    if (code.length !== 6) return tell(codes.short);
    void submit(
      async (clerk, step) => {
        const attempt = await step(clerk.client.signUp.attemptEmailAddressVerification({ code }));
        if (attempt.status !== "complete") return tell(codes.failed);
        await step(clerk.setActive({ session: attempt.createdSessionId ?? "" }));
        flow.finish("sign-up");
      },
      async (error) => {
        // the first answer came after it was given up: the account is there
        const again = ["session_exists", "verification_already_verified", "resource_not_found"];
        if (!again.includes(vendorCode(error)) || (await standingAs()) !== email.toLowerCase()) return false;
        flow.finish("sign-up");
        return true;
      },
    );
  };
  const sendAgain = () =>
    void submit(async (clerk, step) => {
      await step(clerk.client.signUp.prepareEmailAddressVerification({ strategy: "email_code" }));
      resend.restart();
      showToast({ title: said.sent, tone: "ok" });
    });
  return (
    <form className="account-form" onSubmit={onSubmit} noValidate>
      <div className="account-lead">
        <img src={letter} alt="" width={88} height={88} />
        <p>
          {words.wroteTo} <b>{email}</b>. {words.codeOrLink}
        </p>
      </div>
      <CodeField value={code} onChange={setCode} hint={words.codeHint} autoFocus />
      <Problem copy={problem} />
      <div className="account-go">
        <Button type="submit" large busy={busy}>
          {busy ? wait : words.confirm}
        </Button>
      </div>
      <div className="account-rows">
        <Button variant="bare" onClick={() => flow.go({ at: "signup" })}>
          {words.another}
        </Button>
        <Button variant="bare" onClick={sendAgain} disabled={resend.left > 0}>
          {resend.left > 0 ? words.againIn(clockOf(resend.left)) : words.again}
        </Button>
      </div>
      <p className="hint">{words.spam}</p>
    </form>
  );
}
