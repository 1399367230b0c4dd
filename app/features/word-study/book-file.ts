/** A word of a dictionary, as each book's file carries it for the words that the book has. */
export type Entry = {
  word: string;
  /** In Latin letters, as Strong writes it. */
  latin: string;
  /** How it is said, as Strong writes it for English readers. */
  said: string;
  /** One or two words. */
  gloss: string;
  /** Strong, 1890; empty where he gives only where the word comes from. */
  strong: string;
  /** Our own line, for the commonest words. */
  own?: { en: string; es: string };
};

/** A form, what the dictionaries have it under (`b/H7225`, `G25`), and a place in `grammar`. */
export type FormRow = readonly [form: string, lemma: string, grammar: number];

export type VerseRow = {
  /** Places in `forms`, in the order of the original. */
  words: number[];
  /** Which words translate which (`links.ts`). */
  links: string;
  /** `first[-last]`, with spaces between: what the translators added. */
  added?: string;
  /** The translators' margin: which words, and the note. */
  notes?: readonly (readonly [words: string, note: string])[];
  /** Where the text is written otherwise than it is read: which words of the original, and what is written. */
  written?: readonly (readonly [words: string, written: string])[];
};

/** One book's words: `/assets/words-<revision>/43.json`. Verses by `BBCCCVVV`; `BBCCC000` is a psalm's title. */
export type BookFile = {
  entries: Readonly<Record<string, Entry>>;
  /** What a form is, in plain words. */
  grammar: readonly (readonly [code: string, en: string, es: string])[];
  forms: readonly FormRow[];
  verses: Readonly<Record<string, VerseRow>>;
};
