import { vendorCopy } from "#app/features/access/copy/copy-vendor.ts";
import { afterSignIn } from "#app/features/access/rules/sign-in-step.ts";
import type { AccountFlow } from "#app/features/access/rules/view.ts";
import type { Step } from "#app/features/access/rules/with-timeout.ts";
import type { AccessCopy } from "#app/features/access/rules/words.ts";
import type { ClerkBrowser, SignInAttempt } from "#app/session/clerk-browser.ts";
import { useLanguage } from "#app/ui/words/language.tsx";

/** What follows an answer of the vendor to a sign-in: done, the next step's form, or words. */
export function useAfterSignIn(flow: AccountFlow, showProblem: (copy: AccessCopy) => void) {
  const language = useLanguage();
  return async (clerk: ClerkBrowser, step: Step, attempt: SignInAttempt): Promise<void> => {
    const next = afterSignIn(attempt);
    if (next === "unfinished") return showProblem(vendorCopy[language].unfinished);
    if (next !== "complete") return flow.go(next);
    await step(clerk.setActive({ session: attempt.createdSessionId ?? "" }));
    flow.celebrate("sign-in");
    flow.leave("sign-in");
  };
}
