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
  "I will be with you on Friday when the results come",
  "do not be afraid of what they will say about us",
  "God gives me more than I can carry and I am tired",
  "the Lord is good to other people but not to me",
  "I have sinned against my family and I am ashamed",
  "let us go out to eat after the service today",
  "he said that he loved me and then he left",
  "everything happens for a reason, people keep saying",
  "my soul is tired and my heart is heavy tonight",
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
  "In John 11 Jesus weeps at the grave of a friend, though he knows what he is about to do.",
  "Psalm 88 is the only one that ends in the dark; it is there so that you may pray it.",
  "Two places to read tonight: Psalm 4:8 for sleep, and Matthew 6:25-34 for tomorrow.",
  "1. Write down what you fear.\n2. Read Isaiah 41:10 aloud.\n3. Call one person who knows you.",
  "**Something small for today**\n\nSit down for five minutes. Breathe. Name *one thing* that was kind.",
  "Forgiving (Colossians 3:13) does not mean that what she did was right, or that you must go back.",
  "When Elijah had had enough, he was given bread, water and sleep (1 Kings 19:5-8) before any words.",
  "Job’s friends did well for seven days: they sat with him and said nothing (Job 2:13).",
  "Paul asked three times for it to be taken away (2 Corinthians 12:8), and was told no.",
  "Exodus 20:12 asks us to honor our parents; it does not ask us to be hurt by them.",
  "Philippians 4:6 is often quoted to anxious people – gently, I hope. It was written from prison.",
  "You could say to him, “When you are late and do not call, I am frightened and I lie awake.”",
  "Maybe write her a letter that begins, “I miss the way we used to talk on Sundays.”",
  "A prayer for this: *Lord, you see how tired we are. Give us patience with each other tonight.*",
  "> Lord, I do not know what to say. You know it already. Stay with me.\n\nYou can pray that, or nothing.",
  "At the top of a page write “What I am carrying this week” and list whatever comes.",
  "The word that Matthew 11:28 has for rest is about stopping: the work is put down for a while.",
  "Some hear “wives, submit” (Ephesians 5:22) and stop there; the verse before it says it to everyone.",
  "There are two accounts: Genesis 1:1-2:3 and Genesis 2:4-25. They stand side by side on purpose.",
  "No, “God helps those who help themselves” is not in the Bible; it is an old saying.",
  "“Cleanliness is next to godliness” is not Scripture either, whatever our grandmothers said.",
  "Grief has no timetable. John 11:35 is short for a reason.",
  "Romans 8:26: the Spirit helps when we have no words. Perhaps that is enough for tonight.",
  "- Psalm 13 – a complaint that ends in trust\n- Psalm 77 – a night without sleep\n- Psalm 131 – quiet",
  "| Reading | What for |\n| --- | --- |\n| Psalm 46 | when things shake |\n| Romans 12:15 | to sit with others |",
  "## Where to begin\n\nMark is the shortest Gospel; read a chapter a day and you are through in two weeks.",
  "I am a program and cannot pray, but here are words that you may use, or change as you like.",
  "Tu madre descansó, y tú sigues aquí con el teléfono en la mano. El Salmo 34:18 está cerca de eso.",
  "Podrías decirle: «Cuando llegas tarde y no llamas, me asusto y no puedo dormir».",
  "Tres cosas para hoy: dormir, *comer algo caliente* y llamar a tu hermana.",
  "Filipenses 4:6-7 lo escribió Pablo desde la cárcel; no lo escribió alguien sin problemas.",
  "«A quien madruga, Dios le ayuda» es un refrán, no un versículo.",
  "Lee Juan 11:1-44 de una sentada, y fíjate en cuánto tarda él en llegar.",
  "Call 988 if tonight gets worse; it is free, at 3:16 in the morning too.",
  "It was about 60:40, they said, and the vote was at 7:30; nobody slept (I asked).",
  "He wrote “see you at 5:30, bring the kids and a cake” on the back of a church bulletin.",
  "James says faith without works is dead; he is speaking about a neighbor who is cold (James 2:15-17).",
  "Chapter 3 of John is a night visit; Romans 8 and 1 Corinthians 13 were letters to be read aloud.",
  "Mark 3 items on the list, let Acts 2 be done, and in Numbers 5 people are counted.",
  "Lee 1 Corintios 13 sin prisa; el capítulo 15 de Lucas puede esperar a mañana.",
  "My dear friend Mark 2 years ago said the same, and Ruth 4 weeks later.",
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
