import { useCallback, useEffect, useRef, useState } from "react";
import { vendorCode } from "#app/features/access/copy-vendor.ts";
import type { ClerkBrowser, ClerkUser } from "#app/platform/clerk-browser.ts";
import { openClerk } from "#app/platform/session-browser.ts";
import { useCopy } from "#app/ui/language.tsx";
import { settingsCopy } from "./copy.ts";

export type Proof = {
  kind: "password" | "code";
  /** The person wants to, and the vendor does not: nothing has taken too long. */
  asked: boolean;
  go(given: string): Promise<void>;
  cancel(): void;
};

export type Vendor = {
  /** Null until the vendor's script has come. */
  user: ClerkUser | null;
  sessionId: string | null;
  /** The script did not come; `retry` asks anew. */
  failed: boolean;
  retry(): void;
  /** The person must prove who they are before the deed goes on. */
  proof: Proof | null;
  /** Does one deed at the vendor; asks who it is first where the vendor wants that. Throws words for people. */
  run(deed: (user: ClerkUser) => Promise<void>): Promise<void>;
  /** A deed for `run`: the second factor is proven in this session, and its token says so. */
  prove(): Promise<void>;
};

/** What the vendor said no to, in words. */
export class VendorRefusal extends Error {}

const MEANINGS: Record<
  string,
  "wrongPassword" | "wrongCode" | "codeOver" | "taken" | "weak" | "breached" | "busy"
> = {
  form_password_incorrect: "wrongPassword",
  form_password_pwned: "breached",
  form_code_incorrect: "wrongCode",
  verification_expired: "codeOver",
  verification_failed: "codeOver",
  form_identifier_exists: "taken",
  form_password_length_too_short: "weak",
  form_password_length_too_long: "weak",
  form_password_not_strong_enough: "weak",
  too_many_requests: "busy",
};

/** The account at the identity vendor, through its own script: what only the person's browser may change. */
export function useVendor(): Vendor {
  const { vendor: words } = useCopy(settingsCopy);
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
  useEffect(load, [load]);

  const inWords = (error: unknown): VendorRefusal => {
    if (error instanceof VendorRefusal) return error;
    const code = vendorCode(error);
    const meaning = MEANINGS[code];
    if (meaning) return new VendorRefusal(words[meaning]);
    if (code.startsWith("form_param_format")) return new VendorRefusal(words.notEmail);
    return new VendorRefusal(error instanceof TypeError ? words.down : words.failed);
  };

  const ask = async (asked: boolean): Promise<void> => {
    const session = clerk.current?.session;
    if (!session) throw new VendorRefusal(words.down);
    const { status } = await session.startVerification({ level: "second_factor" });
    const kind = status === "needs_second_factor" ? "code" : "password";
    const attempt = async (given: string) => {
      if (kind === "password") {
        await session.attemptFirstFactorVerification({ strategy: "password", password: given });
      } else {
        const code = given.replace(/\s/g, "");
        const strategy = /^\d{6}$/.test(code) ? "totp" : "backup_code";
        await session.attemptSecondFactorVerification({ strategy, code });
      }
    };
    await new Promise<void>((resolve, reject) => {
      const go = async (given: string) => {
        await attempt(given).catch((error: unknown) => {
          throw inWords(error);
        });
        setProof(null);
        resolve();
      };
      const cancel = () => {
        setProof(null);
        reject(new VendorRefusal(""));
      };
      setProof({ kind, asked, go, cancel });
    });
  };

  const prove = async (): Promise<void> => {
    await ask(true);
    await clerk.current?.session?.getToken({ skipCache: true });
  };

  const run = async (deed: (user: ClerkUser) => Promise<void>): Promise<void> => {
    // pressed before the vendor's script has come: the deed waits for it
    clerk.current ??= await openClerk().catch(() => null);
    const user = clerk.current?.user;
    if (!user) throw new VendorRefusal(words.down);
    try {
      await deed(user).catch(async (error: unknown) => {
        if (vendorCode(error) !== "session_reverification_required") throw error;
        await ask(false);
        await deed(user);
      });
    } catch (error) {
      throw inWords(error);
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

/** One deed at a time, with what went wrong beside its button. */
export function useDeed(vendor: Vendor) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const go = async (deed: (user: ClerkUser) => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem("");
    try {
      await vendor.run(deed);
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "");
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, go };
}
