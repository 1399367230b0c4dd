import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import { accountCopy } from "#app/features/access/copy/copy.ts";
import type { ClerkBrowser } from "#app/session/clerk-browser.ts";
import { captchaUrl, openClerk } from "#app/session/session-browser.ts";
import { loadTurnstile, turnstileLook } from "#app/session/turnstile-browser.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

export type CaptchaHandle = {
  /** What the tick is worth, spent by one sign-up; null while the box is not ticked. A tick on its way is waited for. */
  answer(): Promise<CaptchaAnswer | null>;
  /** X15: a new box for the next try. */
  reset(): void;
};
/** `needed` false: the instance asks for none. */
export type CaptchaAnswer = { needed: false } | { needed: true; token: string };

/** A tick takes a moment to become a token: who is faster than that is not told to tick, ms. */
const TICK_MS = 8_000;

type State = "coming" | "ready" | "not-needed" | "failed";

type CaptchaProps = { handle: RefObject<CaptchaHandle>; error?: string | undefined };

/**
 * V3, F4: the vendor's captcha on the form, before anything is sent. clerk-js would draw the same widget with the
 * same key only once the form is on its way; what it would send is sent in its place (decision 0017).
 */
export function Captcha({ handle, error }: CaptchaProps) {
  const words = useCopy(accountCopy);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const widget = useRef<string | undefined>(undefined);
  const token = useRef<string | null>(null);
  const touched = useRef(false);
  const ticked = useRef<(() => void) | null>(null);
  const [state, setState] = useState<State>("coming");
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try draws it anew
  useEffect(() => {
    let here = true;
    const draw = async () => {
      const siteKey = siteKeyOf(await openClerk());
      if (!here) return;
      if (!siteKey) return setState("not-needed");
      const turnstile = await loadTurnstile(captchaUrl());
      if (!here || !box.current) return;
      widget.current = turnstile.render(box.current, {
        ...turnstileLook(language, box.current),
        sitekey: siteKey,
        action: "signup",
        callback: (answer: string) => {
          token.current = answer;
          ticked.current?.();
        },
        "expired-callback": () => {
          token.current = null;
        },
        "error-callback": () => setState("failed"),
      });
      setState("ready");
    };
    draw().catch(() => here && setState("failed"));
    return () => {
      here = false;
      token.current = null;
      if (widget.current !== undefined) window.turnstile?.remove(widget.current);
      widget.current = undefined;
    };
  }, [tries]);

  // React hears nothing of what it has not drawn. The vendor's own widget is a frame: it is touched when the
  // focus has gone into it; the sandbox's is a check box.
  useEffect(() => {
    const place = box.current;
    const onTick = () => {
      touched.current = true;
    };
    const intoFrame = () => {
      if (place?.contains(document.activeElement)) touched.current = true;
    };
    place?.addEventListener("change", onTick);
    window.addEventListener("blur", intoFrame);
    return () => {
      place?.removeEventListener("change", onTick);
      window.removeEventListener("blur", intoFrame);
    };
  }, []);

  useImperativeHandle(handle, () => ({
    answer: async () => {
      if (state === "not-needed") return { needed: false };
      if (token.current === null && touched.current) {
        await new Promise<void>((resolve) => {
          ticked.current = resolve;
          setTimeout(resolve, TICK_MS);
        });
      }
      return token.current === null ? null : { needed: true, token: token.current };
    },
    reset: () => {
      token.current = null;
      touched.current = false;
      if (widget.current !== undefined) window.turnstile?.reset(widget.current);
    },
  }));

  if (state === "not-needed") return null;
  return (
    <fieldset
      className="account-captcha"
      name="captcha"
      tabIndex={-1}
      data-marked={error ? true : undefined}
      aria-label={words.captcha}
      aria-describedby={error ? "captcha-error" : undefined}
    >
      <div ref={box} id="clerk-captcha" />
      {state === "coming" && (
        <p className="account-captcha-wait" role="status">
          {words.captchaComing}
        </p>
      )}
      {state === "failed" && (
        <p className="account-captcha-wait" role="alert">
          {words.captchaGone}
          <Button variant="bare" onClick={() => setTries(tries + 1)}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      <FieldError id="captcha-error">{error}</FieldError>
    </fieldset>
  );
}

/** The instance's own key; null when it asks for no captcha. */
function siteKeyOf({ __unstable__environment: environment }: ClerkBrowser): string | null {
  if (!environment?.userSettings.signUp.captcha_enabled) return null;
  return environment.displayConfig.captchaPublicKey;
}
