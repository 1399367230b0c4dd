/** A way to reach a person: what is pressed, where it leads, and for whom it is. */
export type HelpLine = { label: string; href: string; says: string };

/**
 * The card of help, the first part of an answer to danger. It carries its own words, in the language that the person
 * wrote in: nothing must be loaded before it can be read, and it stays as it was given.
 */
export type HelpPart = {
  kind: "help";
  title: string;
  text: string;
  lines: HelpLine[];
  /** What can be done in this minute, whatever the country. */
  close: string;
};

/**
 * A line of the application's own, beside the companion's words: that it is an AI, with a break for the young; about
 * `people`, who can carry what it cannot; or of `help`, where words may have spoken of danger.
 */
export type NotePart = { kind: "note"; text: string; about?: "people" | "help" };

/** Whether a part says that an AI speaks. */
export const discloses = (part: { kind: string; about?: string }): boolean =>
  part.kind === "note" && part.about === undefined;

export const plainHelp = ({ title, text, lines, close }: HelpPart): string =>
  [title, text, ...lines.map(({ label, says }) => `${label}: ${says}`), close].join("\n");
