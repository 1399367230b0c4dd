import { readableText } from "#app/features/care/model/normalize.ts";

/** What no request says, however kindly it is meant: where somebody is reached, and who asks for money. */
export type Unfit = "contact" | "money" | "links";

const DIGIT_WORDS: Record<string, string> = {
  zero: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  cero: "0",
  uno: "1",
  dos: "2",
  tres: "3",
  cuatro: "4",
  cinco: "5",
  seis: "6",
  siete: "7",
  ocho: "8",
  nueve: "9",
};
const DIGIT_WORD = new RegExp(`\\b(${Object.keys(DIGIT_WORDS).join("|")})\\b`, "g");

/** A verse, a date, a time of day, a year: numbers that are nobody's. */
const HARMLESS =
  /\b\d{1,3}:\d{1,3}([-–,;\s]+\d{1,3}(:\d{1,3})?)*|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b(19|20)\d{2}\b/g;
/** Seven digits or more, with nothing but what is written between the parts of a number. */
const PHONE = /(?:\+|\b)\d(?:[\s().\-/·_*]{0,3}\d){6,14}\b/;
/** Written as it is, or in words; " at " alone is no sign of one: "She is at peace. Then …" */
const MAIL =
  /[\w.+-]+\s*(?:@|\(at\)|\[at\])\s*[\w-]+\s*(?:\.|\(dot\)|\[dot\]|\sdot\s|\spunto\s)\s*[a-z]{2,}|[\w.+-]+\s(?:at|arroba)\s[\w-]+\s(?:dot|punto)\s[a-z]{2,}/;
const LINK =
  /\bhttps?:|\bwww\.|\b[\w-]{2,}(?:\.|\s+\.\s*|\s?(?:\(dot\)|\[dot\])\s?)(?:com|org|net|info|io|me|co|app|link|gg|ly|tv|us|uk|es|mx|xyz|site|online|shop)\b/;
const ACCOUNT =
  /\b(?:whats\s?app|telegram|instagram|snap\s?chat|signal|discord|tik\s?tok|facebook)\b.{0,30}[@:]\s?[\w.]{3,}|(?:^|\s)@[\w.]{4,}/;
const STREET =
  /\b\d{1,5}\s+(?:[a-z.']+\s+){1,3}(?:street|avenue|road|boulevard|lane|drive|st|ave|rd|blvd|ln|dr)\b\.?|\b(?:calle|avenida|av\.|carrera|paseo)\s+(?:[a-záéíóúñ.]+\s+){1,4}(?:n[úu]mero\s*|no\.?\s*|#\s*)?\d{1,5}\b/;

const MONEY = [
  /\b(?:cash\s?app|venmo|zelle|paypal|go\s?fund\s?me|patreon|western union|moneygram|bizum|mercado\s?pago|bitcoin|crypto\w*|gift\s?cards?)\b/,
  /\b(?:send|give|lend|wire|donate|transfer)\b.{0,25}(?:\bmoney\b|\bdollars?\b|\bfunds?\b|\$\s?\d|\beuros?\b|€)/,
  /\bdonate\s+(?:to|at|via|through|here)\b|\bdonations?\s+(?:are\s+|is\s+)?(?:welcome|accepted|here|at|via|through|to\s+(?:my|our|us))\b/,
  /\b(?:env[ií]a(?:me|nos)?|manda(?:me|nos)?|d[oó]na(?:me|nos)?|presta(?:me|nos)?|transfi\w+)\b.{0,25}(?:\bdinero\b|\bd[oó]lares\b|\bpesos\b|\beuros\b|\$\s?\d|€)/,
  /\b(?:my|our|mi|nuestra)\s+(?:bank account|account number|cuenta bancaria|n[uú]mero de cuenta|clabe|iban)\b/,
  /\b(?:acepto|aceptamos|se aceptan)\s+donaciones\b/,
];

/** Look-alike letters and signs that part a word are read as what they stand for. */
const plainOf = (text: string): string =>
  readableText(text)
    .toLowerCase()
    .replace(DIGIT_WORD, (word) => DIGIT_WORDS[word] ?? word);

/** Where somebody is reached, or money is asked for: no link leads there. */
const CLOSED_LINK =
  /\b(?:wa\.me|whatsapp|t\.me|telegram|discord|signal|instagram|facebook|fb\.me|m\.me|messenger|snapchat|tiktok|linktr\.ee|bit\.ly|tinyurl|t\.co|paypal|venmo|cash\.app|gofundme|patreon|ko-fi|buymeacoffee)\b/;
const WHOLE_LINK = /\bhttps:\/\/[^\s<>"“”]+/g;

/**
 * What of a text is not published, in the order in which it is said; null where nothing is.
 * @param links how many links its writer may set
 */
export function findUnfit(text: string, links = 0): Unfit | null {
  const allowed = text.normalize("NFKC").toLowerCase().match(WHOLE_LINK) ?? [];
  if (links === 0 || allowed.length === 0) return findUnfitIn(text);
  if (allowed.some((link) => CLOSED_LINK.test(link))) return "contact";
  if (allowed.length > links) return "links";
  return findUnfitIn(text.normalize("NFKC").replace(new RegExp(WHOLE_LINK.source, "gi"), " "));
}

function findUnfitIn(text: string): Unfit | null {
  const written = text.normalize("NFKC").toLowerCase();
  const plain = plainOf(text);
  const both = [written, plain];
  if (both.some((one) => MONEY.some((rule) => rule.test(one)))) return "money";
  const numbers = both.map((one) => one.replace(HARMLESS, " "));
  if (numbers.some((one) => PHONE.test(one))) return "contact";
  // a blank behind a stop is the end of a sentence, and is not read as anything else
  if (LINK.test(written)) return "contact";
  return both.some((one) => [MAIL, ACCOUNT, STREET].some((rule) => rule.test(one))) ? "contact" : null;
}
