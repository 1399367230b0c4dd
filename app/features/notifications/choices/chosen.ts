import { CHANNELS, type Choice, cellOf, choiceName, isOffered, type Offer } from "./choices.ts";
import { KINDS } from "./kinds.ts";

/** What a member chose when it was offered: kept as it is by a form that does not show it. */
export const notOffered = (offer: Offer, chosen: readonly string[]): string[] =>
  choicesIn(chosen)
    .filter((choice) => !isOffered(offer, choice))
    .map(choiceName);

/** The cells that a form has ticked; names that are none, and cells that are not open, are left out. */
export const choicesIn = (names: readonly string[]): Choice[] =>
  KINDS.flatMap((kind) => CHANNELS.map((channel) => ({ kind, channel }))).filter(
    (choice) => cellOf(choice) === "open" && names.includes(choiceName(choice)) && !isDoubled(choice, names),
  );

/** What comes by itself is not told in the digest as well. */
const isDoubled = ({ kind, channel }: Choice, names: readonly string[]): boolean =>
  channel === "digest" && names.includes(choiceName({ kind, channel: "email" }));
