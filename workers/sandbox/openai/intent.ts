import { countWords, plainWords } from "#app/core/plain-words.ts";

/** The six quick replies (C7), by what the finder does about them. */
export type Request = "more" | "explain" | "related" | "apply" | "pray" | "perspective";

const REQUESTS: readonly (readonly [Request, RegExp])[] = [
  [
    "related",
    /\b(?:(?:a|another|one more|any other|more|other) )?(?:related|similar) (?:verses?|passages?|scriptures?)\b|\b(?:another|one more|any other|more) (?:verses?|passages?|scriptures?)\b/,
  ],
  ["perspective", /\b(?:another|a different|other) (?:perspective|point of view|view|angle|side)\b/],
  [
    "explain",
    /\bexplain (?:it |that |this )?(?:differently|again|another way|in other words|more simply)\b|\bdont (?:get it|understand that|understand this)\b/,
  ],
  [
    "apply",
    /\bhow (?:can|do|would|could|should) (?:i|we) (?:apply|live|use|practice)(?: (?:this|that|it))?(?: (?:out|in my life|today))?\b|\bhow to apply(?: (?:this|that|it))?\b/,
  ],
  [
    "pray",
    /\b(?:(?:please )?(?:can|could|will|would) you )?(?:please )?pray (?:with|for) me\b|\blets pray\b|\b(?:say|write) (?:me )?a (?:short )?prayer\b/,
  ],
  [
    "more",
    /\b(?:please )?(?:(?:can|could) you )?tell me more\b|\bsay more\b|^(?:go on|continue|more|more please)$/,
  ],
];

/** What is asked for, and the sentence without the asking. */
export function findRequest(text: string): { request: Request; rest: string } | null {
  const plain = plainWords(text);
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

export type Courtesy = "greeting" | "thanks" | "farewell" | "identity";

const IDENTITY =
  /\b(?:are you|am i (?:talking|speaking|chatting) (?:to|with)|is this|you are|youre) (?:a |an |the |just a |just an |really a |really )?(?:(?:real|actual|living) )?(?:person|human|human being|man|woman|bot|chatbot|robot|machine|ai|program|computer|pastor|priest|god|jesus|jesus christ|christ|the lord|holy spirit|angel|chatgpt|gpt|someone|somebody|real)\b|\b(?:who|what) are you\b/;
const FAREWELL =
  /\b(?:goodbye|good bye|bye|good ?night|see you|talk (?:to you )?(?:later|tomorrow|soon)|have to go|gotta go|going to bed|thats all|until tomorrow|farewell)\b|^amen(?: amen)?(?: (?:and )?(?:thank you|thanks)(?: so much)?)?$/;
const THANKS =
  /^(?:ok |okay )?(?:thank you|thanks|thank u|thx|that helps|that helped|(?:god )?bless you)\b(?!.*\b(?:lord|god|jesus|father)\b)/;
const GREETING =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|shalom|peace be with you|hola)\b/;

/** Politeness and questions about the finder itself; anything longer has more to say. */
export function findCourtesy(text: string): Courtesy | null {
  const plain = plainWords(text);
  const length = countWords(plain);
  if (length <= 14 && IDENTITY.test(plain)) return "identity";
  if (length <= 7 && FAREWELL.test(plain)) return "farewell";
  if (length <= 6 && THANKS.test(plain)) return "thanks";
  if (length <= 4 && GREETING.test(plain)) return "greeting";
  return null;
}
