import { useCallback, useEffect, useRef, useState } from "react";
import { vendorCode } from "#app/features/access/copy/copy-vendor.ts";
import { type Step, withTimeout } from "#app/features/access/rules/with-timeout.ts";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import { type ClerkBrowser, type ClerkUser, unwrapNetworkError } from "#app/session/clerk-browser.ts";
import { openClerk } from "#app/session/session-browser.ts";
import { useLanguage } from "#app/ui/words/language.tsx";
import { type ProofLevel, type Question, questionFor } from "./proving.ts";
import { VendorRefusal, vendorRefusal } from "./vendor-refusal.ts";

export type Proof = {
  kind: "password" | "code" | "mail";
  /** Where the code was sent. */
  to: string;
  /** The person wants to, and the vendor does not: nothing has taken too long. */
  asked: boolean;
  go(given: string): Promise<void>;
  cancel(): void;
};

/** One thing that is done at the vendor: each wait is a step, so that nothing follows what was given up. */
export type VendorAction = (user: ClerkUser, step: Step) => Promise<void>;

export type Vendor = {
  /** Null until the vendor's script has come. */
  user: ClerkUser | null;
  sessionId: string | null;
  /** The script did not come; `retry` asks anew. */
  failed: boolean;
  retry(): void;
  /** The person must prove who they are before the action goes on. */
  proof: Proof | null;
  /**
   * Does one action at the vendor, thirty seconds at most (K3); asks who it is first where the vendor wants that.
   * @param unsure an earlier try may have been done: how things stand is read first
   * @throws VendorRefusal
   */
  run(action: VendorAction, unsure: boolean): Promise<void>;
  /** Who they are is proven in this session, and its token says so. @throws VendorRefusal */
  prove(level: ProofLevel): Promise<void>;
};

/** As long as the vendor's answers are waited for, and no person's. */
const answerInTime = <Value,>(work: (step: Step) => Promise<Value>): Promise<Value> =>
  unwrapNetworkError(() => withTimeout(work));

/** One answer, at the vendor. */
function answerTo(
  session: NonNullable<ClerkBrowser["session"]>,
  { kind }: Question,
  given: string,
): Promise<unknown> {
  const code = given.replace(/\s/g, "");
  switch (kind) {
    case "password":
    case "none":
      return session.attemptFirstFactorVerification({ strategy: "password", password: given });
    case "mail":
      return session.attemptFirstFactorVerification({ strategy: "email_code", code });
    case "code": {
      const strategy = /^\d{6}$/.test(code) ? "totp" : "backup_code";
      return session.attemptSecondFactorVerification({ strategy, code });
    }
  }
}

/**
 * The account at the identity vendor, through its own script: what only the person's browser may change.
 * @param atOnce the script is fetched with the page, not with the first action
 */
export function useVendor({ atOnce = true } = {}): Vendor {
  const language = useLanguage();
  const clerk = useRef<ClerkBrowser | null>(null);
  const [, redraw] = useState(0);
  const [failed, setFailed] = useState(false);
  const [proof, setProof] = useState<Proof | null>(null);

  const load = useCallback(() => {
    setFailed(false);
    openClerk().then(
      (opened) => {
        clerk.current = opened;
        redraw((count) => count + 1);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (atOnce) load();
  }, [atOnce, load]);

  const inWords = (error: unknown): never => {
    throw vendorRefusal(error, language);
  };
  // pressed before the vendor's script has come: what is to be done waits for it
  const open = async (step: Step): Promise<ClerkUser> => {
    clerk.current ??= await step(openClerk().catch(() => null));
    const user = clerk.current?.user;
    if (!user) throw new TypeError("vendor unreachable");
    return user;
  };

  const ask = async (asked: boolean, level: ProofLevel): Promise<void> => {
    const session = clerk.current?.session;
    if (!session) throw new TypeError("no session");
    const begun = await answerInTime((step) => step(session.startVerification({ level: `${level}_factor` })));
    const question = questionFor(begun);
    if (question.kind === "none") throw new VendorRefusal(settingsCopy[language].again.none);
    if (question.kind === "mail") {
      const { emailAddressId } = question;
      const strategy = "email_code";
      await answerInTime((step) =>
        step(session.prepareFirstFactorVerification({ strategy, emailAddressId })),
      );
    }
    const { kind } = question;
    const to = question.kind === "mail" ? question.to : "";
    await new Promise<void>((resolve, reject) => {
      const go = async (given: string) => {
        await answerInTime((step) => step(answerTo(session, question, given))).catch(inWords);
        setProof(null);
        resolve();
      };
      const cancel = () => {
        setProof(null);
        reject(new VendorRefusal(""));
      };
      setProof({ kind, to, asked, go, cancel });
    });
  };

  const prove = async (level: ProofLevel): Promise<void> => {
    try {
      await answerInTime(open);
      await ask(true, level);
      await answerInTime((step) =>
        step(clerk.current?.session?.getToken({ skipCache: true }) ?? Promise.resolve(null)),
      );
    } catch (error) {
      inWords(error);
    }
  };

  const run = async (action: VendorAction, unsure: boolean): Promise<void> => {
    const work = async (step: Step) => {
      const user = await open(step);
      if (unsure) await step(user.reload());
      await action(clerk.current?.user ?? user, step);
    };
    try {
      await answerInTime(work).catch(async (error: unknown) => {
        if (vendorCode(error) !== "session_reverification_required") throw error;
        await ask(false, "second");
        await answerInTime(work);
      });
    } catch (error) {
      inWords(error);
    } finally {
      redraw((count) => count + 1);
    }
  };

  return {
    user: clerk.current?.user ?? null,
    sessionId: clerk.current?.session?.id ?? null,
    failed,
    retry: load,
    proof,
    run,
    prove,
  };
}
