/** Shorter words have no ending to lose. */
const SHORT = 5;
/** Letters that are left: what differs later is nearly always an ending. */
const LEFT = 6;
const ENDING =
  /(?:ingly|ings?|edly|ed|ers?|es|s|ly|ment|ness|mente|[aá]ndo(?:[mst]e)?|iendo(?:[mst]e)?|aron|ieron|[aei]r(?:me|te|se|l[aeo]|nos)|aban?|[ai]d[ao]s?|[aei]r|[ao]s|[ae]n|[aeo])$/;

/** What words of one family have in common, English or Spanish: rough, and the same each time. */
export const stemOf = (word: string): string =>
  word.length < SHORT ? word : word.replace(ENDING, "").slice(0, LEFT);
