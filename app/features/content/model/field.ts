import type { Language } from "#app/core/language.ts";

/**
 * How a field is edited and judged. `line`: one line; `text`: paragraphs; `lines`: an entry on each line; `reference`:
 * a place in the Bible, in English; `choice`: one of a closed list; `yes`: 1 or 0.
 */
export type FieldKind = "line" | "text" | "lines" | "reference" | "number" | "choice" | "yes";

/** What a field is called: words in `copy-fields.ts`. */
export type FieldLabel =
  | "title"
  | "text"
  | "question"
  | "prayer"
  | "passage"
  | "verse"
  | "context"
  | "teaching"
  | "questions"
  | "together"
  | "practice"
  | "name"
  | "about"
  | "where"
  | "way"
  | "story"
  | "wentWell"
  | "wentOtherwise"
  | "coins"
  | "gems"
  | "stock"
  | "offered"
  | "option1"
  | "option2"
  | "option3"
  | "option4"
  | "answer"
  | "difficulty"
  | "prove"
  | "explanation"
  | "teacher"
  | "notes"
  | "letIn"
  | "refused";

export type Field = {
  /** In the values: `title_en`. */
  name: string;
  label: FieldLabel;
  kind: FieldKind;
  language?: Language;
  /** Letters at most, the greatest number, or so many entries. */
  most: number;
  least?: number;
  choices?: readonly string[];
  /** It may be empty, which is null. */
  optional?: true;
  /** Of a reference: all of it stands in one chapter. */
  oneChapter?: true;
  /** What is quoted in it is compared with the shipped texts. */
  quotes?: true;
  /** All of it is quoted: it stands, word for word, in the passage of this field. */
  provenBy?: string;
};

type Options = Partial<Omit<Field, "name" | "label" | "kind" | "language" | "most">>;

/** A field of each language, side by side. */
export const both = (
  name: string,
  kind: "line" | "text" | "lines",
  most: number,
  { label = name as FieldLabel, ...options }: Options & { label?: FieldLabel } = {},
): Field[] =>
  (["en", "es"] as const).map((language) => ({
    name: `${name}_${language}`,
    label,
    kind,
    language,
    most,
    ...options,
  }));

export const reference = (name: string, options: Options & { label?: FieldLabel } = {}): Field => ({
  name,
  label: name as FieldLabel,
  kind: "reference",
  most: 80,
  ...options,
});

export const number = (name: FieldLabel, least: number, most: number, options: Options = {}): Field => ({
  name,
  label: name,
  kind: "number",
  least,
  most,
  ...options,
});

export const choice = (name: FieldLabel, choices: readonly string[]): Field => ({
  name,
  label: name,
  kind: "choice",
  most: 40,
  choices,
});

export const yes = (name: FieldLabel): Field => ({ name, label: name, kind: "yes", most: 1 });

/** The part of a name that both languages share. */
export const stemOf = ({ name, language }: Field): string => (language ? name.slice(0, -3) : name);
