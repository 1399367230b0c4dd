import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { CodeCells } from "#app/ui/code-cells.tsx";
import { Field } from "#app/ui/field.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { accountCopy, stepCopy } from "./copy.ts";
import { codeCopy } from "./copy-code.ts";
import { vendorCode } from "./copy-vendor.ts";
import { recoverSignedIn } from "./existing-session.tsx";
import { checkBackupCode, checkDigits } from "./field-rules.ts";
import { Problem } from "./problem.tsx";
import { useAccountForm } from "./use-account-form.tsx";
import { useAfterSignIn } from "./use-proceed.tsx";
import type { AccountFlow, SecondWay } from "./view.ts";

type SecondFactorStepProps = { ways: readonly SecondWay[]; identifier: string | null; flow: AccountFlow };

/** A second proof: for accounts with an authenticator app, and for devices that the vendor does not know. */
export function SecondFactorStep({ ways, identifier, flow }: SecondFactorStepProps) {
  const words = useCopy(stepCopy);
  const { wait } = useCopy(accountCopy);
  const codes = useCopy(codeCopy);
  const { busy, problem, tell, tellOfFields, submit } = useAccountForm("sign-in");
  const proceed = useAfterSignIn(flow, tell);
  const [way, setWay] = useState<SecondWay>(ways[0] ?? "email_code");
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string>();

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
  // the letter goes out once, as soon as this way is shown
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
    if (!checked.ok) return tellOfFields(codes[checked.refusal]);
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
