/** `nests`: opens one more inside. `plain`: what means nothing inside a quotation found to be prose. */
export type Marks = { kind: "double" | "single" | "emphasis"; nests: string; closes: string; plain: string };
export const MARKS: Record<string, Marks> = {
  "“": { kind: "double", nests: "“", closes: '”"', plain: '"' },
  '"': { kind: "double", nests: "“", closes: '"”', plain: '"' },
  "«": { kind: "double", nests: "«", closes: "»", plain: '"»' },
  "»": { kind: "double", nests: "", closes: "«", plain: "«" },
  "„": { kind: "double", nests: "„", closes: '“”"', plain: '“"' },
  "‘": { kind: "single", nests: "", closes: "’'", plain: "'" },
  "'": { kind: "single", nests: "", closes: "'’", plain: "'" },
  "‚": { kind: "single", nests: "", closes: "‘’", plain: "‘'" },
  "‹": { kind: "double", nests: "‹", closes: "›", plain: "›" },
  "`": { kind: "emphasis", nests: "", closes: "`", plain: "`" },
  "*": { kind: "emphasis", nests: "", closes: "*", plain: "*" },
  _: { kind: "emphasis", nests: "", closes: "_", plain: "_" },
};

/** Deeper nesting is nobody's: an inner mark is judged by itself. */
export const MAX_NESTED = 8;
/** What means something inside of a quotation with these marks. */
const closing = ({ kind, closes, nests }: Marks): RegExp =>
  new RegExp(kind === "emphasis" ? `[${closes}]+|\\n\\s*\\n` : `[${closes}${nests}"]|\\n\\s*\\n`, "g");
/** Without one of these nothing closes: found at one look, where many marks open and none closes. */
const mayClose = ({ kind, closes }: Marks): RegExp => {
  if (kind === "double") return new RegExp(`[${closes}\\n]`);
  const line = kind === "single" ? "|\\n" : "";
  return new RegExp(`(?<=\\S)[${closes}](?![\\p{L}\\p{N}])${line}`, "u");
};
export const ENDINGS = new Map(
  Object.values(MARKS).map((marks) => [marks, { closing: closing(marks), mayClose: mayClose(marks) }]),
);
