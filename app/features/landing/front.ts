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
    signIn: "/auth?mode=login",
    /** D15: the header's button opens the account dialog on Sign Up. */
    headerJoin: "/auth?mode=signup",
    /** L3. */
    toCommunity: open.community ? "/community" : open.welcome ? "/welcome" : "/chatbot",
    /** L5. */
    hero: signedIn
      ? open.community
        ? "/community"
        : null
      : open.restoreWelcome
        ? "/restore-welcome"
        : "/auth?mode=signup",
    /** L9. A visitor is led to sign in by the page's guard. */
    games: open.games ? "/gamification" : signedIn ? null : "/auth?mode=signup&return_to=%2Fgamification",
    /** L11. */
    premium: "/pricing",
    companion: "/chatbot",
  } as const;
}
