import { FORMAT, VERSION } from "./line.ts";

export const FORMATS = ["json", "markdown", "csv"] as const;
export type Format = (typeof FORMATS)[number];

export const formatIn = (name: string | null): Format | null =>
  FORMATS.find((known) => known === name) ?? null;

export const FILES: Record<Format, { type: string; extension: string }> = {
  json: { type: "application/json; charset=utf-8", extension: "json" },
  markdown: { type: "text/markdown; charset=utf-8", extension: "md" },
  csv: { type: "text/csv; charset=utf-8", extension: "csv" },
};

export type ImportRefusal =
  | "import.none"
  | "import.too_large"
  | "import.too_many"
  | "import.unknown"
  | "import.newer"
  | "import.broken"
  | "import.no_room"
  | "import.failed";

/** The largest file that is read, bytes, and the most lines in it. */
export const MAX_FILE = 5_000_000;
export const MAX_LINES = 40_000;

/** Which of ours a file is, by what it says of itself. */
export function formatOf(file: string): { format: Format; version: number } | null {
  const text = file.replace(/^\uFEFF/, "");
  const markdown = new RegExp(`^<!-- ${FORMAT} (\\d{1,6}) -->$`, "m").exec(text.slice(0, 1_000))?.[1];
  if (markdown !== undefined) return { format: "markdown", version: Number(markdown) };
  const json = new RegExp(
    `^\\s{0,100}\\{\\s{0,100}"format":\\s{0,100}"${FORMAT}",\\s{0,100}"version":\\s{0,100}(\\d{1,6})`,
  ).exec(text)?.[1];
  if (json !== undefined) return { format: "json", version: Number(json) };
  return text.startsWith("kind,reference,first,last,") ? { format: "csv", version: VERSION } : null;
}

/** A spreadsheet's apostrophe before what it would take for a formula is added by every writer of CSV; ours doubles one that was there. */
export const guarded = (text: string): string => (text.startsWith("'") ? `'${text}` : text);
export const unguarded = (text: string): string => (text.startsWith("'") ? text.slice(1) : text);
