import type { PassKind } from "#app/core/guest-pass.ts";

/** A guest of a table, by the mechanism that all rooms with guests share. */
export const TABLE_PASS: PassKind = {
  cookie: "feud_guest",
  signs: "feud-guest",
  room: "ftable",
  guest: "fguest",
};
