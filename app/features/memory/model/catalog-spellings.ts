/** Contractions by the words that they stand for, with and without their apostrophe. */
const CONTRACTIONS: Readonly<Record<string, string>> = {
  "ain't": "is not",
  "aren't": "are not",
  "can't": "can not",
  cannot: "can not",
  "couldn't": "could not",
  "didn't": "did not",
  "doesn't": "does not",
  "don't": "do not",
  "hadn't": "had not",
  "hasn't": "has not",
  "haven't": "have not",
  "isn't": "is not",
  "mustn't": "must not",
  "needn't": "need not",
  "shan't": "shall not",
  "shouldn't": "should not",
  "wasn't": "was not",
  "weren't": "were not",
  "won't": "will not",
  "wouldn't": "would not",
  "i'm": "i am",
  "you're": "you are",
  "we're": "we are",
  "they're": "they are",
  "i've": "i have",
  "you've": "you have",
  "we've": "we have",
  "they've": "they have",
  "i'll": "i will",
  "you'll": "you will",
  "he'll": "he will",
  "she'll": "she will",
  "it'll": "it will",
  "we'll": "we will",
  "they'll": "they will",
  "it's": "it is",
  "that's": "that is",
  "he's": "he is",
  "she's": "she is",
  "there's": "there is",
  "here's": "here is",
  "who's": "who is",
  "what's": "what is",
  "where's": "where is",
  "let's": "let us",
};

/**
 * Both sides of a comparison are written out by it. So without its apostrophe `its` is `it is` on both sides, and what
 * was typed without one is right.
 */
export const WRITTEN_OUT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(CONTRACTIONS).flatMap(([short, long]) => [
    [short, long.split(" ")] as const,
    [short.replace("'", ""), long.split(" ")] as const,
  ]),
);

/** Spellings of one word, the first one counts. Without accents. */
const SPELLINGS: readonly (readonly string[])[] = [
  ["savior", "saviour"],
  ["honor", "honour"],
  ["honored", "honoured"],
  ["honors", "honours"],
  ["favor", "favour"],
  ["favors", "favours"],
  ["labor", "labour"],
  ["labors", "labours"],
  ["labored", "laboured"],
  ["neighbor", "neighbour"],
  ["neighbors", "neighbours"],
  ["color", "colour"],
  ["harbor", "harbour"],
  ["armor", "armour"],
  ["splendor", "splendour"],
  ["valor", "valour"],
  ["vigor", "vigour"],
  ["rumor", "rumour"],
  ["odor", "odour"],
  ["behavior", "behaviour"],
  ["endeavor", "endeavour"],
  ["center", "centre"],
  ["scepter", "sceptre"],
  ["counselor", "counsellor"],
  ["traveler", "traveller"],
  ["jewelry", "jewellery"],
  ["judgment", "judgement"],
  ["fulfill", "fulfil"],
  ["fulfillment", "fulfilment"],
  ["skillful", "skilful"],
  ["worshiped", "worshipped"],
  ["worshiper", "worshipper"],
  ["worshipers", "worshippers"],
  ["defense", "defence"],
  ["offense", "offence"],
  ["practice", "practise"],
  ["plow", "plough"],
  ["gray", "grey"],
  ["draft", "draught"],
  ["sulfur", "sulphur"],
  ["show", "shew"],
  ["shows", "shews"],
  ["showed", "shewed"],
  ["shown", "shewn"],
  ["realize", "realise"],
  ["recognize", "recognise"],
  ["baptize", "baptise"],
  ["baptized", "baptised"],
  ["baptizing", "baptising"],
  ["evangelize", "evangelise"],
  ["sympathize", "sympathise"],
  ["among", "amongst"],
  ["while", "whilst"],
  ["toward", "towards"],
  ["afterward", "afterwards"],
  ["backward", "backwards"],
  ["oh", "o"],
  ["elijah", "elias"],
  ["isaiah", "esaias"],
  ["judah", "juda"],
  ["yahweh", "yahve", "jehova", "jehovah"],
  ["one", "1"],
  ["two", "2"],
  ["three", "3"],
  ["seven", "7"],
  ["ten", "10"],
  ["twelve", "12"],
  ["forty", "40"],
  // of the Reina-Valera of 1909, whose spelling is that of its time
  ["oscuridad", "obscuridad"],
  ["oscuro", "obscuro"],
  ["septimo", "setimo"],
];

export const SPELLED: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap(([first = "", ...others]) => others.map((other) => [other, first] as const)),
);

/** One name in two words: `the LORD` where a translation writes `Yahweh`, `el Señor` for `Jehová`. */
export const NAMES: ReadonlyMap<string, string> = new Map([
  ["the lord", "yahweh"],
  ["el senor", "yahweh"],
]);

/** Words that a slip of one letter would make of another one: these are words of their own. */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  `through though thorough thought throughout quite quiet trail trial angel angle sacred scared bread beard united
  untied breath breathe desert dessert raised stared started planed planted friend fiend heard heart heaven haven
  diary dairy father farther mother moth brother bother other another there three where were
  those these them then than world word words sword swords whole hole holy wholly lively likely lovely lonely broad
  board crated created carried cared hated heated lighting lightning scarred starred striped stripped planning
  planing dinning dining hoping hopping latter later bitter biter`.split(/\s+/),
);
