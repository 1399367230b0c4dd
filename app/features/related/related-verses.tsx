import { Link } from "@remix-run/react";
import { useState } from "react";
import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { addressOf, readerPath } from "#app/features/reader/address.ts";
import { selectionName, type VerseSelection, verseIdsOf } from "#app/features/reader/selection.ts";
import { useBuiltFile } from "#app/features/word-study/kept-words.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { CommentaryVoices } from "./commentary-voices.tsx";
import { relatedCopy } from "./copy.ts";
import { type RelatedFile, type RelatedVerse, relatedPath, relatedTo } from "./related-file.ts";
import { useVerseText } from "./use-verse-text.tsx";
import "./related.css";

const SHOWN = 5;
const MOST = 10;

/** A section of the verse panel: verses that have something in common with the chosen ones, each with what it is. */
export function RelatedVerses({ selection }: { selection: VerseSelection }) {
  const copy = useCopy(relatedCopy);
  const { file, failed, again } = useBuiltFile<RelatedFile>(relatedPath(selection.book));
  const [opened, setOpened] = useState("");
  const key = verseIdsOf(selection).join(" ");
  const found = file ? relatedTo(file, verseIdsOf(selection), MOST) : [];
  const shown = opened === key ? found : found.slice(0, SHOWN);
  return (
    <>
      <section className="related">
        <h3>{copy.title}</h3>
        {failed ? (
          <div role="alert">
            <p>{copy.failed}</p>
            <Button variant="quiet" icon="rotate-cw" onClick={again}>
              {copy.again}
            </Button>
          </div>
        ) : !file ? (
          <p role="status">{copy.waiting}</p>
        ) : (
          <>
            {found.length === 0 && <p>{copy.none}</p>}
            <ul>
              {shown.map((related) => (
                <RelatedLine key={related.verseId} related={related} translation={selection.translation} />
              ))}
            </ul>
            {shown.length < found.length && (
              <Button variant="bare" icon="chevron-down" onClick={() => setOpened(key)}>
                {copy.more}
              </Button>
            )}
          </>
        )}
      </section>
      <CommentaryVoices selection={selection} />
    </>
  );
}

function RelatedLine({ related, translation }: { related: RelatedVerse; translation: Translation }) {
  const copy = useCopy(relatedCopy);
  const { verseId } = related;
  const verse = verseId % 1000;
  const place = {
    translation,
    book: Math.floor(verseId / 1_000_000),
    chapter: Math.floor(verseId / 1000) % 1000,
  };
  const address = addressOf(place);
  const text = useVerseText(address, verse);
  const { language } = TRANSLATIONS[translation];
  return (
    <li>
      <Link className="related-link" to={readerPath(address, { from: verse, to: verse })} lang={language}>
        {selectionName({ ...place, from: verse, to: verse })}
      </Link>
      {text !== undefined && (
        <p className="related-text" lang={text === null ? undefined : language}>
          {text ?? copy.noText}
        </p>
      )}
      <p className="related-reason">
        <ReasonLine reason={related.reason} />
      </p>
    </li>
  );
}

function ReasonLine({ reason }: { reason: RelatedVerse["reason"] }) {
  const { reasons } = useCopy(relatedCopy);
  const language = useLanguage();
  switch (reason[0]) {
    case "number":
      return (
        <>
          {reasons.number(reason[3], reason[2])}{" "}
          <Link to={`/bible-study/word/${reason[1]}`}>{reason[1]}</Link>
        </>
      );
    case "topic":
      return <span lang={language}>{reasons.topic(reason[1], reason[2])}</span>;
    case "article":
      return (
        <>
          {reasons.article(reason[2], reason[1].startsWith("G"))}{" "}
          <Link to={`/bible-study/word/${reason[1]}`}>{reason[1]}</Link>
        </>
      );
    default:
      return reasons[reason[0]](reason[1]);
  }
}
