import { type HelpPart, type NotePart, plainHelp } from "#app/features/care/help/care-parts.ts";

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
  /** The longer passage whose first verses these are: `Romans 8`, `Matthew 5:1-16`. */
  partOf?: string;
};

export type TextPart = { kind: "text"; text: string };

/** A message is prose and Scripture in turn, and what the app itself says; only the server makes what is not prose. */
export type Part = TextPart | VersePart | HelpPart | NotePart;

/** Adds a part to a message's parts; prose joins the prose before it. Returns a new list. */
export function appendPart(parts: readonly Part[], part: Part): Part[] {
  const last = parts.at(-1);
  if (part.kind === "text" && last?.kind === "text") {
    return [...parts.slice(0, -1), { kind: "text", text: last.text + part.text }];
  }
  return [...parts, part];
}

/** Whether the companion itself has said anything: a card of help or a note is the app's, not the answer. */
export const saysSomething = (parts: readonly Part[]): boolean =>
  parts.some(({ kind }) => kind === "text" || kind === "verse");

function plainPart(part: Part): string {
  switch (part.kind) {
    case "text":
      return part.text.trim();
    case "verse":
      return `“${part.text}${part.partOf ? " …" : ""}”\n${part.reference} (${part.translation})`;
    case "help":
      return plainHelp(part);
    case "note":
      return part.text;
  }
}

/** The message as plain words: what is copied, exported and sent to the model as history. */
export const plainText = (parts: readonly Part[]): string =>
  parts.map(plainPart).filter(Boolean).join("\n\n");
