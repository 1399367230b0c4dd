import { QrCode } from "#app/features/friends/screen/link-card.tsx";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import type { OpenEvening } from "#app/features/groups/evening/page.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { InEvening } from "./evening-form.tsx";
import { Name } from "./people-here.tsx";
import { Press } from "./prayer-round.tsx";
import "#app/features/friends/screen/friends.css";

type GuestsProps = { guests: NonNullable<OpenEvening["guests"]>; of: InEvening };

/** For whoever leads: the invitation with its code, and who has come by it. */
export function GuestsCard({ guests, of }: GuestsProps) {
  const copy = useCopy(eveningCopy).guests;
  const { address } = guests;
  return (
    <Card as="section" className="request-card" aria-labelledby="evening-guests">
      <h2 id="evening-guests">{copy.title}</h2>
      <p className="hint">{guests.mayCome ? copy.text : copy.young}</p>
      {address && (
        <div className="friend-link">
          <QrCode text={address} label={copy.code} />
          <div>
            <p className="friend-address">{address}</p>
            <small>{copy.left(guests.left)}</small>
          </div>
        </div>
      )}
      {guests.mayCome && (
        <div className="own-buttons">
          <Press
            of={of}
            intent="invite"
            words={address ? copy.again : copy.invite}
            quiet={address !== null}
          />
          {address && <Press of={of} intent="uninvite" words={copy.uninvite} quiet />}
        </div>
      )}
      {guests.here.length > 0 && (
        <>
          <h3>{copy.here}</h3>
          <ul className="evening-guests">
            {guests.here.map(({ id, name }) => (
              <li key={id}>
                <span>
                  <Name who={{ name, guest: true }} />
                </span>
                <Press of={of} intent="send-away" fields={{ on: id }} words={copy.sendAway} quiet />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
