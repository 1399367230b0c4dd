import { fill, INK, type Look, line, oval } from "./pencil.ts";

/** One eye for all. `side`: -1 left, 1 right. */
export function eye(x: number, y: number, side: -1 | 1, look: Look, k = 1): string {
  if (look === "very-happy")
    return line(`M${x - 7 * k} ${y + 2 * k}Q${x} ${y - 9 * k} ${x + 7 * k} ${y + 2 * k}`, INK, 4.2 * k);
  const closed = line(`M${x - 7 * k} ${y - k}Q${x} ${y + 7 * k} ${x + 7 * k} ${y - k}`, INK, 4 * k);
  if (look === "asleep") return closed;
  if (look === "crying") return closed + brow(x, y - 14 * k, side, k, 6, 4);
  const open =
    oval(x, y, 5.6 * k, 6.6 * k, INK) +
    oval(x - 1.9 * k, y - 2.5 * k, 2 * k, 2.1 * k, "#fff") +
    oval(x + 1.8 * k, y + 2.6 * k, 0.9 * k, 0.9 * k, "#fff", 'opacity=".7"');
  return look === "sad" ? open + brow(x, y - 13 * k, side, k, 7, 4) : open;
}

const brow = (x: number, y: number, side: number, k: number, reach: number, fall: number): string =>
  line(
    `M${x - side * 8 * k} ${y}Q${x - side * 2 * k} ${y - k} ${x + side * reach * k} ${y + fall * k}`,
    INK,
    2.6 * k,
    'opacity=".75"',
  );

/** Small: a pet never reproaches. */
export const tear = (x: number, y: number, k = 1): string =>
  `<path d="M${x} ${y}c${-3.2 * k} ${5 * k} ${-5 * k} ${7.4 * k} ${-5 * k} ${10.4 * k}a${5 * k} ${5 * k} 0 0 0 ${10 * k} 0c0 ${-3 * k} ${-1.8 * k} ${-5.4 * k} ${-5 * k} ${-10.4 * k}z" fill="#8CC4E0"/><path d="M${x - 2 * k} ${y + 9.5 * k}a${2.2 * k} ${2.6 * k} 0 0 0 ${1.5 * k} ${2.6 * k}" stroke="#fff" stroke-width="${1.3 * k}" fill="none" stroke-linecap="round"/>`;

export function mouth(x: number, y: number, look: Look, k = 1, stem = true): string {
  const st = stem ? `M${x} ${y}V${y + 5 * k}` : "";
  switch (look) {
    case "very-happy":
      return (
        fill(
          `M${x - 14 * k} ${y + 4 * k}Q${x - 6 * k} ${y + 9 * k} ${x} ${y + 5 * k}Q${x + 6 * k} ${y + 9 * k} ${x + 14 * k} ${y + 4 * k}C${x + 13 * k} ${y + 19 * k} ${x + 7 * k} ${y + 25 * k} ${x} ${y + 25 * k}C${x - 7 * k} ${y + 25 * k} ${x - 13 * k} ${y + 19 * k} ${x - 14 * k} ${y + 4 * k}Z`,
          "#6B2E33",
        ) +
        fill(
          `M${x - 8 * k} ${y + 19 * k}Q${x} ${y + 12 * k} ${x + 8 * k} ${y + 19 * k}Q${x + 5 * k} ${y + 25 * k} ${x} ${y + 25 * k}Q${x - 5 * k} ${y + 25 * k} ${x - 8 * k} ${y + 19 * k}Z`,
          "#E88A86",
        ) +
        line(
          `${st}M${x - 14 * k} ${y + 4 * k}Q${x - 6 * k} ${y + 10 * k} ${x} ${y + 5 * k}Q${x + 6 * k} ${y + 10 * k} ${x + 14 * k} ${y + 4 * k}`,
          INK,
          2.8 * k,
        )
      );
    case "happy":
      return line(
        `${st}M${x - 12 * k} ${y + 4 * k}Q${x - 7 * k} ${y + 12 * k} ${x} ${y + 5 * k}Q${x + 7 * k} ${y + 12 * k} ${x + 12 * k} ${y + 4 * k}`,
        INK,
        2.8 * k,
      );
    case "neutral":
    case "asleep":
      return line(
        `${st}M${x - 9 * k} ${y + 8 * k}Q${x - 4 * k} ${y + 9 * k} ${x} ${y + 5 * k}Q${x + 4 * k} ${y + 9 * k} ${x + 9 * k} ${y + 8 * k}`,
        INK,
        2.8 * k,
      );
    case "sad":
      return line(
        `${st}M${x - 8 * k} ${y + 12 * k}Q${x} ${y + 3.5 * k} ${x + 8 * k} ${y + 12 * k}`,
        INK,
        2.8 * k,
      );
    case "crying":
      return line(
        `${st}M${x - 9 * k} ${y + 12 * k}q${4.5 * k} ${-8 * k} ${9 * k} ${-3 * k}t${9 * k} ${3 * k}`,
        INK,
        2.8 * k,
      );
  }
}

export const blush = (x1: number, x2: number, y: number, color = "#E5806E"): string =>
  oval(x1, y, 8, 5, color, 'opacity=".38"') + oval(x2, y, 8, 5, color, 'opacity=".38"');
