/** A note's text as it is kept: lines end as everywhere, and signs that no text has are left out. */
export const bodyIn = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replaceAll("\u0000", "").toWellFormed();
