import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import type { SomeoneHere } from "#app/features/groups/evening/model/round.ts";
import type { PresentMember } from "#app/features/groups/live/group-event.ts";
import type { Connection } from "#app/realtime/live-room.ts";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

const MOST = 12;

type HereProps = {
  here: readonly PresentMember[] | null;
  connection: Connection;
  name: string;
  guest: boolean;
};

/** Who is in the room, oneself first, and whether this phone is connected. */
export function PeopleHere({ here, connection, name, guest }: HereProps) {
  const copy = useCopy(eveningCopy);
  const others = here ?? [];
  return (
    <section className="evening-here" aria-label={copy.here.title}>
      <p className="evening-line" data-line={connection} role="status">
        <i aria-hidden="true" />
        {copy.line[connection]}
      </p>
      <ul>
        <li>
          <Avatar name={name} size="small" />
          <span>
            <span className="sr-only">{copy.here.you(name)}</span>
            <b aria-hidden="true" dir="auto">
              {name}
            </b>
          </span>
          {guest && <Badge tone="amber">{copy.here.guest}</Badge>}
        </li>
        {others.slice(0, MOST).map((one, index) => (
          // a guest has no handle, and may have the name of another
          <li key={one.handle || `guest-${one.name}-${index}`}>
            <Avatar name={one.name} {...(one.handle && { colorKey: one.handle })} size="small" />
            <Name who={{ name: one.name, guest: one.handle === "" }} />
          </li>
        ))}
      </ul>
      {here !== null && others.length === 0 && <small>{copy.here.alone}</small>}
      {others.length > MOST && <small>{copy.here.more(others.length - MOST)}</small>}
    </section>
  );
}

/** Somebody's name; a guest's is always marked. */
export function Name({ who }: { who: SomeoneHere }) {
  const { here } = useCopy(eveningCopy);
  if (!who) return <b>{here.someone}</b>;
  return (
    <>
      <b dir="auto">{who.name}</b>
      {who.guest && (
        <>
          {" "}
          <Badge tone="amber">{here.guest}</Badge>
        </>
      )}
    </>
  );
}
