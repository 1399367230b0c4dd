import type { ClerkBrowser, SignInAttempt } from "#app/platform/clerk-browser.ts";
import { useLanguage } from "#app/ui/language.tsx";
import { vendorCopy } from "./copy-vendor.ts";
import { afterSignIn } from "./sign-in-step.ts";
import type { AccountFlow } from "./view.ts";
import type { Step } from "./with-timeout.ts";
import type { AccessCopy } from "./words.ts";

/** What follows an answer of the vendor to a sign-in: done, the next step's form, or words. */
export function useAfterSignIn(flow: AccountFlow, tell: (copy: AccessCopy) => void) {
  const language = useLanguage();
  return async (clerk: ClerkBrowser, step: Step, attempt: SignInAttempt): Promise<void> => {
    const next = afterSignIn(attempt);
    if (next === "unfinished") return tell(vendorCopy[language].unfinished);
    if (next !== "complete") return flow.go(next);
    await step(clerk.setActive({ session: attempt.createdSessionId ?? "" }));
    flow.celebrate("sign-in");
    flow.leave("sign-in");
  };
}
