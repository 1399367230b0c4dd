import { type FormEvent, useRef, useState } from "react";
import { callFunction } from "#app/session/call-function.ts";
import "#app/features/phone/screen/phone.css";
import { phoneCopy } from "#app/features/phone/copy.ts";
import { formatPhone } from "#app/features/phone/phone-format.ts";
import { checkNumber } from "#app/features/phone/phone-rules.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { NumberField } from "./number-field.tsx";
import { ProblemBox } from "./problem-box.tsx";
import { type Problem, problemText } from "./problem-words.ts";
import { type CaptchaScript, TestCaptcha } from "./test-captcha.tsx";

/** AU5: asks for a number in a dialog of our own. Only where `TEST_SMS` is on: the server says so with `captcha`. */
export function TestSmsButton({ captcha }: { captcha: CaptchaScript }) {
  const words = useCopy(phoneCopy).test;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="bare" icon="smartphone" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title}>
        {open && <TestSmsForm captcha={captcha} onSent={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function TestSmsForm({ captcha, onSent }: { captcha: CaptchaScript; onSent: () => void }) {
  const all = useCopy(phoneCopy);
  const words = all.test;
  const [number, setNumber] = useState("");
  const [token, setToken] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const send = async () => {
    setProblem(null);
    const checked = checkNumber(number);
    if (!checked.ok) {
      setProblem(problemText(all, checked.refusal));
      return field.current?.focus();
    }
    if (!token) {
      const refused = { error: "captcha_required", title: "CAPTCHA", message: words.tick };
      return setProblem(problemText(all, refused));
    }
    setBusy(true);
    const answer = await callFunction("send-test-sms", { phoneNumber: checked.value, captchaToken: token });
    setBusy(false);
    if (answer.ok) {
      showToast({ title: words.sent, text: words.sentText, tone: "ok" });
      return onSent();
    }
    setProblem(problemText(all, answer));
    // the token is spent: a new box for the next try
    setToken(null);
    setRound(round + 1);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return (
    <form className="phone-form" method="post" onSubmit={onSubmit} noValidate>
      <p>{words.lead}</p>
      <NumberField
        value={number}
        onType={(typed) => setNumber(formatPhone(typed))}
        error={problem?.field ? problem.text : undefined}
        field={field}
      />
      <TestCaptcha key={round} captcha={captcha} onToken={setToken} />
      <ProblemBox problem={problem} />
      <div className="phone-go">
        <Button type="submit" large busy={busy}>
          {busy ? all.sending : words.send}
        </Button>
      </div>
    </form>
  );
}
