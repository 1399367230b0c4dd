/** A word that nobody else has written, in letters alone: digits would be taken for a phone number. */
export const ownWord = (): string =>
  [...String(Date.now())].map((digit) => "abcdefghij"[Number(digit)]).join("");
