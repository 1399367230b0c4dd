import { plainWords } from "#app/core/plain-words.ts";
import { bookByName } from "#app/features/bible/books.ts";
import { findMentions } from "#app/features/bible/mention.ts";
import { ADDED, ENDS, STORIES, TOLD } from "./catalog-commandments.ts";
import { LIFE_STEPS } from "./catalog-life-steps.ts";
import { MESSAGES } from "./catalog-messages.ts";
import { isEmbedded } from "./harm-context.ts";
import { behind, furthest, indexed, type Match } from "./runs.ts";

const messagesFrom = indexed([...MESSAGES, ...LIFE_STEPS].map((run) => ({ run })));

/** What goes on longer without an end is judged as it is. */
const MOST_HELD = 400;
/** How much of a bracket after a sentence is waited for. */
const BRACKET = 60;

const CHAPTER = /(?<book>(?:[1-3] )?\p{Lu}\p{L}+) \d{1,3}(?!\d)/gu;
/** “In Matthew”. What is shorter may be a friend's name. */
const BOOK =
  /(?<!\p{L})(?:[Ii]n|[Ee]n|[Ss]egún|[Aa]ccording to) (?:(?:the|el|la) (?:book|letter|libro|carta) (?:of|to|de|a) )?(?<book>(?:[1-3] )?(?:\p{Lu}\p{L}{3,}|Job|Rut))(?!\p{L}|['’]s)/gu;
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

/** Where the sentence ends, outside quotation marks; -1 while it goes on. */
function endOf(text: string): number {
  let quoted = false;
  for (const [at, letter] of [...text.matchAll(/[“”«»".!?…\n]/g)].map(
    (found) => [found.index, found[0]] as const,
  )) {
    if (/[“«]/.test(letter)) quoted = true;
    else if (/[”»]/.test(letter)) quoted = false;
    else if (letter === '"') quoted = !quoted;
    else if (!quoted || letter === "\n") return at;
  }
  return -1;
}

/** Whether it is only what Scripture asks of everybody, as every reader knows (“… tells you to love your neighbor”). */
function isCommandment(rest: string): boolean {
  const words = [...plainWords(/^[^.!?…\n]*/.exec(rest)?.[0] ?? "").split(" "), "."];
  const ends = (left: readonly string[]): boolean =>
    behind(ENDS, left).length > 0 || behind(ADDED, left).some(ends);
  return TOLD.some(({ heads, asked }) => behind(heads, words).some((left) => behind(asked, left).some(ends)));
}
const isStory = (rest: string): boolean => behind(STORIES, plainWords(rest).split(" ")).length > 0;

/**
 * Judges a message by its whole sentence and by what stands right after it.
 * @param rest from the message's first word on
 */
function judged(before: string, rest: string, isAll: boolean): Match {
  const end = endOf(rest);
  if (end < 0 && !isAll && rest.length <= MOST_HELD) return "begun";
  const sentence = (/[^.!?…\n]*$/.exec(before)?.[0] ?? "") + (end < 0 ? rest : rest.slice(0, end));
  if (cites(sentence) || POINTS.test(before + rest.slice(0, 1))) return "no";
  if (isCommandment(rest) || isStory(rest)) return "no";
  if (end < 0) return "whole";
  if (rest[end] === "?") return "no";
  const after = rest.slice(end + 1).replace(/^[\s”"»*_.]+/, "");
  if (/^[[(—–-]/.test(after)) {
    if (cites(after.slice(0, BRACKET))) return "no";
    if (!isAll && after.length < BRACKET && !/[)\n]/.test(after)) return "begun";
  }
  return after === "" && !isAll ? "begun" : "whole";
}

/**
 * How far words from here on go towards a message in God's name (“The Lord says to you today …”).
 * @param words with a full stop for whatever ends a sentence
 */
export function messageAt(
  words: readonly string[],
  open: boolean,
  { before, rest, isAll }: { before: string; rest: string; isAll: boolean },
): Match {
  const match = furthest(messagesFrom(words, open).map(({ match }) => match));
  if (words[0] === "spirit" && OWN_SPIRIT.test(before)) return "no";
  if (match === "no" || LEADS_OVER.test(before) || isEmbedded(before.replace(ARTICLE, " "))) return "no";
  return match === "whole" ? judged(before, rest, isAll) : match;
}
