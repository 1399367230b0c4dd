import { Link } from "@remix-run/react";
import { contentKind } from "#app/features/content/kinds.ts";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { contentCopy } from "./copy-content.ts";
import { DOUBTS_PATH, type KindLine, kindPath, WORDS_PATH } from "./page.ts";
import "./content.css";

/** Every kind of content, how much there is of it, and how much was changed. */
export function KindsView({
  kinds,
  doubts,
  words,
}: {
  kinds: readonly KindLine[];
  doubts: number;
  words: number;
}) {
  const copy = useCopy(contentCopy);
  const language = useLanguage();
  return (
    <>
      {doubts > 0 && (
        <p>
          <Link to={DOUBTS_PATH} prefetch="none" className="content-link">
            {copy.doubts.link(doubts)}
          </Link>
        </p>
      )}
      {words > 0 && (
        <p>
          <Link to={WORDS_PATH} prefetch="none" className="content-link">
            {copy.words.link(words)}
          </Link>
        </p>
      )}
      <section aria-labelledby="kinds-title" className="admin-list">
        <h2 id="kinds-title" className="sr-only">
          {copy.kinds}
        </h2>
        <ul className="content-kinds">
          {kinds.map(({ kind, items, changed }) => {
            const { words, changes } = contentKind(kind);
            return (
              <Card as="li" key={kind} className="admin-item">
                <h3>
                  <Link to={kindPath(kind)} prefetch="none" className="content-link">
                    {words[language].name}
                  </Link>
                </h3>
                <p className="admin-meta">{words[language].about}</p>
                <p className="admin-line">
                  <small className="admin-meta">{copy.items(items)}</small>
                  {changes === "never" ? (
                    <Badge>{copy.readOnly}</Badge>
                  ) : (
                    changed > 0 && <Badge tone="plum">{copy.changed(changed)}</Badge>
                  )}
                </p>
              </Card>
            );
          })}
        </ul>
      </section>
    </>
  );
}
