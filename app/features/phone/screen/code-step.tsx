import { type FormEvent, useEffect, useId, useRef } from "react";
import { phoneCopy } from "#app/features/phone/copy.ts";
import { shownPhone } from "#app/features/phone/phone-format.ts";
import { CODE_DIGITS } from "#app/features/phone/phone-rules.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { CodeCells } from "#app/ui/controls/code-cells.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { ProblemBox } from "./problem-box.tsx";
import type { PhoneDone, PhonePurpose, usePhone, Waiting } from "./use-phone.tsx";
import { useSecondsLeft } from "./use-seconds-left.tsx";

type CodeStepProps = {
  phone: ReturnType<typeof usePhone>;
  waiting: Waiting;
  purpose: PhonePurpose;
  onDone: PhoneDone;
};

/** PH2-PH6. */
export function CodeStep({ phone, waiting, purpose, onDone }: CodeStepProps) {
  const words = useCopy(phoneCopy);
  const { busy, problem, code } = phone;
  const field = useRef<HTMLInputElement>(null);
  const lead = useId();
  const resendIn = useSecondsLeft(waiting.resendAt);
  const goodFor = useSecondsLeft(waiting.expiresAt);
  // the step has come, a try has failed, or another text is on its way: the next thing is to type
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them brings the focus back
  useEffect(() => field.current?.focus(), [problem, waiting]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void phone.verify(code);
  };
  const used = problem?.error === "phone.code_used";
  return (
    <form className="phone-form" method="post" onSubmit={onSubmit} noValidate>
      <div className="phone-lead">
        <Drawing name="phone" size={104} />
        <p id={lead}>
          {words.onItsWay} <b dir="ltr">{shownPhone(waiting.phoneNumber)}</b>.{" "}
          {goodFor > 0 ? words.goodFor(Math.ceil(goodFor / 60)) : words.over}
        </p>
      </div>
      <CodeCells
        ref={field}
        label={words.code}
        value={code}
        onChange={phone.setCode}
        onComplete={(typed) => void phone.verify(typed)}
        describedBy={lead}
        error={problem?.field ? problem.text : undefined}
      />
      <ProblemBox problem={problem} />
      <div className="phone-go">
        {used ? (
          <Button large onClick={() => onDone("verified")}>
            {words.goOn}
          </Button>
        ) : (
          <Button type="submit" large busy={busy} variant={code.length === CODE_DIGITS ? "plum" : "quiet"}>
            {busy ? words.verifying : words.verify}
          </Button>
        )}
        <span className="hint">{words.toGo[CODE_DIGITS - code.length]}</span>
      </div>
      <div className="phone-rows">
        <Button variant="bare" onClick={phone.change}>
          {words.change}
        </Button>
        {resendIn > 0 ? (
          <span className="phone-wait">
            <Icon name="clock" size="small" />
            {words.resendIn(resendIn)}
          </span>
        ) : (
          <Button variant="bare" onClick={() => void phone.send(waiting.phoneNumber)}>
            {words.resend}
          </Button>
        )}
        <Button variant="bare" onClick={phone.skip}>
          {purpose === "sign-up" ? words.skip : words.notNow}
        </Button>
        {purpose === "sign-up" && <span className="hint">{words.later}</span>}
      </div>
    </form>
  );
}
