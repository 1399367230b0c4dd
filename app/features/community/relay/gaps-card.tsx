import { Link } from "@remix-run/react";
import { timeOf } from "#app/features/community/parts/time-words.ts";
import { requestPath } from "#app/features/community/paths.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { relayCopy } from "./copy-relay.ts";
import type { Gap } from "./relay.ts";
import "./relay.css";

/** Hours of the day that nobody has, offered to whoever is awake then. */
export function GapsCard({ gaps, now, timeZone }: { gaps: Gap[]; now: number; timeZone: string }) {
  const { gaps: copy, at } = useCopy(relayCopy);
  const language = useLanguage();
  if (gaps.length === 0) return null;
  return (
    <Card as="section" className="relay" aria-labelledby="relay-gaps">
      <h2 id="relay-gaps">{copy.title}</h2>
      <p>{copy.text}</p>
      <ul>
        {gaps.map(({ requestId, start, name }) => (
          <li key={requestId}>
            <Link className="request-open" to={requestPath(requestId)}>
              {copy.line(name)}. {at(timeOf(start, { now, timeZone, language }))}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
