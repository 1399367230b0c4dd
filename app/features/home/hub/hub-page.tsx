import { hubCopy } from "#app/features/home/copy.ts";
import { WAY_IN_ID } from "#app/features/home/frame/get-started.tsx";
import { StaticFrame } from "#app/features/home/frame/static-frame.tsx";
import type { HubPage } from "#app/features/home/hub.ts";
import { tilesFor } from "#app/features/home/tiles.ts";
import { AnniversaryCard } from "#app/features/journey/screen/anniversary-card.tsx";
import { useRoomOpen } from "#app/features/rooms/use-room-open.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { CompanyCard, PetCard } from "./pet-card.tsx";
import { PremiumCard } from "./premium-card.tsx";
import { TileView } from "./tile-view.tsx";

/** H1-H20: the home page, a static document (decision 0015). A visitor sees the shell (D1). */
export function HubView({ page }: { page: HubPage }) {
  const { member, today, verse, pet, anniversary } = page;
  const copy = useCopy(hubCopy);
  return (
    <StaticFrame member={member} className="page hub">
      <div className="hub-greeting">
        <div>
          {today && <p className="hub-day">{today}</p>}
          <h1>{member?.firstName ? copy.welcome(member.firstName) : copy.journey}</h1>
        </div>
        {verse && <VerseOfTheDay verse={verse} isMember={member !== null} />}
      </div>
      {anniversary && <AnniversaryCard anniversary={anniversary} />}
      <div className="hub-columns">
        <nav className="hub-tiles" aria-label={copy.places}>
          <ul>
            {tilesFor(member).map((tile) => (
              <TileView key={tile.id} tile={tile} member={member} />
            ))}
          </ul>
          {member && <MinistryLinks />}
        </nav>
        {member ? <PetCard pet={pet} /> : <CompanyCard />}
        <PremiumCard member={member} />
      </div>
      {!member && <SignInPointer />}
    </StaticFrame>
  );
}

/** D4: the tiles of men and women begin a talk; their pages are a line below. */
function MinistryLinks() {
  const copy = useCopy(hubCopy);
  const isOpen = useRoomOpen();
  if (!isOpen("men")) return null;
  return (
    <p className="hub-pages">
      {copy.pages} <a href="/mens-fellowship">{copy.tiles.men.name}</a>
      <a href="/womens-ministry">{copy.tiles.women.name}</a>
    </p>
  );
}

/** H20: what is said when a visitor presses a tile, and what then stands beside it. */
function SignInPointer() {
  const { signInRequired } = useCopy(hubCopy);
  return (
    <>
      <p id={`${WAY_IN_ID}-tip`} role="status" className="sr-only" />
      <template id={`${WAY_IN_ID}-pointer`}>
        <span className="tile-hint" aria-hidden="true">
          <Icon name="mouse-pointer-2" size="small" />
          {signInRequired}
        </span>
      </template>
    </>
  );
}

function VerseOfTheDay({ verse, isMember }: { verse: NonNullable<HubPage["verse"]>; isMember: boolean }) {
  const { readBible, todaysDevotional } = useCopy(hubCopy);
  return (
    <figure className="hub-verse">
      <blockquote className="verse">
        <p>{verse.text}</p>
      </blockquote>
      <figcaption className="verse-source">
        <span className="verse-ref">
          <a className="verse-chapter" href={verse.path}>
            <cite>{verse.reference}</cite>
          </a>{" "}
          <span className="verse-translation">{verse.translation}</span>
        </span>
        {isMember && (
          <a className="verse-chapter" href="/devotional">
            {todaysDevotional}
          </a>
        )}
        <a className="verse-chapter" href="/bible">
          {readBible}
        </a>
      </figcaption>
    </figure>
  );
}
