import { type FormEvent, useEffect, useRef, useState } from "react";
import { accountCopy, stepCopy, successCopy } from "#app/features/access/copy/copy.ts";
import { codeCopy } from "#app/features/access/copy/copy-code.ts";
import { vendorCode } from "#app/features/access/copy/copy-vendor.ts";
import { existingSession } from "#app/features/access/parts/existing-session.tsx";
import { Problem } from "#app/features/access/parts/problem.tsx";
import { useAccountForm } from "#app/features/access/parts/use-account-form.tsx";
import { clockOf, RESEND_S, useCountdown } from "#app/features/access/parts/use-countdown.tsx";
import { joined } from "#app/features/access/parts/use-flow.tsx";
import { usePollEmailLink } from "#app/features/access/parts/use-link-watch.tsx";
import { type AccountOptions, linkTarget } from "#app/features/access/rules/account-options.ts";
import { checkDigits } from "#app/features/access/rules/field-rules.ts";
import type { AccountFlow, AccountView, MailWay } from "#app/features/access/rules/view.ts";
import letter from "#app/ui/art/objects/object-letter.svg?no-inline";
import { Button } from "#app/ui/controls/button.tsx";
import { CodeCells } from "#app/ui/controls/code-cells.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

type MailStepProps = {
  view: Extract<AccountView, { at: "mail" }>;
  options: AccountOptions;
  flow: AccountFlow;
};

/** The first answer came after it was given up: the account is there. */
const DONE_BEFORE = ["session_exists", "verification_already_verified", "resource_not_found"];

/** S10: the account is there once the email is proven, by the code in an e-mail or by its link. */
export function MailStep({ view: { email, number, way: first }, options, flow }: MailStepProps) {
  const words = useCopy(stepCopy);
  const { wait } = useCopy(accountCopy);
  const said = useCopy(successCopy);
  const codes = useCopy(codeCopy);
  const [way, setWay] = useState<MailWay>(first ?? "email_code");
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string>();
  const { busy, problem, showProblem, showFieldProblem, submit } = useAccountForm("sign-up", {
    showAtField(field, text) {
      if (field === "code") setFault(text);
      return field === "code";
    },
  });
  const [sent, setSent] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const resend = useCountdown(RESEND_S);
  // the step has come, another code is on its way, or a try has failed: the next thing is to type
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them brings the focus back
  useEffect(() => field.current?.focus(), [sent, problem, fault]);

  const done = () => joined(flow, number);
  usePollEmailLink(way === "email_link", done);

  const confirm = (typed: string) => {
    const checked = checkDigits(typed);
    setFault(checked.ok ? undefined : codes[checked.refusal].text);
    if (!checked.ok) return showFieldProblem(codes[checked.refusal]);
    const { value: code } = checked;
    void submit(
      async (clerk, step) => {
        const attempt = await step(clerk.client.signUp.attemptEmailAddressVerification({ code }));
        if (attempt.status !== "complete") return showProblem(codes.failed);
        await step(clerk.setActive({ session: attempt.createdSessionId ?? "" }));
        done();
      },
      async (error) => {
        if (vendorCode(error) === "form_code_incorrect") setCode("");
        if (!DONE_BEFORE.includes(vendorCode(error)) || (await existingSession()) !== email.toLowerCase())
          return false;
        done();
        return true;
      },
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    confirm(code);
  };
  const send = (next: MailWay) =>
    void submit(async (clerk, step) => {
      const redirectUrl = new URL(linkTarget(options), location.origin).href;
      await step(
        clerk.client.signUp.prepareEmailAddressVerification(
          next === "email_link" ? { strategy: next, redirectUrl } : { strategy: next },
        ),
      );
      setWay(next);
      setCode("");
      setSent((before) => before + 1);
      resend.restart();
      showToast({ title: said[next], tone: "ok" });
    });
  return (
    <form className="account-form" method="post" onSubmit={onSubmit} noValidate>
      <div className="account-lead">
        <img src={letter} alt="" width={88} height={88} />
        <p>
          {words.wroteTo} <b>{email}</b>. {way === "email_code" ? words.codeOrLink : words.openLink}
        </p>
      </div>
      {way === "email_code" && (
        <CodeCells
          ref={field}
          label={words.code}
          value={code}
          onChange={setCode}
          onComplete={confirm}
          error={fault}
        />
      )}
      <p className="hint">{way === "email_code" ? words.codeHint : words.linkHint}</p>
      <Problem copy={problem} />
      {way === "email_code" && (
        <div className="account-go">
          <Button type="submit" large busy={busy}>
            {busy ? wait : words.confirm}
          </Button>
        </div>
      )}
      <div className="account-rows">
        <Button variant="bare" onClick={() => flow.go({ at: "signup" })}>
          {words.another}
        </Button>
        <Button variant="bare" onClick={() => send(way === "email_code" ? "email_link" : "email_code")}>
          {way === "email_code" ? words.linkInstead : words.codeInstead}
        </Button>
        {/* it keeps the focus while it waits */}
        <Button variant="bare" onClick={() => resend.left === 0 && send(way)} aria-disabled={resend.left > 0}>
          {resend.left > 0 ? words.againIn(clockOf(resend.left)) : words.again}
        </Button>
        <Button variant="bare" onClick={() => flow.go({ at: "login", email })}>
          {words.backToSignIn}
        </Button>
      </div>
      <p className="hint">{words.spam}</p>
    </form>
  );
}
