import type { Care } from "#app/features/care/care.ts";

/** Nothing in the message asks for care. */
export const NO_CARE: Care = {
  crisis: null,
  card: null,
  quiet: null,
  young: false,
  language: "en",
  namePeople: false,
  farewell: false,
  disclose: false,
  romance: false,
  budgetExhausted: false,
  ownWords: null,
};
