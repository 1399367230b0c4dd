export type Piece = { text: string; red: boolean };

/** A verse's text in its red and its other pieces; joined again they are the text. */
export function piecesOf(text: string, spans: readonly (readonly [number, number])[] = []): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of spans) {
    if (from > at) pieces.push({ text: text.slice(at, from), red: false });
    pieces.push({ text: text.slice(from, to), red: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), red: false });
  return pieces;
}
