import { ok, type Result, refuse } from "#app/core/result.ts";
import { MAX_MESSAGE_CHARACTERS, MAX_TITLE_CHARACTERS } from "#app/features/chat/model/catalog.ts";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
// control characters but tab and newline, halves of characters, and the marks that reorder text around them
const CONTROLS = /(?![\t\n])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
// letters and symbols by name that show nothing
const BLANKS = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** V11: what a member typed, as it is stored; refused when nothing visible is in it or it is too long. */
export function cleanMessage(typed: string): Result<string, ChatRefusal> {
  if (typed.length > MAX_MESSAGE_CHARACTERS * 2) return refuse("chat.too_long");
  const text = typed.replace(LINE_ENDS, "\n").replace(CONTROLS, "").normalize("NFC").trim();
  if (!VISIBLE.test(text.replace(BLANKS, ""))) return refuse("chat.empty");
  if (text.length > MAX_MESSAGE_CHARACTERS) return refuse("chat.too_long");
  return ok(text);
}

/** A title that a member has chosen. */
export function cleanTitle(typed: string): Result<string, ChatRefusal> {
  const cleaned = cleanMessage(typed.replace(/\s+/gu, " "));
  if (!cleaned.ok) return cleaned;
  return [...cleaned.value].length > MAX_TITLE_CHARACTERS ? refuse("chat.too_long") : cleaned;
}

/** An automatic title is not longer. */
const MAX_RULE_TITLE = 60;
/** A beginning that is shorter says too little by itself: "Hi." */
const MIN_SENTENCE = 12;
const MIN_CLAUSE = 20;

/** A conversation's first name for itself: its first question's first clause, cut at a word. */
export function titleFrom(text: string): string {
  const line = firstSentence(text);
  if ([...line].length <= MAX_RULE_TITLE) return line;
  const cut = beginning(line, MAX_RULE_TITLE - 1);
  const clause = cut.slice(MIN_CLAUSE).search(/[,;:—–]/u);
  if (clause >= 0) return cut.slice(0, MIN_CLAUSE + clause).trimEnd();
  const atWord = cut.lastIndexOf(" ");
  return `${(atWord > MAX_RULE_TITLE / 2 ? cut.slice(0, atWord) : cut).trimEnd()}…`;
}

/** The first sentence, or line, that says enough; without the full stop, which a title does not have. */
function firstSentence(text: string): string {
  let said = "";
  for (const sentence of text.trim().split(/\n+|(?<=[.!?…])\s+|(?<=[。！？])/u)) {
    said = `${said} ${sentence.replace(/\s+/gu, " ").trim()}`.trim();
    if ([...said].length >= MIN_SENTENCE) break;
  }
  return /[^.。]$/u.test(said) ? said : said.replace(/(?<=[^.。])[.。]$/u, "");
}

/** At most `most` code points (what the schema counts), ending between what a reader sees as characters. */
function beginning(line: string, most: number): string {
  let text = "";
  for (const { segment } of new Intl.Segmenter("en").segment(line)) {
    if ([...text, ...segment].length > most) break;
    text += segment;
  }
  return text;
}
