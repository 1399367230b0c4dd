/** Words that speak about a verse, and do not pretend to be it. */
const SPEAKS_ABOUT =
  /\b(?:here|verses?|passages?|chapters?|psalm(?:ist)?|author|writer|paul|reminds?|shows?|teach(?:es)?|tells?|speaks?|describes?|invites?|encourages?|assures?|means|promises?|aquí|versículos?|pasaje|capítulo|salmista|pablo|muestra|enseña|habla|invita|recuerda|promesa)\b/iu;
const SENTENCE = /^[\s*_]*[¿¡]?\p{Lu}.*[.!?]["”’)*_]*\s*$/su;

/** Whether words behind a verse's name are somebody's remark on it: no whole sentence, or one about the verse. */
export const isRemark = (words: string): boolean =>
  !SENTENCE.test(words) || SPEAKS_ABOUT.test(words.slice(0, 160));

/** What stands before brackets may be longer than what they cite: its last sentence is compared. */
export const lastSentence = (text: string): string =>
  text
    .trimEnd()
    .split(/(?<=[.!?:…]["”’']?)\s+|\n/)
    .at(-1) ?? "";
