import { accountPath } from "#app/features/access/account-options.ts";
import type { Counters } from "./counters.ts";

/** What the front page and its variants know of the world; the same for all visitors, and for all members. */
export type Front = {
  signedIn: boolean;
  counters: Counters | null;
  /** Which pages exist already; a button to any other says "Opens soon". */
  open: { community: boolean; games: boolean; welcome: boolean; restoreWelcome: boolean };
};

/** Where each button leads; null: that page opens soon, and there is nothing to press. */
export function destinationsOf({ signedIn, open }: Front) {
  return {
    signIn: accountPath({ mode: "login", source: "landing" }),
    /** D15: the header's button opens the account dialog on Sign Up. */
    headerJoin: accountPath({ mode: "signup", source: "landing" }),
    /** L3. */
    toCommunity: open.community ? "/community" : open.welcome ? "/welcome" : "/chatbot",
    /** L5. */
    hero: signedIn
      ? open.community
        ? "/community"
        : null
      : open.restoreWelcome
        ? "/restore-welcome"
        : accountPath({ mode: "signup", source: "landing" }),
    /** L9. A visitor is led to sign in by the page's guard. */
    games: open.games
      ? "/gamification"
      : signedIn
        ? null
        : accountPath({ mode: "signup", source: "landing", returnTo: "/gamification" }),
    /** L11. */
    premium: "/pricing",
    companion: "/chatbot",
  } as const;
}
