import type { Language } from "#app/core/language.ts";
import { countWords, normalizeWords } from "#app/core/text/plain-words.ts";
import { bookByName } from "#app/features/bible/books.ts";

import { subjectsIn } from "#app/features/bible/find/subject.ts";
import { findPlaces } from "#app/features/bible/guard/mention.ts";
import type { Passage } from "#app/features/bible/passage.ts";

/** What somebody wants to know, where it can be looked up. */
export type Question =
  | { kind: "read" | "explain"; passages: Passage[] }
  | { kind: "noSuchVerse" }
  /** Words of a verse without its place. */
  | { kind: "quoted"; words: string }
  /**
   * `asked`: put as a question about what Scripture says; else a subject that a sentence happens to name. `may`: whether
   * it is right, and so perhaps out of somebody's own trouble.
   */
  | { kind: "topic"; topic: string; asked: boolean; may?: true }
  | { kind: "person"; name: string }
  | { kind: "author"; bookNumber: number };

/** A few words to the end of what is asked. */
const REST = "\\s+(?<rest>[^?!\\n]{2,120}?)[?.!\\s]*$";
const who = (start: string): RegExp =>
  new RegExp(`(?:^|[,.;:!?]\\s*|\\b(?:so|and|but|please|y|pero)\\s+)${start}${REST}`, "iu");

/** Asked of Scripture in so many words. */
const SAYS = [
  new RegExp(
    `\\bwhat (?:do|does|did|is|has|would) (?:the |god'?s |our )?(?:holy )?(?:bible|scriptures?|word of god|god|jesus|christ|lord|paul)(?: really| actually)? (?:say|says|said|teach|teaches|taught|think|tell us|have to say)(?: to us)? (?:about|on|of|regarding|concerning)${REST}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:bible |any |some )?(?:verses?|passages?|scriptures?) (?:about|on|for|regarding|concerning|with the words?)${REST}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:biblical|christian|bible'?s|god'?s) (?:view|teaching|perspective|position|stance) (?:of|on|about)${REST}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:does|do|did) (?:the )?(?:bible|scriptures?|god|jesus) (?:say anything about|say about|mention|talk about|speak (?:about|of|against)|allow|forbid|condemn|teach|approve of|care about|hate|permit)${REST}`,
    "iu",
  ),
  new RegExp(
    `\\bqu[eé] (?:dice|dicen|enseña|opina|piensa|dijo) (?:la biblia|la palabra|las escrituras|la escritura|dios|jes[uú]s|cristo|pablo)(?: de dios)? (?:sobre|acerca de|de|del|respecto a|en cuanto a)${REST}`,
    "iu",
  ),
  new RegExp(`\\b(?:vers[íi]culos?|pasajes?|textos?) (?:sobre|acerca de|para|de|que hablen de)${REST}`, "iu"),
  new RegExp(
    `\\b(?:habla|menciona|permite|prohíbe|condena) (?:la biblia|dios|jes[uú]s)(?: de| sobre| del)?${REST}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:la biblia|dios|jes[uú]s) (?:habla de|menciona|permite|prohíbe|condena|odia)${REST}`,
    "iu",
  ),
];
/** Whether something may be done, and what something is. */
const MAY = [
  new RegExp(
    `\\b(?:is|are|was) (?:it |this )?(?:really |always |ever )?(?:a sin|sinful|wrong|ok|okay|all right|alright|allowed|permitted|biblical|bad|right|immoral)(?: for (?:a |us |christians? ?)?(?:christians?|believers?)?)?(?: to| if| that)?${REST}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:can|could|may|should|must|do) (?:a |we as |all )?(?:christians?|believers?)${REST}`,
    "iu",
  ),
  /^(?:is|are)\s+(?<rest>[^?!\n]{2,60}?)\s+(?:a sin|sinful|wrong|biblical|evil|allowed|forbidden|in the bible|real)[?.!\s]*$/iu,
  new RegExp(`\\b(?:es|está) (?:un )?(?:pecado|malo|mal|permitido|correcto|bíblico)(?: que)?${REST}`, "iu"),
  new RegExp(`\\b(?:puede|debe|pueden|deben) (?:un |los )?(?:cristianos?|creyentes?)${REST}`, "iu"),
];
/** What something is, and when it will be. */
const IS = [
  who("what(?:'s| is| are| was| were)(?: the| a| an)?"),
  who("when (?:is|was|will|does|did)"),
  who("(?:qu[eé] (?:es|son|era|fue|significa)|cu[aá]ndo (?:es|ser[aá]|vuelve|volver[aá]|viene))"),
];
/** What a word means. */
const MEANS = [
  /\bwhat does (?:the (?:word|term) )?[“"']?(?<rest>[^?“”"']{2,30}?)[”"']? mean[?.!\s]*$/iu,
  /\bqu[eé] significa (?:la palabra )?[«“"']?(?<rest>[^?«»“”"']{2,30}?)[»”"']?[?.!\s]*$/iu,
];
/** Whether something is so. */
const WHETHER = who("(?:did|does|do|is|are|will|has|have)");
/** Any other question. */
const WHAT = [
  who("(?:what|when|where|how|why|which|did|does|will|is|are|do)"),
  who("(?:qu[eé]|cu[aá]ndo|d[oó]nde|c[oó]mo|por qu[eé]|cu[aá]l(?:es)?)"),
];
const WHO = [
  who("who(?:'s| is| was| were| are)"),
  who("(?:please )?(?:tell me|what do we know|teach me) about"),
  who("(?:tell me )?the story of"),
  who("qui[eé]n(?:es)? (?:es|fue|era|son|fueron|eran)"),
  who("(?:h[aá]blame|cu[eé]ntame) (?:de|sobre|acerca de)"),
  who("(?:cu[eé]ntame )?la historia de"),
];
const WROTE =
  /\b(?:who (?:wrote|is the author of)|(?:the )?author of|qui[eé]n(?:es)? escribi(?:[oó]|eron)|(?:el )?autor de)\s+(?:the |el |la |los )?(?:(?:book|gospel|letter|epistle|libro|evangelio|carta|ep[ií]stola)s? (?:of|to|according to|de|a|seg[uú]n) (?:the |los |las )?)?(?<book>(?:[1-3] )?[\p{L} ]{2,30}?)[?.!\s]*$/iu;
/** A saying, and what it means or where it stands. */
const SAYING = [
  /^(?<rest>.{8,160}?)[”"’',.;:!?…]*\s*[,.;:–—-]?\s*(?:what (?:does|did) (?:it|that|this)(?: verse| passage)? mean|what is the meaning|where (?:is|does) (?:it|that|this)(?: in the bible| stand| come from)?|which verse is (?:it|that|this)|qu[eé] (?:significa|quiere decir)(?: eso| esto)?|d[oó]nde (?:est[aá]|dice)(?: eso| esto)?)[?.!\s]*$/iu,
  /\b(?:what does|where does (?:it|the bible) say|which verse says|where is the verse|qu[eé] (?:significa|quiere decir)|d[oó]nde dice)\s+(?:that\s+|la biblia\s+(?:que\s+)?|que\s+)?[“"'‘]?(?<rest>[^?]{8,160}?)[”"'’]?(?:\s+mean)?[?.!\s]*$/iu,
];
const EXPLAINS =
  /\b(?:expl[aií]\w*|mean(?:s|ing)?|about|understand\w*|interpret\w*|stud(?:y|ies)|context|teach\w*|tell me about|what is|why|signific\w*|sentido|(?:de )?qu[eé] (?:trata|quiere)|entend\w*|entiendo|ense[ñn]\w*|habla de|contexto|interpret\w*|quiere decir)\b/iu;
/** Somebody's own story is no question about a thing. */
const OWN =
  /\b(?:i|im|ive|ill|id|my|me|mine|we|our|us|mi|mis|me|yo|estoy|tengo|soy|siento|nuestr[oa]s?|nosotros)\b/;

/** What was meant, said alone: a person, or a subject; null where it is a sentence of its own. */
export function readMeant(meant: string, language: Language): Question | null {
  const asked = readQuestion(meant, language);
  if (asked || meant === "" || countWords(normalizeWords(meant)) > 4) return asked;
  return { kind: "person", name: meant.replace(/[.!?\s]+$/, "").replace(/^(?:about|sobre|de) /i, "") };
}

const restOf = (patterns: readonly RegExp[], text: string): string | null => {
  for (const pattern of patterns) {
    const rest = pattern.exec(text)?.groups?.rest?.trim();
    if (rest) return rest;
  }
  return null;
};

const MAX_PASSAGES = 3;

function aboutPassage(text: string): Question | null {
  const places = findPlaces(text);
  if (places.length === 0) return null;
  const passages = places.map(({ passage }) => passage).filter((passage) => passage.length > 0);
  if (passages.length === 0) return { kind: "noSuchVerse" };
  const around = places.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
  const kind = passages.length === 1 && EXPLAINS.test(around) ? "explain" : "read";
  return { kind, passages: passages.slice(0, MAX_PASSAGES) };
}

function aboutAuthor(text: string): Question | null {
  const book = bookByName(WROTE.exec(text)?.groups?.book?.trim() ?? "");
  return book ? { kind: "author", bookNumber: book.number } : null;
}

/** What is asked, as far as it can be looked up; null for a person's own story, and for what is no question. */
export function readQuestion(question: string, language: Language): Question | null {
  const text = question.replace(/[¿¡]/g, "").trim();
  const plain = normalizeWords(text);
  const isOwn = OWN.test(plain);
  const direct = aboutPassage(text) ?? aboutAuthor(text);
  if (direct) return direct;
  const says = restOf(SAYS, text);
  if (says) return { kind: "topic", topic: says, asked: true };
  const saying = restOf(SAYING, text);
  if (saying && countWords(normalizeWords(saying)) >= 4 && findPlaces(saying).length === 0)
    return { kind: "quoted", words: saying };
  const person =
    isOwn && !/^(?:please )?(?:tell|teach|cuentame|hablame)/.test(plain) ? null : restOf(WHO, text);
  if (person && countWords(normalizeWords(person)) <= 5) return { kind: "person", name: person };
  const may = restOf(MAY, text);
  if (may) return { kind: "topic", topic: may, asked: true, may: true };
  if (isOwn) return null;
  const word = restOf(MEANS, text);
  if (word && countWords(normalizeWords(word)) <= 3 && !/^(?:it|this|that|esto|eso)\b/i.test(word))
    return { kind: "topic", topic: word, asked: true };
  const is = restOf(IS, text);
  if (is && subjectsIn(is, language).length > 0) return { kind: "topic", topic: is, asked: true };
  const whether = restOf([WHETHER], text);
  if (whether && subjectsIn(whether, language).length > 0)
    return { kind: "topic", topic: whether, asked: true };
  const what = restOf(WHAT, text);
  return what ? { kind: "topic", topic: what, asked: false } : null;
}
