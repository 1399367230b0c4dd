import { journeyCopy } from "#app/features/journey/copy.ts";
import type { AnniversaryLine } from "#app/features/journey/model/entry.ts";
import { JOURNEY_PATH } from "#app/features/journey/paths.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./anniversary.css";

/** M4: what the member wrote on this day of an earlier year. */
export function AnniversaryCard({ anniversary }: { anniversary: AnniversaryLine }) {
  const copy = useCopy(journeyCopy);
  const { kind, title, body, years } = anniversary;
  return (
    <Card as="section" className="hub-anniversary" aria-labelledby="anniversary">
      <h2 id="anniversary">{copy.anniversary.title(years)}</h2>
      <p dir="auto">
        <b>{copy.kinds[kind]}</b>
        {[title, body].filter(Boolean).map((text) => `. ${text}`)}
      </p>
      <a href={JOURNEY_PATH}>{copy.anniversary.open}</a>
    </Card>
  );
}
