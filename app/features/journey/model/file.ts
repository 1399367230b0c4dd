import { type Entry, KINDS, type Kind, MAX_BODY, MAX_ENTRIES, MAX_REFERENCE, MAX_TITLE } from "./entry.ts";

/** A journey as a file, and read back: JSON for programs, Markdown for people. Both hold everything. */

export const FORMAT = "koinonia-journey";
export const VERSION = 1;
/** Characters; a journey of that size is a book of 4,000 pages. */
export const MAX_FILE = 8_000_000;

export type FileRefusal =
  | "journey.no_file"
  | "journey.too_large"
  | "journey.unknown_file"
  | "journey.broken_file";

const ID = /^[\w:.@-]{1,120}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const toJson = (entries: readonly Entry[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, entries }, null, 2)}\n`;

/** What stands over an entry: its day, for people; the rest in a comment, for reading it back. */
const HEAD =
  /^## (\d{4}-\d{2}-\d{2}) <!-- ([\w:.@-]{1,120}) ([\w:.@-]{1,120}) ([a-z_]+) (\d{1,15})(?: "([^"]*)")? -->$/;

/** A line of the text that would be read as one of the file's own. */
const shielded = (line: string): string => (/^\\*(#|\*\*)/.test(line) ? `\\${line}` : line);
const unshielded = (line: string): string => (/^\\+(#|\*\*)/.test(line) ? line.slice(1) : line);

/** @param title of the document, in the reader's language */
export function toMarkdown(entries: readonly Entry[], title: string): string {
  const parts = entries.map(({ id, thread, kind, day, at, title: name, body, reference }) =>
    [
      `## ${day} <!-- ${id} ${thread} ${kind} ${at}${reference ? ` "${reference}"` : ""} -->`,
      "",
      ...(name ? [`**${name}**`, ""] : []),
      ...(body ? [...body.split("\n").map(shielded), ""] : []),
    ].join("\n"),
  );
  return [`# ${title}`, "", ...parts].join("\n");
}

/** The entries of a file of either kind; what does not fit in any way is no file of ours. */
export function readFile(text: string): { ok: true; entries: Entry[] } | { ok: false; refusal: FileRefusal } {
  if (text.length > MAX_FILE) return { ok: false, refusal: "journey.too_large" };
  const isJson = /^\s*\{/.test(text);
  const read = isJson ? readJson(text) : readMarkdown(text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"));
  if (!read) return { ok: false, refusal: isJson ? "journey.broken_file" : "journey.unknown_file" };
  const entries = read.map(entryOf);
  if (entries.length > MAX_ENTRIES) return { ok: false, refusal: "journey.too_large" };
  return entries.every((entry) => entry !== null)
    ? { ok: true, entries }
    : { ok: false, refusal: "journey.broken_file" };
}

function readJson(text: string): unknown[] | null {
  try {
    const read = JSON.parse(text) as { format?: unknown; version?: unknown; entries?: unknown };
    const isOurs = read.format === FORMAT && Number(read.version) <= VERSION && Array.isArray(read.entries);
    return isOurs ? (read.entries as unknown[]) : null;
  } catch {
    return null;
  }
}

function readMarkdown(text: string): unknown[] | null {
  const lines = text.split("\n");
  const heads = lines.flatMap((line, at) => (HEAD.test(line) ? [at] : []));
  if (heads.length === 0) return null;
  return heads.map((start, index) => {
    const [, day, id, thread, kind, at, reference = ""] = HEAD.exec(lines[start] ?? "") ?? [];
    const inside = lines.slice(start + 1, heads[index + 1] ?? lines.length);
    const named = /^\*\*(.*)\*\*$/.exec(inside[1] ?? "");
    const body = inside
      .slice(named ? 3 : 1)
      .map(unshielded)
      .join("\n")
      .replace(/\n$/, "");
    return {
      id,
      thread,
      kind,
      day,
      at: Number(at),
      title: named?.[1] ?? "",
      body: body.replace(/\n+$/, ""),
      reference,
    };
  });
}

function entryOf(read: unknown): Entry | null {
  if (!read || typeof read !== "object") return null;
  const { id, thread, kind, day, at, title, body, reference } = read as Record<string, unknown>;
  const isText = (value: unknown, most: number): value is string =>
    typeof value === "string" && value.length <= most;
  if (typeof id !== "string" || !ID.test(id) || typeof thread !== "string" || !ID.test(thread)) return null;
  if (!KINDS.some((known) => known === kind)) return null;
  if (typeof day !== "string" || !isDay(day)) return null;
  if (typeof at !== "number" || !Number.isSafeInteger(at) || at < 0) return null;
  if (!isText(title, MAX_TITLE) || !isText(body, MAX_BODY) || !isText(reference, MAX_REFERENCE)) return null;
  return { id, thread, kind: kind as Kind, day, at, title, body, reference };
}

/** A day that there is. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return DAY.test(day) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}
