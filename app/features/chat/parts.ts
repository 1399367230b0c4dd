/** A verse as the server put it in: always the shipped text, never the model's words. */
export type VersePart = {
  kind: "verse";
  /** In words, for example `Philippians 4:6` or `Psalm 23:1-3`. */
  reference: string;
  /** The shipped translation's short name: `WEB`, `KJV` or `RV1909`. */
  translation: string;
  text: string;
  /** First verse, `BBCCCVVV`. */
  verseId: number;
};

export type TextPart = { kind: "text"; text: string };

/** A message is prose and Scripture in turn; only the server makes verse parts. */
export type Part = TextPart | VersePart;

/** Adds a part to a message's parts; prose joins the prose before it. Returns a new list. */
export function appendPart(parts: readonly Part[], part: Part): Part[] {
  const last = parts.at(-1);
  if (part.kind === "text" && last?.kind === "text") {
    return [...parts.slice(0, -1), { kind: "text", text: last.text + part.text }];
  }
  return [...parts, part];
}

/** The message as plain words: what is copied, exported and sent to the model as history. */
export function plainText(parts: readonly Part[]): string {
  return parts
    .map((part) =>
      part.kind === "text" ? part.text.trim() : `“${part.text}”\n${part.reference} (${part.translation})`,
    )
    .filter(Boolean)
    .join("\n\n");
}
