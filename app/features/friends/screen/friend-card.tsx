import { friendsCopy } from "#app/features/friends/copy.ts";
import type { FriendLine, VerseChoice } from "#app/features/friends/page.ts";
import { VisitCard } from "#app/features/friends/visit/visit-card.tsx";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { FriendForm } from "./friend-form.tsx";

type CardProps = { friend: FriendLine; verses: readonly VerseChoice[]; userId: string };

/** A friend with what they have chosen to show, and what one does for them. */
export function FriendCard({ friend, verses, userId }: CardProps) {
  const copy = useCopy(friendsCopy);
  const { id, name, handle } = friend;
  const fields = { id };
  return (
    <Card as="article" className="request-card friend-card" aria-label={name}>
      <header className="request-head">
        <Avatar name={name} colorKey={handle} />
        <div>
          <b dir="auto">{name}</b>
          <small>{handle}</small>
        </div>
      </header>
      <Shown friend={friend} />
      <VisitCard friend={friend} userId={userId} />
      <div className="request-acts">
        <FriendForm userId={userId} intent="pray" fields={fields}>
          {({ busy }) => (
            <Button type="submit" variant="quiet" icon="heart-handshake" busy={busy}>
              {copy.pray}
            </Button>
          )}
        </FriendForm>
        {friend.encouragedToday && <span className="request-prayed">{copy.encourage.today}</span>}
      </div>
      {!friend.encouragedToday && verses.length > 0 && (
        <details className="request-safety">
          <summary>{copy.encourage.open}</summary>
          <FriendForm userId={userId} intent="encourage" fields={fields} className="own-form">
            {({ busy }) => (
              <>
                <Select label={copy.encourage.which} name="verse" defaultValue={verses[0]?.key}>
                  {verses.map(({ key, reference, text }) => (
                    <option key={key} value={key}>
                      {`${reference}: ${text.slice(0, 60)}…`}
                    </option>
                  ))}
                </Select>
                <Button type="submit" busy={busy}>
                  {copy.encourage.send}
                </Button>
              </>
            )}
          </FriendForm>
        </details>
      )}
      <details className="request-safety">
        <summary>{copy.more}</summary>
        <div className="own-buttons friend-more">
          <FriendForm userId={userId} intent="remove" fields={fields}>
            {({ busy }) => (
              <>
                <Button type="submit" variant="quiet" busy={busy}>
                  {copy.remove}
                </Button>
                <small className="hint">{copy.removeHint}</small>
              </>
            )}
          </FriendForm>
          <FriendForm userId={userId} intent="block" fields={fields}>
            {({ busy }) => (
              <>
                <Button type="submit" variant="danger" busy={busy}>
                  {copy.block(name)}
                </Button>
                <small className="hint">{copy.blockHint}</small>
              </>
            )}
          </FriendForm>
        </div>
      </details>
    </Card>
  );
}

function Shown({ friend }: { friend: FriendLine }) {
  const { list } = useCopy(friendsCopy);
  const { types } = useCopy(petCopy);
  const { together, plan, prayed, pet, daniel } = friend;
  const animal = pet ? (types[pet.type as keyof typeof types] ?? null) : null;
  const lines = [
    ...(plan ? [list.plan(plan.title, plan.read, plan.of)] : []),
    ...(prayed === null ? [] : [list.prayed(prayed)]),
    ...(pet && animal ? [list.pet(animal, pet.level)] : []),
    ...(daniel === null ? [] : [list.daniel(daniel)]),
  ];
  if (!together && lines.length === 0) return <p className="hint">{list.nothing}</p>;
  return (
    <div className="friend-shown">
      {together && (
        <>
          <p>{list.together(together.filter(Boolean).length, together.length)}</p>
          <div className="friend-days" aria-hidden="true">
            {together.map((both, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day by its place
              <span key={at} className={both ? "friend-day friend-day-both" : "friend-day"} />
            ))}
          </div>
        </>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
