import type { Part } from "#app/features/chat/model/parts.ts";
import { MAX_SAID } from "#app/features/voice/model/limits.ts";

/** One thing that is said, and the part of the answer that it belongs to. */
export type SpokenLine = { text: string; part: number; kind: "text" | "verse" | "help" | "note" };

type SpokenWords = {
  /** Between a reference and its translation: `Psalm 4:8, World English Bible`. */
  translation(name: string): string;
};

/** What marks do to the eye, a voice does not say. */
const unmarked = (text: string): string =>
  text
    .replace(/`{1,3}/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, "")
    .replace(/(\*\*|__|\*|_)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/\s+/g, " ")
    .trim();

/** A sentence ends where its mark is followed by space, or a line does: `3.16` and `example.com` go on. */
const ENDS = /[.!?…]+["”’»)\]*_]*(?=\s)|\n+/g;
/** `J. Smith`, and the number of a list. */
const GOES_ON = /(?:^|\s)(?:\p{Lu}|\d+)\.$/u;

/** Sentences; the last one too where nothing more can come. */
function sentencesOf(text: string, isWhole: boolean): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(ENDS)) {
    const to = index + mark.length;
    if (GOES_ON.test(text.slice(from, to))) continue;
    sentences.push(text.slice(from, to));
    from = to;
  }
  if (isWhole) sentences.push(text.slice(from));
  return sentences.map(unmarked).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const line = (text: string, part: number, kind: SpokenLine["kind"]): SpokenLine[] =>
  short(text).map((piece) => ({ text: piece, part, kind }));

/** @param isOver nothing more is added to it */
function linesOf(part: Part, at: number, isOver: boolean, words: SpokenWords): SpokenLine[] {
  switch (part.kind) {
    case "text":
      return sentencesOf(part.text, isOver).flatMap((text) => line(text, at, "text"));
    case "verse":
      return [
        ...line(`${part.reference}, ${words.translation(part.translation)}.`, at, "verse"),
        ...line(part.text, at, "verse"),
      ];
    case "help":
      return [part.title, part.text, ...part.lines.map(({ label, says }) => `${label}: ${says}`)].flatMap(
        (text) => line(text, at, "help"),
      );
    case "note":
      return line(part.text, at, "note");
  }
}

/**
 * What can be said of an answer so far: whole sentences of its prose, verses word for word with their place, the card
 * of help before all else. While it is written it only grows at its end.
 * @param isWhole nothing more comes
 */
export const linesToSay = (parts: readonly Part[], isWhole: boolean, words: SpokenWords): SpokenLine[] =>
  parts.flatMap((part, at) => linesOf(part, at, isWhole || at < parts.length - 1, words));

/** Cut at a space where it is longer than may be asked for at once; joined by spaces it is the text. */
function short(text: string): string[] {
  const pieces: string[] = [];
  let left = text.replace(/\s+/g, " ").trim();
  while (left.length > MAX_SAID) {
    const at = left.lastIndexOf(" ", MAX_SAID);
    pieces.push(left.slice(0, at > 0 ? at : MAX_SAID));
    left = left.slice(at > 0 ? at + 1 : MAX_SAID);
  }
  return left === "" ? pieces : [...pieces, left];
}
