import { type FormEvent, useEffect, useRef } from "react";
import { phoneCopy } from "#app/features/phone/copy.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { NumberField } from "./number-field.tsx";
import { ProblemBox } from "./problem-box.tsx";
import type { PhonePurpose, usePhone } from "./use-phone.tsx";

type NumberStepProps = { phone: ReturnType<typeof usePhone>; purpose: PhonePurpose };

/** PH1, PH5, PH6. */
export function NumberStep({ phone, purpose }: NumberStepProps) {
  const words = useCopy(phoneCopy);
  const { busy, problem, waiting } = phone;
  const field = useRef<HTMLInputElement>(null);
  const cameBack = waiting !== null;
  // back by Change number: the hands are on the keyboard
  useEffect(() => {
    if (cameBack) field.current?.focus();
  }, [cameBack]);
  useEffect(() => {
    if (problem?.field) field.current?.focus();
  }, [problem]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void phone.send(phone.number);
  };
  return (
    <form className="phone-form" method="post" onSubmit={onSubmit} noValidate>
      <div className="phone-lead">
        <Drawing name="phone" size={104} />
        <p>{words.lead}</p>
      </div>
      <NumberField
        value={phone.number}
        onType={phone.typeNumber}
        error={problem?.field ? problem.text : undefined}
        field={field}
      />
      <ProblemBox problem={problem} />
      <div className="phone-go">
        <Button type="submit" large busy={busy}>
          {busy ? words.sending : words.send}
        </Button>
      </div>
      <div className="phone-rows">
        <Button variant="bare" onClick={phone.skip}>
          {purpose === "sign-up" ? words.skip : words.notNow}
        </Button>
        {purpose === "sign-up" && <span className="hint">{words.later}</span>}
      </div>
    </form>
  );
}
