import { Link } from "@remix-run/react";
import { bookByNumber } from "#app/features/bible/books.ts";
import { addressOf, readerPath } from "#app/features/reader/address.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { type ArticlePart, articleParts, citedName, isResolvable } from "./references.ts";
import type { Article } from "./study.ts";
import { wordCopy } from "./window/copy.ts";

/** Brown-Driver-Briggs or Abbott-Smith, folded; the places that they cite are links. */
export function Articles({ number, articles }: { number: string; articles: readonly Article[] }) {
  const copy = useCopy(wordCopy);
  if (articles.length === 0) return null;
  const hebrew = number.startsWith("H");
  return (
    <details className="word-articles">
      <summary>{hebrew ? copy.brown : copy.abbott}</summary>
      {articles.map(({ head, kind, senses }) => (
        <div key={head + senses[0]} lang="en">
          <p className="word-article-head">
            <ArticleText text={head} /> {kind}
          </p>
          {senses.map((sense) => (
            <p key={sense}>
              <ArticleText text={sense} />
            </p>
          ))}
        </div>
      ))}
      {!hebrew && <p className="word-note">{copy.abbottNote}</p>}
    </details>
  );
}

const ArticleText = ({ text }: { text: string }) =>
  articleParts(text).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
    <CitedPart key={at} part={part} />
  ));

function CitedPart({ part }: { part: ArticlePart }) {
  if (typeof part === "string") return part;
  const name = citedName(part, bookByNumber(part.book)?.name ?? "");
  if (!isResolvable(part)) return name;
  const { book, chapter, verse, to } = part;
  const path = readerPath(
    addressOf({ translation: "KJV", book, chapter }),
    verse > 0 ? { from: verse, to } : null,
  );
  return <Link to={path}>{name}</Link>;
}
