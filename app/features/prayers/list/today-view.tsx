import { Link } from "@remix-run/react";
import { communityCopy } from "#app/features/community/copy.ts";
import { requestPath } from "#app/features/community/paths.ts";
import { prayersCopy } from "#app/features/prayers/copy.ts";
import { idOf, prayedAtOf, type TodayLine } from "#app/features/prayers/page.ts";
import { SESSION_PATH } from "#app/features/prayers/paths.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Today's ten, each in a line, in the order in which they are prayed for. */
export function TodayView({ today }: { today: TodayLine[] }) {
  const copy = useCopy(prayersCopy);
  const done = today.filter((line) => prayedAtOf(line) !== null).length;
  if (today.length === 0) return null;
  return (
    <Card as="section" className="todays-ten" aria-labelledby="todays-ten">
      <div className="todays-head">
        <div>
          <h2 id="todays-ten">{copy.today}</h2>
          <p className="hint">{done === today.length ? copy.todayDone : copy.todayHint}</p>
        </div>
        <ButtonLink to={SESSION_PATH}>{done === today.length ? copy.again : copy.begin}</ButtonLink>
      </div>
      <p className="sr-only">{copy.todayCount(done, today.length)}</p>
      <ol className="todays-lines">
        {today.map((line) => (
          <TodayItem key={idOf(line)} line={line} />
        ))}
      </ol>
    </Card>
  );
}

function TodayItem({ line }: { line: TodayLine }) {
  const copy = useCopy(prayersCopy);
  const isDone = prayedAtOf(line) !== null;
  return (
    <li className={isDone ? "todays-done" : undefined}>
      <span className="todays-mark">
        {isDone && <Icon name="check" />}
        {isDone && <span className="sr-only">{copy.done}. </span>}
      </span>
      {line.kind === "petition" ? (
        <span dir="auto">
          {line.petition.person && <b>{line.petition.person}. </b>}
          {line.petition.body}
        </span>
      ) : (
        <RequestLink line={line} />
      )}
    </li>
  );
}

function RequestLink({ line: { request } }: { line: Extract<TodayLine, { kind: "request" }> }) {
  const { someone } = useCopy(communityCopy);
  return (
    <Link to={requestPath(request.id)} lang={request.language} dir="auto">
      <b>{request.author?.name ?? someone}. </b>
      {request.title || request.body}
    </Link>
  );
}
