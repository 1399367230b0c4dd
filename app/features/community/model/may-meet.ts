import type { AgeBand } from "#app/features/member/age.ts";

/** What is asked of two members before either sees anything of the other. `leads`: appointed by an administrator. */
export type Meeting = { ageBand: AgeBand; leads: boolean };

/**
 * Whether two members may see of each other what they share: always of the same band; an adult meets somebody of 13 to
 * 17 only as an appointed leader. Every surface that shows one member to another asks this, or the store's statement of
 * it (`visibility/store.server.ts`).
 */
export const mayMeet = (one: Meeting, other: Meeting): boolean =>
  one.ageBand === other.ageBand || (one.ageBand === "18+" ? one.leads : other.leads);
