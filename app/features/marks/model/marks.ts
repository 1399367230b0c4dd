/** The colors of a highlight, as they are offered. */
export const COLORS = ["yellow", "green", "blue", "pink", "purple"] as const;
export type Color = (typeof COLORS)[number];

export const MARK_KINDS = ["highlight", "bookmark", "tag"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** One mark on one verse. An empty `value` is a mark that was taken away; the moment of that is kept too. */
export type Mark = {
  kind: MarkKind;
  verse: number;
  /** The words of a tag; empty for the others. */
  tag: string;
  value: "" | "on" | Color;
  /** Epoch ms, of the device that made it. */
  at: number;
};

export const isColor = (value: string): value is Color => COLORS.some((color) => color === value);

/** Whether a mark may have this value: a highlight has a color, the others are there or not. */
export const fits = (kind: MarkKind, value: string): value is Mark["value"] =>
  value === "" || (kind === "highlight" ? isColor(value) : value === "on");

export const keyOf = ({ kind, verse, tag }: Pick<Mark, "kind" | "verse" | "tag">): string =>
  `${kind} ${verse} ${tag}`;

/**
 * Of two states of one mark the later counts; of two at one moment the greater value, so that every device comes to
 * the same, in whatever order it hears of them (decision 0056).
 */
export const isLater = (one: Pick<Mark, "at" | "value">, other: Pick<Mark, "at" | "value">): boolean =>
  one.at > other.at || (one.at === other.at && one.value > other.value);

/** All marks after some more have come in. */
export function mergeMarks(known: readonly Mark[], incoming: readonly Mark[]): Mark[] {
  const merged = new Map(known.map((mark) => [keyOf(mark), mark]));
  for (const mark of incoming) {
    const before = merged.get(keyOf(mark));
    if (!before || isLater(mark, before)) merged.set(keyOf(mark), mark);
  }
  return [...merged.values()];
}

/** A clock that runs ahead wins over no later change: what is to come happened now. */
export const momentOf = (at: number, now: number): number => Math.max(0, Math.min(Math.floor(at), now));
