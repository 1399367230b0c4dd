import spill from "#app/ui/art/activities/object-spill.svg?no-inline";
import door from "#app/ui/art/objects/object-door.svg?no-inline";
import cat from "#app/ui/art/pets/pet-cat-neutral.svg?no-inline";
import turtle from "#app/ui/art/pets/pet-turtle-happy.svg?no-inline";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { RoomPage } from "#app/ui/layout/page.tsx";
import { errorCopy } from "#app/ui/words/error-copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";

const reload = () => location.reload();
/** The same address anew: what a form sent does not travel again. */
const openAnew = () => location.assign(location.pathname);

/** The lowest rank that may enter (P3), or the role of its own. */
export type ClosedRoomOf = "admin" | "moderator" | "pastoral";

type ErrorPageProps = {
  /** HTTP's; 500 for what is no answer of the server. */
  status: number;
  /** Whose a closed room is. */
  room?: ClosedRoomOf;
};

/** In place of a page that cannot be shown. */
export default function ErrorPage({ status, room = "moderator" }: ErrorPageProps) {
  if (status === 404) return <NotFound />;
  if (status === 403) return <ClosedRoom room={room} />;
  if (status === 409) return <AnothersPage />;
  if (status === 429) return <ErrorPanel of="tooFast" />;
  return <ErrorPanel />;
}

type PanelProps = {
  /** Try Again loads the page anew unless told what else to try. */
  onRetry?: () => void;
  /** Whose words: GS2 and GS4, GS3 on the hub of games, or those for too many requests in a minute. */
  of?: "wrong" | "gamification" | "tooFast";
};

/** The page for a bug or an outage (GS2-GS4). */
export function ErrorPanel({ onRetry = reload, of = "wrong" }: PanelProps) {
  const copy = useCopy(errorCopy);
  return (
    <RoomPage
      title={copy[of].title}
      text={copy[of].text}
      actions={
        <>
          <Button large icon="rotate-cw" onClick={onRetry}>
            {copy[of].action}
          </Button>
          <ButtonLink large variant="bare" to="/" reloadDocument>
            {copy.home}
          </ButtonLink>
        </>
      }
      picture={
        <>
          <img src={cat} alt="" className="w-[min(14rem,42vw,24vh)]" />
          <img src={spill} alt="" className="w-[min(11rem,36vw,19vh)]" />
        </>
      }
    />
  );
}

/** P3: a page for a higher rank. */
function ClosedRoom({ room }: { room: ClosedRoomOf }) {
  const { closed, home } = useCopy(errorCopy);
  return (
    <RoomPage
      kicker={closed.kicker}
      {...closed[room]}
      actions={
        <ButtonLink large to="/welcome" reloadDocument>
          {home}
        </ButtonLink>
      }
      picture={<img src={door} alt="" className="w-[min(18rem,58vw,32vh)]" />}
    />
  );
}

/** Two tabs, two people: this page was drawn for the one who is not signed in any more. */
function AnothersPage() {
  const { another } = useCopy(errorCopy);
  return (
    <RoomPage
      kicker={another.kicker}
      title={another.title}
      text={another.text}
      actions={
        <Button large icon="rotate-cw" onClick={openAnew}>
          {another.action}
        </Button>
      }
      picture={<img src={door} alt="" className="w-[min(18rem,58vw,32vh)]" />}
    />
  );
}

/** The page for an address that is not there. */
function NotFound() {
  const { missing, home } = useCopy(errorCopy);
  return (
    <RoomPage
      {...missing}
      actions={
        <ButtonLink large to="/">
          {home}
        </ButtonLink>
      }
      picture={
        <>
          <img src={door} alt="" className="w-[min(18rem,58vw,32vh)]" />
          <img src={turtle} alt="" className="-ms-4 w-[min(10rem,32vw,17vh)]" />
        </>
      }
    />
  );
}
