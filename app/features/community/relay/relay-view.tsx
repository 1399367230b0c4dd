import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { timeOf } from "#app/features/community/parts/time-words.ts";
import { useAct } from "#app/features/community/parts/use-act.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { relayCopy } from "./copy-relay.ts";
import { canConfirm, freeHours, isOver, MAX_HOURS, type Relay, startOf } from "./relay.ts";
import "./relay.css";

type ViewProps = { request: RequestLine; userId: string; formId: string; now: number; timeZone: string };

/** A day and a night of prayer: asked for and ended by the asker, its hours taken by whoever reads the request. */
export function RelayView(view: ViewProps) {
  const copy = useCopy(relayCopy);
  const { request, now } = view;
  const { relay, state, mine } = request;
  const runs = relay !== null && !isOver(relay, now) ? relay : null;
  const isOpen = state === "open" && request.moderation === "shown" && !request.pastoral;
  if (!runs && !(mine && isOpen)) return null;
  return (
    <Card as="section" className="relay" aria-labelledby="relay">
      <h2 id="relay">{copy.title}</h2>
      {mine && !runs && <OneForm {...view} intent="relay-start" words={copy.ask} hint={copy.askHint} />}
      {mine && runs && <OneForm {...view} intent="relay-end" words={copy.end} />}
      {!mine && runs && <Hours {...view} relay={runs} />}
    </Card>
  );
}

function OneForm({
  request,
  userId,
  formId,
  intent,
  words,
  hint,
}: ViewProps & { intent: string; words: string; hint?: string }) {
  const act = useAct(request.id, userId);
  const { Form } = act.fetcher;
  return (
    <Form method="post" action={act.action} className="relay-form">
      <input type="hidden" name="id" value={request.id} />
      <input type="hidden" name="formId" value={formId} />
      {hint && <p className="hint">{hint}</p>}
      <Button type="submit" name="intent" value={intent} variant="quiet" busy={act.pending !== null}>
        {words}
      </Button>
    </Form>
  );
}

function Hours({ relay, ...view }: ViewProps & { relay: Relay }) {
  const copy = useCopy(relayCopy);
  const mine = relay.taken.filter((one) => one.mine);
  const free = freeHours(relay, view.now);
  return (
    <>
      {mine.length > 0 && (
        <>
          <h3>{copy.mine}</h3>
          <ul className="relay-mine">
            {mine.map(({ hour, prayed }) => (
              <MyHour key={hour} {...view} relay={relay} hour={hour} prayed={prayed} />
            ))}
          </ul>
        </>
      )}
      {mine.length >= MAX_HOURS ? (
        <p className="hint">{copy.most}</p>
      ) : (
        <>
          <p className="hint">{free.length > 0 ? copy.free : copy.none}</p>
          <div className="relay-free">
            {free.map((hour) => (
              <FreeHour key={hour} {...view} relay={relay} hour={hour} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

type HourProps = ViewProps & { relay: Relay; hour: number };

function FreeHour({ request, userId, relay, hour, now, timeZone }: HourProps) {
  const copy = useCopy(relayCopy);
  const language = useLanguage();
  const act = useAct(request.id, userId);
  const { Form } = act.fetcher;
  const time = timeOf(startOf(relay, hour), { now, timeZone, language });
  return (
    <Form method="post" action={act.action}>
      <input type="hidden" name="id" value={request.id} />
      <input type="hidden" name="hour" value={hour} />
      <Button
        type="submit"
        name="intent"
        value="hour-take"
        variant="quiet"
        busy={act.pending !== null}
        aria-label={copy.take(time)}
      >
        {time}
      </Button>
    </Form>
  );
}

/** One's own hour, from now on or behind one. */
export function MyHour({
  request,
  userId,
  relay,
  hour,
  prayed,
  now,
  timeZone,
}: HourProps & { prayed: boolean }) {
  const copy = useCopy(relayCopy);
  const language = useLanguage();
  const act = useAct(request.id, userId);
  const { Form } = act.fetcher;
  const start = startOf(relay, hour);
  return (
    <li>
      <span>
        {copy.at(timeOf(start, { now, timeZone, language }))}
        {prayed && `. ${copy.done}`}
      </span>
      {!prayed && (
        <Form method="post" action={act.action} className="relay-acts">
          <input type="hidden" name="id" value={request.id} />
          <input type="hidden" name="hour" value={hour} />
          {canConfirm(start, now) && (
            <Button type="submit" name="intent" value="hour-prayed" busy={act.pending === "hour-prayed"}>
              {copy.prayed}
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value="hour-back"
            variant="bare"
            busy={act.pending === "hour-back"}
          >
            {copy.back}
          </Button>
        </Form>
      )}
    </li>
  );
}
