import { normalizeWords } from "#app/core/text/plain-words.ts";
import { bookByName } from "#app/features/bible/books.ts";
import { findMentions } from "#app/features/bible/guard/mention.ts";
import { isEmbedded } from "#app/features/care/harm/harm-context.ts";
import { goesAlong, type Start } from "#app/features/care/harm/matcher.ts";
import { runsOf } from "#app/features/care/harm/places.ts";
import type { Run } from "#app/features/care/harm/runs.ts";
import { sinceLast } from "#app/features/care/harm/sentence-parts.ts";
import { COMMANDMENTS, STORIES } from "./catalog-commandments.ts";
import { LIFE_STEPS } from "./catalog-life-steps.ts";
import { MESSAGES } from "./catalog-messages.ts";

const listed = (runs: readonly Run[]) => runsOf(runs.map((run) => ({ run, tag: "message" })));

/** Words that bring a message in God's name (“The Lord says to you today …”). */
export const MESSAGE_RUNS = listed([...MESSAGES, ...LIFE_STEPS]);
const COMMANDED = listed(COMMANDMENTS);
const STORY = listed(STORIES);

/** What goes on longer without an end is judged as it is. */
const MAX_HELD = 400;
/** How much of a bracket after a sentence is waited for. */
const BRACKET = 60;
/** Longer runs of blanks and marks after a sentence are not waited for. */
const MAX_AFTER = 160;

const CHAPTER = /(?<book>(?:[1-3] )?\p{Lu}\p{L}{1,20}) \d{1,3}(?!\d)/gu;
/** “In Matthew”. What is shorter may be a friend's name. */
const BOOK =
  /(?<!\p{L})(?:[Ii]n|[Ee]n|[Ss]egún|[Aa]ccording to) (?:(?:the|el|la) (?:book|letter|libro|carta) (?:of|to|de|a) )?(?<book>(?:[1-3] )?(?:\p{Lu}\p{L}{3,20}|Job|Rut))(?!\p{L}|['’]s)/gu;
/** Told of Scripture, though without a verse. */
const IN_SCRIPTURE =
  /\b(?:in|through|throughout|by|en|por|a través de) (?:(?:the|his|holy|all|la|las|su|sus|el|los|santa|santas) )*(?:scriptures?|bible|word|gospels?|psalms?|parables?|escrituras?|biblia|palabra|evangelios?|salmos?|parábolas?)\b|\b(?:this|that|este|ese) (?:verse|passage|psalm|chapter|story|parable|text|versículo|pasaje|salmo|capítulo|texto)\b|\b(?:sermon on the mount|lord['’]s prayer|sermón del monte|padrenuestro)\b/i;
/** Points at a verse that was just shown. */
const POINTS = /\]\]\s*(?:here|there|in th|with th|through th|so |aquí|ahí|así|en est|con est)[^.!?\n]*$/i;
/** Leads over to a divine name in a question, a condition or somebody's dream. */
const LEADS_OVER =
  /(?:^|[^\p{L}])(?:what|whatever|when|whenever|if|whether|how|where|why|until|which|qué|lo que|cuando|si|cómo|como|donde)\s+(?:the\s+|el\s+|tu\s+|your\s+)?$|\b(?:dream|vision|sueño|visión)\b[^.!?\n]*$/iu;
/** Somebody's own spirit, or that of a house. */
const OWN_SPIRIT = /(?:^|[^\p{L}])(?:your|my|his|her|their|our|its|a|this|that|own|team|human)\s+$/iu;
const ARTICLE = /(?:^|\s)(?:the|el|your|tu|al|del)\s+$/i;

const cites = (text: string): boolean =>
  text.includes("[[") ||
  IN_SCRIPTURE.test(text) ||
  findMentions(text).some(({ passage }) => passage.length > 0) ||
  [...text.matchAll(CHAPTER), ...text.matchAll(BOOK)].some(({ groups }) => bookByName(groups?.book ?? ""));

/** A message that began at `at`, behind the words `before`, and how far its sentence has been looked through. */
export type Message = Start & { before: string; looked?: { to: number; quoted: boolean; end: number } };

/** Where the sentence ends, outside quotation marks; -1 while it goes on. Goes on where it left off. */
function endOf(message: Message, rest: string): number {
  message.looked ??= { to: 0, quoted: false, end: -1 };
  const { looked } = message;
  const upTo = Math.min(rest.length, MAX_HELD + 1);
  for (; looked.end < 0 && looked.to < upTo; looked.to++) {
    const letter = rest.charAt(looked.to);
    if (letter === "“" || letter === "«") looked.quoted = true;
    else if (letter === "”" || letter === "»") looked.quoted = false;
    else if (letter === '"') looked.quoted = !looked.quoted;
    else if (letter === "\n" || (!looked.quoted && ".!?…".includes(letter))) looked.end = looked.to;
  }
  return looked.end;
}

/** Whether it is only what Scripture asks of everybody, as every reader knows (“… tells you to love your neighbor”). */
const isCommandment = (sentence: string): boolean =>
  goesAlong(COMMANDED, [...normalizeWords(sentence).split(" "), "."]);
const isStory = (rest: string): boolean => goesAlong(STORY, normalizeWords(rest).split(" "));

/**
 * Judges a message by its whole sentence and by what stands right after it: whether it is one, null while that cannot
 * be told yet. A sentence that does not end is judged by its first part: what is added to it excuses nothing.
 * @param rest from the message's first word on
 */
export function isMessage(message: Message, rest: string, isAll: boolean): boolean | null {
  const end = endOf(message, rest);
  if (end < 0 && !isAll && rest.length <= MAX_HELD) return null;
  const { before } = message;
  const view = rest.slice(0, MAX_HELD + 1);
  const next = rest.slice(end + 1, end + 1 + MAX_AFTER).replace(/^[\s”"»*_.]+/, "");
  const isSeen = isAll || rest.length > end + MAX_AFTER;
  if (end >= 0 && next === "" && !isSeen) return null;
  const sentence = sinceLast(before, ".!?…\n") + (end < 0 ? view : view.slice(0, end));
  if (cites(sentence) || POINTS.test(before + rest.slice(0, 1))) return false;
  if (isCommandment(/^[^.!?…\n]*/.exec(view)?.[0] ?? "") || isStory(view)) return false;
  if (end < 0) return true;
  if (rest[end] === "?") return false;
  if (/^[[(—–-]/.test(next)) {
    if (cites(next.slice(0, BRACKET))) return false;
    if (!isSeen && next.length < BRACKET && !/[)\n]/.test(next)) return null;
  }
  return true;
}

/** Whether words after these may be a message: not asked, told, denied, or of somebody's own spirit. */
export function mayBeMessage(before: string, first: string): boolean {
  if (first === "spirit" && OWN_SPIRIT.test(before)) return false;
  return !LEADS_OVER.test(before) && !isEmbedded(before.replace(ARTICLE, " "));
}
