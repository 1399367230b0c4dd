import { Link } from "@remix-run/react";
import { useMemo } from "react";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";
import type { BookFile } from "#app/features/word-study/book-file.ts";
import { numberOf } from "#app/features/word-study/lemma.ts";
import { sameEnglish } from "#app/features/word-study/same-english.ts";
import { wordPath } from "#app/features/word-study/study.ts";
import { firstOf } from "#app/features/word-study/verse-words.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { wordCopy } from "./copy.ts";

type SameEnglishTableProps = {
  file: BookFile;
  chapter: ChapterFile;
  verseId: number;
  wordKey: string;
  latin: string;
  english: string;
};

/** Where one English word of the chapter stands for more than one word of the original: which is where. */
export function SameEnglishTable({ file, chapter, verseId, wordKey, latin, english }: SameEnglishTableProps) {
  const copy = useCopy(wordCopy);
  const list = new Intl.ListFormat(useLanguage(), { type: "conjunction" });
  const number = numberOf(wordKey);
  const { verses, others } = useMemo(() => {
    const before = verseId - (verseId % 1000);
    const texts = new Map(chapter.verses.map(([verse, text]) => [before + verse, text]));
    return sameEnglish(file, texts, number, english);
  }, [file, chapter, verseId, number, english]);
  if (others.length === 0) return null;
  const inVerses = (all: readonly number[]) => list.format([...new Set(all)].map(String));
  const rows = [{ number, latin, verses }, ...others];
  return (
    <section className="word-part">
      <h3>{copy.sameEnglish}</h3>
      <p className="word-note">{copy.sameEnglishLead}</p>
      <table className="word-same">
        <thead>
          <tr>
            <th scope="col">{copy.word}</th>
            <th scope="col">{copy.inVerses}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number} data-here={row.number === number || undefined}>
              <th scope="row">
                <Link to={wordPath(row.number)}>{firstOf(row.latin)}</Link>
              </th>
              <td>{inVerses(row.verses)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
