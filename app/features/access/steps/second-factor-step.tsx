import { type FormEvent, useEffect, useRef, useState } from "react";
import { accountCopy, stepCopy } from "#app/features/access/copy/copy.ts";
import { codeCopy } from "#app/features/access/copy/copy-code.ts";
import { vendorCode } from "#app/features/access/copy/copy-vendor.ts";
import { recoverSignedIn } from "#app/features/access/parts/existing-session.tsx";
import { Problem } from "#app/features/access/parts/problem.tsx";
import { useAccountForm } from "#app/features/access/parts/use-account-form.tsx";
import { useAfterSignIn } from "#app/features/access/parts/use-proceed.tsx";
import { checkBackupCode, checkDigits } from "#app/features/access/rules/field-rules.ts";
import type { AccountFlow, SecondWay } from "#app/features/access/rules/view.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { CodeCells } from "#app/ui/controls/code-cells.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

type SecondFactorStepProps = { ways: readonly SecondWay[]; identifier: string | null; flow: AccountFlow };

/** A second proof: for accounts with an authenticator app, and for devices that the vendor does not know. */
export function SecondFactorStep({ ways, identifier, flow }: SecondFactorStepProps) {
  const words = useCopy(stepCopy);
  const { wait } = useCopy(accountCopy);
  const codes = useCopy(codeCopy);
  const [way, setWay] = useState<SecondWay>(ways[0] ?? "email_code");
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string>();
  const { busy, problem, showProblem, showFieldProblem, submit } = useAccountForm("sign-in", {
    showAtField(field, text) {
      if (field === "code") setFault(text);
      return field === "code";
    },
  });
  const proceed = useAfterSignIn(flow, showProblem);

  const send = () =>
    void submit(async (clerk, step) => {
      const { signIn } = clerk.client;
      const factor = signIn.supportedSecondFactors?.find(({ strategy }) => strategy === "email_code");
      const { emailAddressId } = factor ?? {};
      await step(
        signIn.prepareSecondFactor({ strategy: "email_code", ...(emailAddressId && { emailAddressId }) }),
      );
    });
  const sent = useRef(false);
  // the e-mail goes out once, as soon as this way is shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once
  useEffect(() => {
    if (way !== "email_code" || sent.current) return;
    sent.current = true;
    send();
  }, [way]);

  const form = useRef<HTMLFormElement>(null);
  // the step has come, another way was chosen, or a try has failed: the next thing is to type
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them brings the focus back
  useEffect(() => form.current?.querySelector("input")?.focus(), [way, problem, fault]);

  const confirm = (typed: string) => {
    const checked = way === "backup_code" ? checkBackupCode(typed) : checkDigits(typed);
    setFault(checked.ok ? undefined : codes[checked.refusal].text);
    if (!checked.ok) return showFieldProblem(codes[checked.refusal]);
    void submit(
      async (clerk, step) => {
        const { signIn } = clerk.client;
        await proceed(
          clerk,
          step,
          await step(signIn.attemptSecondFactor({ strategy: way, code: checked.value })),
        );
      },
      (error) => {
        if (way !== "backup_code" && vendorCode(error) === "form_code_incorrect") setCode("");
        return recoverSignedIn(error, identifier, flow);
      },
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    confirm(code);
  };
  const choose = (next: SecondWay) => {
    setWay(next);
    setFault(undefined);
    setCode("");
  };
  return (
    <form ref={form} className="account-form" method="post" onSubmit={onSubmit} noValidate>
      <p>{words.secondText[way]}</p>
      {way === "backup_code" ? (
        <Field
          label={words.backupCode}
          name="code"
          autoComplete="off"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={fault}
        />
      ) : (
        <CodeCells label={words.code} value={code} onChange={setCode} onComplete={confirm} error={fault} />
      )}
      <Problem copy={problem} />
      <div className="account-go">
        <Button type="submit" large busy={busy}>
          {busy ? wait : words.continue}
        </Button>
      </div>
      <div className="account-rows">
        {way === "email_code" && (
          <Button variant="bare" onClick={send}>
            {words.again}
          </Button>
        )}
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="bare" onClick={() => choose(other)}>
              {words.ways[other]}
            </Button>
          ))}
        <Button variant="bare" onClick={() => flow.go({ at: "login" })}>
          {words.backToSignIn}
        </Button>
      </div>
    </form>
  );
}
