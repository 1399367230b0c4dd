import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { phoneCopy } from "./copy.ts";

/** Where the captcha's script is, and its public key. */
export type CaptchaScript = { scriptUrl: string; siteKey: string };

/** Cloudflare's Turnstile, as far as it is used here. */
type Turnstile = {
  render(container: HTMLElement, options: Record<string, unknown>): string | undefined;
  remove(id: string): void;
};
const present = (): Turnstile | undefined => (window as { turnstile?: Turnstile }).turnstile;

let loading: Promise<Turnstile> | undefined;

function load(scriptUrl: string): Promise<Turnstile> {
  const here = present();
  if (here) return Promise.resolve(here);
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const failed = () => reject(new Error("the captcha did not come"));
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    script.onload = () => {
      const come = present();
      if (come) resolve(come);
      else failed();
    };
    script.onerror = failed;
    document.head.appendChild(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

type TestCaptchaProps = { captcha: CaptchaScript; onToken: (token: string | null) => void };

/** D18: the box to tick before a test text. A token is good for one try: mount it anew for the next. */
export function TestCaptcha({ captcha, onToken }: TestCaptchaProps) {
  const words = useCopy(phoneCopy).test;
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
      const turnstile = await load(scriptUrl);
      if (!here || !box.current) return;
      widget = turnstile.render(box.current, {
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
      if (widget !== undefined) present()?.remove(widget);
    };
  }, [scriptUrl, siteKey, onToken, tries]);

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
