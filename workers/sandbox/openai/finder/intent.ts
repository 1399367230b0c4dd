import { countWords, normalizeWords } from "#app/core/text/plain-words.ts";
import { isFarewell } from "#app/features/care/farewell/farewell.ts";

/** The six quick replies (C7), by what the finder does about them. */
export type Request = "more" | "explain" | "related" | "apply" | "pray" | "perspective";

const REQUESTS: readonly (readonly [Request, RegExp])[] = [
  [
    "related",
    /\b(?:(?:a|another|one more|any other|more|other) )?(?:related|similar) (?:verses?|passages?|scriptures?)\b|\b(?:another|one more|any other|more) (?:verses?|passages?|scriptures?)\b|\b(?:otros?|mas) (?:versiculos?|pasajes?)\b|\bversiculos? relacionados?\b/,
  ],
  [
    "perspective",
    /\b(?:another|a different|other) (?:perspective|point of view|view|angle|side)\b|\botra (?:perspectiva|mirada)\b|\botro punto de vista\b/,
  ],
  [
    "explain",
    /\bexplain (?:it |that |this )?(?:differently|again|another way|in other words|more simply)\b|\bdont (?:get it|understand that|understand this)\b|\bexplica(?:me)?lo? (?:de otra (?:manera|forma)|otra vez|mejor)\b/,
  ],
  [
    "apply",
    /\bhow (?:can|do|would|could|should) (?:i|we) (?:apply|live|use|practice)(?: (?:this|that|it))?(?: (?:out|in my life|today))?\b|\bhow to apply(?: (?:this|that|it))?\b|\bcomo (?:lo |puedo )?aplic\w+(?: esto| hoy)?\b/,
  ],
  [
    "pray",
    /\b(?:(?:please )?(?:can|could|will|would) you )?(?:please )?pray (?:with|for) me\b|\blets pray\b|\b(?:say|write) (?:me )?a (?:short )?prayer\b|\bor(?:a|emos) (?:conmigo|por mi(?= (?:por|que|y|en|hoy|esta|para)\b|$))/,
  ],
  [
    "more",
    /\b(?:please )?(?:(?:can|could) you )?tell me more\b|\bsay more\b|^(?:go on|continue|more|more please)$|\b(?:cuentame|dime) mas\b|^(?:sigue|mas)$/,
  ],
];

/** What is asked for, and the sentence without the asking. */
export function findRequest(text: string): { request: Request; rest: string } | null {
  const plain = normalizeWords(text);
  for (const [request, sign] of REQUESTS) {
    if (sign.test(plain))
      return {
        request,
        rest: plain
          .replace(sign, " ")
          .replace(/\babout\b/, " ")
          .trim(),
      };
  }
  return null;
}

/** How people ask for verses on something. */
const ASKS_FOR_VERSES =
  /\b(?:(?:verses?|passages?|scriptures?)\s+(?:about|on|for|with the words?)|what does the bible say about|(?:vers[íi]culos?|pasajes?)\s+(?:sobre|para|de)|qué dice la biblia (?:sobre|de))\s+(?<asked>[^?.!\n]{2,120})/iu;
/** Where the thing that is named ends, and a person's own story begins. */
const STORY =
  /[,;:(–—]|\s(?:when|because|if|but|since|while|who|whom|after|before|now|even|and i|for (?:my|me|a|an|someone)|with my|in my|cuando|porque|si|pero|que|quien|desde|para mi|con mi)\s/iu;
/** A name has no more words than this; what has more is a sentence, and words out of a sentence find anything. */
const LONGEST_NAME = 3;

/**
 * The thing on which somebody wants verses: `name` is to be looked for word by word, null where a whole story was told.
 * Null for every other question.
 */
export function findVerseRequest(text: string): { name: string | null } | null {
  const asked = ASKS_FOR_VERSES.exec(text)?.groups?.asked;
  if (asked === undefined) return null;
  const name = asked.split(STORY)[0]?.trim() ?? "";
  return { name: name && countWords(normalizeWords(name)) <= LONGEST_NAME ? name : null };
}

/** A prayer for somebody or something: `pray for peace`, `ora por mi hermano`. */
const PRAYER_FOR =
  /^(?:(?:please|can you|could you|would you|will you|por favor|puedes|podrias) )*(?:pray|say a prayer|ora|oren|oremos|orar|reza|haz una oracion) (?:for|about|that|over|por|para que|sobre)\b ?(?<rest>.*)$/;

/** What is to be prayed for, plain; null where nobody asks for a prayer. */
export const findPrayerFor = (text: string): string | null =>
  PRAYER_FOR.exec(normalizeWords(text))?.groups?.rest ?? null;

/** That the answer before missed what was meant; `rest` is what was meant, where it is said. */
const CORRECTION =
  /^\s*(?:no[,.!]?\s+)?(?:(?:that|this|it)(?:['’]?s| is| was|\sisn['’]?t| wasn['’]?t)?\s*(?:not|n['’]t)?\s*what i (?:asked|meant|said|wanted)(?: for| about)?|not what i (?:asked|meant)(?: for| about)?|you (?:misunderstood|got (?:it|me) wrong|did(?:n['’]t| not) (?:answer|understand)(?: me| my question| the question)?)|wrong (?:verse|answer|topic)|eso no es lo que (?:pregunt[eé]|ped[ií]|quer[ií]a|dije)|no es lo que (?:pregunt[eé]|ped[ií]|quer[ií]a)|no me (?:entendiste|entiendes|has entendido)|no (?:respondiste|contestaste)(?: a)?(?: mi pregunta)?|te equivocaste)[\s.,;:!–—-]*/iu;
const MEANT =
  /^\s*(?:no[,.!]?\s+)?(?:(?:but |pero )?(?:i (?:meant|asked(?: about| for)?|was asking about|wanted)|me refer[ií]a a|quer[ií]a decir|pregunt[eé] (?:por|sobre)|yo pregunt[eé] (?:por|sobre)?))\s*[,:]?\s*/iu;

export function findCorrection(text: string): { rest: string } | null {
  const after = text.replace(CORRECTION, "");
  const meant = after.replace(MEANT, "");
  if (after === text && (meant === text || !/^\s*(?:no\b|i meant|me refer|quer[ií]a decir)/iu.test(text)))
    return null;
  return { rest: meant.trim() };
}

export type Courtesy = "greeting" | "thanks" | "farewell" | "identity";

const IDENTITY =
  /\b(?:are you|am i (?:talking|speaking|chatting) (?:to|with)|is this|you are|youre) (?:a |an |the |just a |just an |really a |really )?(?:(?:real|actual|living) )?(?:person|human|human being|man|woman|bot|chatbot|robot|machine|ai|program|computer|pastor|priest|god|jesus|jesus christ|christ|the lord|holy spirit|angel|chatgpt|gpt|someone|somebody|real)\b|\b(?:who|what) are you\b|\b(?:eres|estoy hablando con|hablo con) (?:un[a]? )?(?:persona|humano|real|ia|robot|maquina|programa|pastor|dios|jesus|alguien)\b|\bquien eres\b|\bque eres\b/;
/** A prayer's end, and with it often the conversation's. */
const AMEN = /^amen(?: amen)?(?: (?:and )?(?:thank you|thanks|gracias)(?: so much)?)?$/;
const THANKS =
  /^(?:ok |okay |muchas |mil )?(?:thank you|thanks|thank u|thx|ty|that helps|that helped|(?:god )?bless you|gracias)\b(?!.*\b(?:lord|god|jesus|father|dios|senor|porque)\b)/;
const GREETING =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|shalom|peace be with you|hola|buen(?:os|as) (?:dias|tardes))\b/;

/** Politeness and questions about the finder itself; anything longer has more to say. */
export function findCourtesy(text: string): Courtesy | null {
  const plain = normalizeWords(text);
  const length = countWords(plain);
  if (length <= 14 && IDENTITY.test(plain)) return "identity";
  if (isFarewell(text) || AMEN.test(plain)) return "farewell";
  if (length <= 6 && THANKS.test(plain)) return "thanks";
  if (length <= 4 && GREETING.test(plain)) return "greeting";
  return null;
}
