import { useEffect } from "react";
import "#app/features/phone/screen/phone.css";
import { phoneCopy } from "#app/features/phone/copy.ts";
import { Steps } from "#app/ui/layout/progress.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { CodeStep } from "./code-step.tsx";
import { NumberStep } from "./number-step.tsx";
import { type PhoneDone, type PhonePurpose, usePhone } from "./use-phone.tsx";

type PhoneVerificationProps = {
  /** E.164 or as typed; null when none is known. */
  initialNumber: string | null;
  purpose: PhonePurpose;
  onDone: PhoneDone;
  /** For a title above that follows the step. */
  onStep?: (step: 1 | 2) => void;
};

/** AU4, PH1-PH7: a number, then the code that is texted to it. It needs no router: it lives in a dialog of any page. */
export function PhoneVerification({ initialNumber, purpose, onDone, onStep }: PhoneVerificationProps) {
  const words = useCopy(phoneCopy);
  const phone = usePhone(initialNumber, purpose, onDone);
  const { step } = phone;
  useEffect(() => onStep?.(step), [step, onStep]);
  return (
    <div className="phone">
      <div className="phone-steps">
        <Steps done={step} of={2} words={words.stepOf(step)} />
        <span aria-hidden="true">{words.stepOf(step)}</span>
      </div>
      {step === 1 || !phone.waiting ? (
        <NumberStep phone={phone} purpose={purpose} />
      ) : (
        <CodeStep phone={phone} waiting={phone.waiting} purpose={purpose} onDone={onDone} />
      )}
    </div>
  );
}
