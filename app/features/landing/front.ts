import { accountPath } from "#app/features/access/rules/account-options.ts";
import type { Counters } from "./counters.ts";

/** What the front page and its variants know of the world; the same for all visitors, and for all members. */
export type Front = { signedIn: boolean; counters: Counters | null };

/** Where each button leads. */
export const destinationsOf = ({ signedIn }: Front) =>
  ({
    signIn: accountPath({ mode: "login", source: "landing" }),
    /** D15: the header's button opens the account dialog on Sign Up. */
    headerJoin: accountPath({ mode: "signup", source: "landing" }),
    /** L3. */
    toCommunity: "/community",
    /** L5. */
    hero: signedIn ? "/community" : "/restore-welcome",
    /** L9. A visitor is led to sign in by the page's guard. */
    games: "/gamification",
    /** L11. */
    premium: "/pricing",
    companion: "/chatbot",
  }) as const;
