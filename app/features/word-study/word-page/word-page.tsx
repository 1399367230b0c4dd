import { Articles } from "#app/features/word-study/articles.tsx";
import { CountBars } from "#app/features/word-study/count-bars.tsx";
import { wordCopy } from "#app/features/word-study/window/copy.ts";
import type { WordPageData } from "#app/features/word-study/word-data.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { BookCounts } from "./book-counts.tsx";
import { wordPageCopy } from "./copy.ts";
import { FormsTable } from "./forms-table.tsx";
import { PlacesList } from "./places-list.tsx";
import "#app/features/word-study/styles/scripts.css";
import "#app/features/word-study/styles/word-window.css";
import "#app/features/word-study/styles/word-page.css";

const ENGLISH_SHOWN = 8;

/** One word of the original: what it means, its forms, and every place where it stands. */
export function WordPage({ word }: { word: WordPageData }) {
  return (
    <div className="word-page">
      <div className="word-page-about">
        <About word={word} />
        <Renderings word={word} />
        <BookCounts word={word} />
      </div>
      <PlacesList word={word} />
    </div>
  );
}

function About({ word: { number, entry, forms } }: { word: WordPageData }) {
  const copy = useCopy(wordPageCopy);
  const { strong, strongNone } = useCopy(wordCopy);
  const language = useLanguage();
  const hebrew = number.startsWith("H");
  return (
    <section>
      <p className="word-kicker">
        {hebrew ? copy.hebrew : copy.greek} {number}
      </p>
      <h1>
        <span className="word-form" lang={hebrew ? "he" : "grc"} dir={hebrew ? "rtl" : undefined}>
          {entry.word}
        </span>{" "}
        <span className="word-latin">{entry.latin}</span>
      </h1>
      <p className="word-said">{`${copy.said} ${entry.said}`}</p>
      {entry.own && <p className="word-own">{entry.own[language]}</p>}
      {entry.gloss && (
        <p className="word-gloss" lang="en">
          {entry.gloss}
        </p>
      )}
      <dl className="word-facts">
        <dt>{strong}</dt>
        {entry.strong ? <dd lang="en">{entry.strong}</dd> : <dd>{strongNone}</dd>}
        {entry.from && (
          <>
            <dt>{copy.from}</dt>
            <dd lang="en">{entry.from}</dd>
          </>
        )}
        {entry.usage && (
          <>
            <dt>{copy.usage}</dt>
            <dd lang="en">{entry.usage}</dd>
          </>
        )}
        {entry.parts.length > 1 && (
          <>
            <dt>{copy.parts}</dt>
            <dd lang="en">{entry.parts.map(([key, gloss]) => `${key}: ${gloss}`).join("; ")}</dd>
          </>
        )}
      </dl>
      <Articles number={number} articles={entry.articles} />
      <FormsTable forms={forms} hebrew={hebrew} />
    </section>
  );
}

/** How the KJV has it, the commonest first. */
function Renderings({ word: { renderings, total } }: { word: WordPageData }) {
  const copy = useCopy(wordPageCopy);
  const language = useLanguage();
  if (total === 0) return null;
  const untranslated = total - renderings.reduce((sum, [, count]) => sum + count, 0);
  const rows = renderings.map(([name, count]) => ({ name, count, lang: "en" }));
  const most = Math.max(rows[0]?.count ?? 1, untranslated);
  const rest = rows.slice(ENGLISH_SHOWN);
  return (
    <section>
      <h2>{copy.translated}</h2>
      <CountBars
        rows={[
          ...rows.slice(0, ENGLISH_SHOWN),
          ...(untranslated > 0 ? [{ name: copy.notTranslated, count: untranslated }] : []),
        ]}
        most={most}
      />
      {rest.length > 0 && (
        <details>
          <summary>{copy.moreEnglish(rest.length.toLocaleString(language))}</summary>
          <CountBars rows={rest} most={most} />
        </details>
      )}
      <p className="word-note">{copy.translatedNote}</p>
    </section>
  );
}
