import { communityCopy } from "#app/features/community/copy.ts";
import { whenOf } from "#app/features/community/parts/time-words.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { relayCopy } from "./copy-relay.ts";
import { heldHours, hourState, RELAY_HOURS, type Relay } from "./relay.ts";
import "./relay.css";

type BarProps = { relay: Relay; now: number; timeZone: string };

/** The 24 hours, those that are held in prayer and those that are not; no names. */
export function RelayBar({ relay, now, timeZone }: BarProps) {
  const copy = useCopy(relayCopy);
  const { today } = useCopy(communityCopy);
  const language = useLanguage();
  const hours = Array.from({ length: RELAY_HOURS }, (_, hour) => hour);
  const time = whenOf(relay.startsAt, { now, timeZone, language }, today);
  return (
    <div className="relay-bar">
      <span className="relay-cells" aria-hidden="true">
        {hours.map((hour) => (
          <i key={hour} className={`relay-${hourState(relay, hour, now)}`} />
        ))}
      </span>
      <small>
        {copy.held(heldHours(relay, now))}
        {now < relay.startsAt && `. ${copy.begins(time)}`}
      </small>
    </div>
  );
}
