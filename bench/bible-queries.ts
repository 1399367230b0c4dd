/**
 * The fixed list of searches: as people type them, with the commonest words, phrases, beginnings, rare words and
 * words that stand nowhere.
 */
export type BibleQuery = { text: string; kind: "word" | "words" | "phrase" | "beginning" | "nothing" };

const of = (kind: BibleQuery["kind"], texts: readonly string[]): BibleQuery[] =>
  texts.map((text) => ({ kind, text }));

export const BIBLE_QUERIES: readonly BibleQuery[] = [
  ...of("word", [
    "the",
    "Lord",
    "God",
    "and",
    "shepherd",
    "mercy",
    "righteousness",
    "love",
    "grace",
    "faith",
    "hope",
    "Jerusalem",
    "Melchizedek",
    "anxious",
    "misericordia",
    "Jehová",
    "que",
    "pastor",
  ]),
  ...of("words", [
    "still waters",
    "the Lord is my shepherd",
    "love one another",
    "for God so loved the world",
    "in the beginning God created",
    "faith hope love",
    "fear not",
    "do not be afraid",
    "peace be with you",
    "living water",
    "bread of life",
    "wait on the Lord",
    "green pastures",
    "valley of the shadow of death",
    "the Lord said unto Moses",
    "be still and know",
    "Dios es amor",
    "no temas",
    "Jehová es mi pastor",
    "pan de vida",
  ]),
  ...of("phrase", [
    '"kingdom of heaven"',
    '"of the Lord"',
    '"fear not"',
    '"children of Israel"',
    '"Son of Man"',
    '"the Lord is my shepherd"',
    '"Jesus wept"',
    '"in Christ Jesus"',
    '"reino de los cielos"',
    '"hijo del hombre"',
  ]),
  ...of("beginning", ["righteousn", "right*", "lov*", "shep", "forgiv*", "th*", "bendic", "salva*"]),
  ...of("nothing", ["zzyzx", "smartphone", "lord zzyzx", '"wept Jesus"']),
];
