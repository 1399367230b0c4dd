import { useEffect, useRef, useState } from "react";
import { phoneCopy } from "#app/features/phone/copy.ts";
import { loadTurnstile, turnstileLook } from "#app/session/turnstile-browser.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

/** Where the captcha's script is, and its public key. */
export type CaptchaScript = { scriptUrl: string; siteKey: string };

type TestCaptchaProps = { captcha: CaptchaScript; onToken: (token: string | null) => void };

/** D18: the box to tick before a test text. A token is good for one try: mount it anew for the next. */
export function TestCaptcha({ captcha, onToken }: TestCaptchaProps) {
  const words = useCopy(phoneCopy).test;
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"coming" | "ready" | "failed">("coming");
  const [tries, setTries] = useState(0);
  const { scriptUrl, siteKey } = captcha;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try draws it anew
  useEffect(() => {
    let here = true;
    let widget: string | undefined;
    setState("coming");
    const draw = async () => {
      const turnstile = await loadTurnstile(scriptUrl);
      if (!here || !box.current) return;
      widget = turnstile.render(box.current, {
        ...turnstileLook(language, box.current),
        sitekey: siteKey,
        action: "test-sms",
        callback: onToken,
        "expired-callback": () => onToken(null),
        "error-callback": () => setState("failed"),
      });
      setState("ready");
    };
    draw().catch(() => here && setState("failed"));
    return () => {
      here = false;
      if (widget !== undefined) window.turnstile?.remove(widget);
    };
  }, [scriptUrl, siteKey, language, onToken, tries]);

  return (
    <fieldset className="phone-captcha" aria-label={words.captcha}>
      <div ref={box} />
      {state === "coming" && <p role="status">{words.coming}</p>}
      {state === "failed" && (
        <p role="alert">
          {words.captchaGone}{" "}
          <Button variant="bare" onClick={() => setTries(tries + 1)}>
            {words.again}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
