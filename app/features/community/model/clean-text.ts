/** What turns the direction of the words around it, or hides in them. */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g;
/** More marks on one letter than any language writes. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * A text of several lines as it is kept: no signs that turn or hide other words, no towers of accents, no more than one
 * empty line at a time.
 */
export const cleanText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(INVISIBLE, "")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(PILED_MARKS, "$1")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The same of one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, " ");
