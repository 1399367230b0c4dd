/** Something that the member wrote before: their request, what they added, how it was answered. */
export type Piece = { kind: "request" | "update" | "answered"; text: string };

/** The pieces in the order in which they were written; what is empty is none. */
export const piecesOf = (
  request: { body: string },
  updates: readonly { kind: string; body: string }[],
): Piece[] =>
  [
    { kind: "request" as const, text: request.body },
    ...updates.map(({ kind, body }) => ({
      kind: kind === "answered" ? ("answered" as const) : ("update" as const),
      text: body,
    })),
  ].filter(({ text }) => text.trim() !== "");

/** Puts a piece behind what stands there, word for word; one that is in it already is not put in again. */
export function putIn(draft: string, { text }: Piece): string {
  if (isIn(draft, text)) return draft;
  return draft.trim() === "" ? text : `${draft.trimEnd()}\n\n${text}`;
}

export const isIn = (draft: string, text: string): boolean => draft.split("\n\n").join("\n").includes(text);
