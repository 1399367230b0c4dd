import { groupsCopy } from "#app/features/groups/copy.ts";
import { useGroupRoom } from "#app/features/groups/live/use-group-room.tsx";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Who else has the group open now, and which reading; the page reads again when something changes. */
export function HereNow({ slug, reading }: { slug: string; reading: number | null }) {
  const copy = useCopy(groupsCopy).here;
  const here = useGroupRoom(slug, reading);
  if (here === null) return null;
  const said = (at: number | null) => (at === null ? null : at === reading ? copy.same : copy.reads(at + 1));
  return (
    <section className="group-here" aria-label={copy.title} aria-live="polite">
      {here.length === 0 && <small>{copy.nobody}</small>}
      {here.slice(0, 6).map((one) => (
        <span key={one.handle} className="group-person">
          <Avatar name={one.name} colorKey={one.handle} size="small" />
          <span>
            <b dir="auto">{one.name}</b>
            {said(one.reading) && <small>{said(one.reading)}</small>}
          </span>
        </span>
      ))}
      {here.length > 6 && <small>{`+${here.length - 6}`}</small>}
    </section>
  );
}
