import { useEffect, useRef, useState } from "react";
import { phoneCopy } from "#app/features/phone/copy.ts";
import { formatPhone, shownPhone } from "#app/features/phone/phone-format.ts";
import { checkCode, checkNumber } from "#app/features/phone/phone-rules.ts";
import { callFunction } from "#app/session/call-function.ts";
import { carryToast } from "#app/session/carried-toast.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { type Problem, problemText } from "./problem-words.ts";

export type PhonePurpose = "sign-up" | "settings";
export type PhoneDone = (result: "verified" | "skipped") => void;

/** The code on its way; times are epoch ms by the browser's clock, made of the server's seconds. */
export type Waiting = { phoneNumber: string; resendAt: number; expiresAt: number };
type Sent = { phoneNumber: string; resendInS: number; expiresInS: number };
type Status = { userId: string; waiting: Sent | null };

const waitingFrom = ({ phoneNumber, resendInS, expiresInS }: Sent): Waiting => ({
  phoneNumber,
  resendAt: Date.now() + resendInS * 1000,
  expiresAt: Date.now() + expiresInS * 1000,
});

const FUNCTION = "send-verification-code";

/** PH1-PH6: both steps over the server function. What the server says of time outlives a reload. */
export function usePhone(initialNumber: string | null, purpose: PhonePurpose, onDone: PhoneDone) {
  const words = useCopy(phoneCopy);
  const [number, setNumber] = useState(() => formatPhone(initialNumber ?? ""));
  const [code, setCode] = useState("");
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [step, setStep] = useState<1 | 2>(1);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Who is signed in here: should another tab change that, the server refuses. */
  const userId = useRef<string | undefined>(undefined);
  const touched = useRef(false);

  useEffect(() => {
    let here = true;
    void callFunction<Status>(FUNCTION, { action: "status" }).then((answer) => {
      if (!here || !answer.ok) return;
      userId.current = answer.value.userId;
      if (!answer.value.waiting || touched.current) return;
      setWaiting(waitingFrom(answer.value.waiting));
      setNumber(formatPhone(answer.value.waiting.phoneNumber));
      setStep(2);
    });
    return () => {
      here = false;
    };
  }, []);

  const working = async (work: () => Promise<void>) => {
    if (busy) return;
    touched.current = true;
    setBusy(true);
    setProblem(null);
    await work();
    setBusy(false);
  };

  const send = (typed: string) =>
    working(async () => {
      const checked = checkNumber(typed);
      if (!checked.ok) return setProblem(problemText(words, checked.refusal));
      const answer = await callFunction<Sent>(FUNCTION, {
        phoneNumber: checked.value,
        action: "send",
        ...(userId.current && { userId: userId.current }),
      });
      if (answer.ok) {
        if (step === 2) showToast({ title: words.resent, tone: "ok" });
        setWaiting(waitingFrom(answer.value));
        setCode("");
        return setStep(2);
      }
      if (answer.error === "phone.too_soon" && waiting?.phoneNumber === checked.value) setStep(2);
      setProblem(problemText(words, answer, { step: "send", at: purpose }));
    });

  const verify = (typed: string) =>
    working(async () => {
      const checked = checkCode(typed);
      if (!checked.ok) return setProblem(problemText(words, checked.refusal));
      const answer = await callFunction<{ phoneNumber: string }>(FUNCTION, {
        phoneNumber: waiting?.phoneNumber ?? number,
        action: "verify",
        code: checked.value,
        ...(userId.current && { userId: userId.current }),
      });
      if (!answer.ok) {
        if (answer.error === "phone.code_wrong") setCode("");
        return setProblem(problemText(words, answer, { step: "verify", at: purpose }));
      }
      const shown = shownPhone(answer.value.phoneNumber);
      const notice = { title: words.verified, text: words.verifiedText(shown), tone: "ok" } as const;
      showToast(notice);
      // at sign-up another page follows at once
      if (purpose === "sign-up") carryToast(notice);
      onDone("verified");
    });

  const change = () => {
    touched.current = true;
    setProblem(null);
    setCode("");
    setStep(1);
  };
  const skip = () => onDone("skipped");
  const typeNumber = (typed: string) => {
    touched.current = true;
    setNumber(formatPhone(typed));
  };
  return { step, number, typeNumber, code, setCode, waiting, busy, problem, send, verify, change, skip };
}
