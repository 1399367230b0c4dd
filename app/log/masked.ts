/** After which parts of a path the next says whose words it opens, or whose room it is. */
const OPENS =
  'shared|unsubscribe|chatbot|voice-chat|conversations|daniel-plan\\/(?:day|week|sheet)|community\\/(?:requests|testimonies|members)|friends\\/link|study-groups(?:\\/join)?|evening|trivia|bible-feud\\/table|challenges|parties\\/[^/?#\\s"\\\\]{1,60}';
/** In any case, as routes are matched. */
const IN_TEXT = new RegExp(`(\\/(?:${OPENS})\\/)[^/?#\\s"\\\\]+?(?=(?:\\.data)?(?:[/?#\\s"\\\\]|$))`, "gi");
/** A path by itself may hold blanks and quotation marks. */
const IN_PATH = new RegExp(`^(\\/(?:${OPENS})\\/)[^/]+?(?=(?:\\.data)?(?:\\/|$))`, "i");

/** In this order: what an earlier one has replaced no later one finds. Each is linear in the text. */
const SECRETS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // every value of a query: tickets, codes, the vendor's handshakes, addresses that are gone back to
  [/([?&][^=&#\s"\\]{1,80}=)[^&#\s"\\]+/g, "$1:value"],
  [IN_TEXT, "$1:id"],
  [/\b(?:sk|rk|pk|whsec)_[\w-]{6,}/g, ":key"],
  // ids of members, rows and sessions, and of what the vendors keep; `user_id` is a column
  [/\buser_(?!id\b)[\w-]+/g, ":id"],
  [/\b[a-z]{2,12}(?:_(?:live|test))?_(?=[A-Za-z]*\d|[a-z]*[A-Z])[0-9A-Za-z]{10,}/g, ":id"],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, ":token"],
  [/(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, ":email"],
  [/(?:\+|%2B)[1-9]\d{7,14}\b/g, ":phone"],
  // anything else that is long, and neither a word nor a name
  [/(?<=\/)(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}/g, ":token"],
];

/**
 * A text for the log without what may not stand there: ids of people, of conversations and sessions, keys of shared
 * copies, tokens, e-mail addresses, telephone numbers, and the values of every query.
 */
export const masked = (text: string): string =>
  SECRETS.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);

/** The same of a path as it was asked for, decoded. */
export const maskedPath = (path: string): string => masked(path.replace(IN_PATH, "$1:id"));
