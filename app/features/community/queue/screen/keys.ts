import type { Decision } from "#app/features/community/queue/model/acts.ts";

/** The key that chooses a decision; a rule is chosen by its number. */
export const KEY_OF: Readonly<Record<Decision, string>> = {
  leave: "l",
  hide: "h",
  ask_edit: "e",
  warn: "w",
  mute: "m",
  suspend: "s",
};
