import { chance } from "./bank.ts";

/** Prose in which nothing is Scripture: a guard that takes a word of it away takes too much. */
const OPENINGS = [
  "You wrote",
  "My friend said",
  "Perhaps you could say",
  "She told her sister",
  "A neighbor once put it as",
  "One honest prayer is",
  "You might answer",
];
const QUOTED = [
  "I don’t know what to do with all of this",
  "please call me when you get home tonight",
  "nobody at work knows how tired I am",
  "thank you for staying with me through the night",
  "I was angry and I said things that I regret",
  "we never talk about my father any more",
  "help me to be patient with the children today",
  "it came back and I am so afraid of the scan",
  "I want to forgive him but I cannot do it yet",
  "no sé qué hacer con todo este dolor",
  "gracias por escucharme esta noche tan larga",
  "the whole house was quiet and I could not sleep",
  "you are not a burden to the people who love you",
  "Lord, I am here, and I have nothing to say",
  "we moved to a new town and know nobody here",
];
const CLOSINGS = [
  "and I hear how heavy that is.",
  "and that is worth saying aloud.",
  "Perhaps John 3:16 is a place to begin.",
  "It is all right to rest (see Matthew 11:28).",
  "Would you like to say more?",
  "y eso pesa mucho.",
];
const PLAIN = [
  "Verses for this week:\n- John 3:16\n- Romans 8:28\n- Psalm 23:1",
  "John 3:16 came to mind when you said that you feel alone.",
  "Three things help: rest, *one small step*, and a friend who calls.",
  "Read Psalm 34:18 slowly. It speaks of those whose hearts are broken.",
  "**A word about fear** (Isaiah 41:10)\n\nFear is no sin.",
  "Romans 8:28: Paul writes this to people who suffer.",
  "The meeting is at 3:16 pm, room 4:12, and the score was 21:14.",
  "Grace — the free gift — is for you (and for everyone), as John 3:16 shows.",
  "Lee el Salmo 23 esta noche, sin prisa, y luego duerme.",
  "He never leaves you (Hebrews 13:5). That is not a feeling but a promise.",
];

/** `count` innocent answers, the same every time. */
export function innocents(count: number, seed: number): string[] {
  const random = chance(seed);
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? "";
  const marks = [
    ["“", "”"],
    ['"', '"'],
    ["«", "»"],
    ["‘", "’"],
    ["*", "*"],
    ["> ", "\n\n"],
  ] as const;
  return Array.from({ length: count }, (_, index) => {
    if (index < PLAIN.length) return PLAIN[index] ?? "";
    const [open, close] = marks[index % marks.length] ?? ["“", "”"];
    const lead = open === "> " ? ":\n\n" : " ";
    return `${one(OPENINGS)}${lead}${open}${one(QUOTED)}${close} ${one(CLOSINGS)}`;
  });
}
