import { communityCopy } from "#app/features/community/copy.ts";
import { CommunityNav } from "#app/features/community/parts/community-nav.tsx";
import { dayOf, whenOf } from "#app/features/community/parts/time-words.ts";
import { COMMUNITY_PATH } from "#app/features/community/paths.ts";
import { friendsCopy } from "#app/features/friends/copy.ts";
import { THINGS } from "#app/features/friends/model/limits.ts";
import type { AskedLine, FriendsPage } from "#app/features/friends/page.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { AskCard } from "./ask-card.tsx";
import { FriendCard } from "./friend-card.tsx";
import { FriendForm } from "./friend-form.tsx";
import { LinkCard } from "./link-card.tsx";
import "#app/features/community/community.css";
import "./friends.css";

/** Who is a friend, who asks to be, and how somebody is asked. */
export function FriendsView({ page, userId }: { page: FriendsPage; userId: string }) {
  const copy = useCopy(friendsCopy);
  const { friends, asked, verses, now, timeZone } = page;
  return (
    <div className="community">
      <header>
        <h1>{copy.title}</h1>
        <p className="community-intro">{copy.intro}</p>
      </header>
      <CommunityNav current="friends" />
      <div className="community-columns">
        <div className="wall-list">
          {asked.map((one) => (
            <Asked key={one.id} asked={one} userId={userId} />
          ))}
          <Received page={page} />
          <section className="wall-list" aria-labelledby="friends-list">
            <h2 id="friends-list">{copy.list.title}</h2>
            {friends.length === 0 && (
              <Card>
                <EmptyState {...copy.list.none} picture={<Drawing name="chairs" size={132} />} />
              </Card>
            )}
            {friends.length > 0 && (
              <ButtonLink to={`${COMMUNITY_PATH}?show=friends`} variant="quiet">
                {copy.list.requests}
              </ButtonLink>
            )}
            {friends.map((friend) => (
              <FriendCard key={friend.id} friend={friend} verses={verses} userId={userId} />
            ))}
          </section>
          <Choose page={page} userId={userId} />
        </div>
        <div className="wall-list">
          <AskCard userId={userId} handle={page.me.handle} />
          <LinkCard links={page.links} userId={userId} formId={page.formId} now={now} timeZone={timeZone} />
          <Asking page={page} userId={userId} />
        </div>
      </div>
    </div>
  );
}

function Asked({ asked, userId }: { asked: AskedLine; userId: string }) {
  const copy = useCopy(friendsCopy);
  const { id, name, handle, word } = asked;
  return (
    <Card as="article" tone="plum" className="request-card" aria-label={copy.asked.title}>
      <header className="request-head">
        <Avatar name={name} colorKey={handle} />
        <div>
          <b dir="auto">{name}</b>
          <small>{copy.asked.title}</small>
        </div>
      </header>
      {word !== "none" && <p className="request-body">{copy.words[word]}</p>}
      <div className="own-buttons">
        <FriendForm userId={userId} intent="accept" fields={{ id }}>
          {({ busy }) => (
            <Button type="submit" busy={busy}>
              {copy.asked.accept}
            </Button>
          )}
        </FriendForm>
        <FriendForm userId={userId} intent="decline" fields={{ id }}>
          {({ busy }) => (
            <>
              <Button type="submit" variant="quiet" busy={busy}>
                {copy.asked.decline}
              </Button>
              <small className="hint">{copy.asked.declineHint}</small>
            </>
          )}
        </FriendForm>
        <FriendForm userId={userId} intent="block" fields={{ id }}>
          {({ busy }) => (
            <Button type="submit" variant="bare" busy={busy}>
              {copy.block(name)}
            </Button>
          )}
        </FriendForm>
      </div>
    </Card>
  );
}

function Asking({ page, userId }: { page: FriendsPage; userId: string }) {
  const { asking } = useCopy(friendsCopy);
  if (page.asking.length === 0) return null;
  return (
    <section className="me-kept" aria-labelledby="friends-asking">
      <h2 id="friends-asking">{asking.title}</h2>
      <ul>
        {page.asking.map(({ id, name, handle }) => (
          <li key={id}>
            <span dir="auto">
              {name} <small>{handle}</small>
              <br />
              <small>{asking.waits}</small>
            </span>
            <FriendForm userId={userId} intent="take-back" fields={{ id }}>
              {({ busy }) => (
                <Button type="submit" variant="quiet" busy={busy}>
                  {asking.back}
                </Button>
              )}
            </FriendForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Received({ page }: { page: FriendsPage }) {
  const { received } = useCopy(friendsCopy);
  const { today } = useCopy(communityCopy);
  const language = useLanguage();
  const moment = { now: page.now, timeZone: page.timeZone, language };
  const [newest, ...rest] = page.received;
  if (!newest) return null;
  return (
    <Card as="section" tone="amber" className="request-card" aria-labelledby="friends-received">
      <h2 id="friends-received">{received.title}</h2>
      <blockquote className="friend-verse">
        {newest.text && <p>{newest.text}</p>}
        <footer>
          {newest.reference}. {received.from(newest.name, whenOf(newest.at, moment, today))}
        </footer>
      </blockquote>
      {rest.map((line) => (
        <small key={line.id}>
          {line.reference}. {received.from(line.name, dayOf(line.at, moment))}
        </small>
      ))}
    </Card>
  );
}

function Choose({ page, userId }: { page: FriendsPage; userId: string }) {
  const { choose } = useCopy(friendsCopy);
  const offered = THINGS.filter((thing) => thing !== "daniel" || page.offersDaniel);
  return (
    <Card as="section" className="request-card" aria-labelledby="friends-choose">
      <h2 id="friends-choose">{choose.title}</h2>
      <p className="hint">{choose.text}</p>
      <FriendForm userId={userId} intent="choose" className="own-form">
        {({ busy }) => (
          <>
            {offered.map((thing) => (
              <Checkbox
                key={thing}
                name={thing}
                value="on"
                label={choose.things[thing]}
                defaultChecked={page.choices[thing]}
              />
            ))}
            <Button type="submit" variant="quiet" busy={busy}>
              {choose.save}
            </Button>
          </>
        )}
      </FriendForm>
    </Card>
  );
}
