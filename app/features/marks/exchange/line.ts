import { isTranslation } from "#app/features/bible/translations.ts";
import { isColor } from "#app/features/marks/model/marks.ts";
import { isRange, type VerseRange } from "#app/features/marks/model/selection.ts";
import { tagIn } from "#app/features/marks/model/tag.ts";
import { bytesOf, MAX_NOTE_BYTES } from "#app/features/marks/notes/note.ts";

/** What the three formats have in common; raised when an older import could misread a newer export. */
export const FORMAT = "koinonia-journal";
export const VERSION = 1;

export const LINE_KINDS = ["note", "version", "highlight", "bookmark", "tag", "saved"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** One line of an exported journal. What a kind does not have is empty. */
export type Line = VerseRange & {
  kind: LineKind;
  translation: string;
  /** A color, or the words of a tag. */
  value: string;
  /** Of a note, or of a version of it. */
  id: string;
  /** Of a version: its note. */
  note: string;
  /** Of a note: the version that it shows. */
  version: string;
  beside: string;
  at: number;
  created: number;
  /** Of a version. */
  text: string;
};

export const COLUMNS = [
  "kind",
  "reference",
  "first",
  "last",
  "translation",
  "value",
  "id",
  "note",
  "version",
  "beside",
  "at",
  "created",
  "text",
] as const;

export const emptyLine = (kind: LineKind, range: VerseRange, at: number): Line => ({
  kind,
  ...range,
  translation: "",
  value: "",
  id: "",
  note: "",
  version: "",
  beside: "",
  at,
  created: at,
  text: "",
});

/** A line with its times as they are written, and without what is empty. */
export function writtenLine(line: Line): Record<string, string | number> {
  const times = { at: new Date(line.at).toISOString(), created: new Date(line.created).toISOString() };
  return Object.fromEntries(Object.entries({ ...line, ...times }).filter(([, value]) => value !== ""));
}

const ID = /^[0-9A-Za-z_-]{1,80}$/;

/** A line out of a file; null for what is none. */
export function lineIn(read: Record<string, unknown>): Line | null {
  const text = (name: string): string => (typeof read[name] === "string" ? read[name] : "");
  const kind = LINE_KINDS.find((known) => known === read.kind);
  const first = Number(read.first);
  const last = Number(read.last);
  const at = Date.parse(text("at"));
  const created = Date.parse(text("created"));
  if (!kind || !isRange({ first, last }) || !(at >= 0) || !(created >= 0)) return null;
  const line: Line = {
    ...emptyLine(kind, { first, last }, at),
    created,
    translation: text("translation"),
    value: text("value"),
    id: text("id"),
    note: text("note"),
    version: text("version"),
    beside: text("beside"),
    text: text("text"),
  };
  return isSound(line) ? line : null;
}

function isSound(line: Line): boolean {
  const isOne = line.first === line.last;
  switch (line.kind) {
    case "highlight":
      return isOne && isColor(line.value);
    case "bookmark":
      return isOne;
    case "tag":
      return isOne && tagIn(line.value) === line.value;
    case "saved":
      return isTranslation(line.translation);
    case "note":
      return (
        isTranslation(line.translation) &&
        ID.test(line.id) &&
        ID.test(line.version) &&
        (line.beside === "" || ID.test(line.beside))
      );
    case "version":
      return (
        ID.test(line.id) && ID.test(line.note) && line.text !== "" && bytesOf(line.text) <= MAX_NOTE_BYTES
      );
  }
}
