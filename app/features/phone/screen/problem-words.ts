import type { phoneCopy } from "#app/features/phone/copy.ts";
import type { CodeRefusal, NumberRefusal } from "#app/features/phone/phone-rules.ts";

type Words = (typeof phoneCopy)["en"];

/** What stands in the way. `field`: it is said under the field; else in a box with a title. */
export type Problem = { field: boolean; error: string; title: string; text: string };

/** A refusal of the server function, or a call that was not answered. */
type Refused = { error: string; title: string | null; message: string | null };

/** What is being done, and where: a sending that fails has another title than a verification. */
type Doing = { step: "send" | "verify"; at: "sign-up" | "settings" };

/** Nothing that the person types brings them further now. Everything else says what to change, or what to wait for. */
const STUCK = new Set([
  "phone.not_sent",
  "phone.not_checked",
  "phone.not_saved",
  "phone.too_many_tries",
  "phone.cannot_be_texted",
  "phone.vendor_limit",
  "phone.three_sends",
  "phone.ten_a_day",
  "phone.address_limit",
  "phone.code_elsewhere",
  "phone.taken",
  "offline",
  "timeout",
  "unreachable",
  "failed",
]);

function ownWords(words: Words, error: string): string | null {
  switch (error) {
    case "phone.empty":
      return words.empty;
    case "phone.not_ten_digits":
      return words.notTen;
    case "phone.not_us":
      return words.notUs;
    case "phone.code_empty":
      return words.codeEmpty;
    case "phone.code_not_six_digits":
      return words.codeShort;
    case "offline":
      return words.offline;
    case "timeout":
      return words.timeout;
    case "unreachable":
      return words.unreachable;
    case "unauthorized":
      return words.signedOut;
    default:
      return null;
  }
}

/**
 * V7-V10 under the field; X18 with its cause, in the words of the service, or ours where nothing was answered. Who has
 * just signed up and cannot go on reads first that the account stands (X17).
 */
export function problemText(
  words: Words,
  refused: NumberRefusal | CodeRefusal | Refused,
  doing?: Doing,
): Problem {
  if (typeof refused === "string") {
    return { field: true, error: refused, title: "", text: ownWords(words, refused) ?? "" };
  }
  const { error, message } = refused;
  const cause = ownWords(words, error) ?? message ?? words.unreachable;
  const text = doing?.at === "sign-up" && STUCK.has(error) ? `${words.afterSignUp} ${cause}` : cause;
  const usual = doing?.step === "verify" ? words.failed : words.notSent;
  return { field: false, error, title: refused.title ?? usual, text };
}
