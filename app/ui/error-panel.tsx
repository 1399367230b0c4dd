import door from "#app/ui/art/object-door.svg?no-inline";
import spill from "#app/ui/art/object-spill.svg?no-inline";
import cat from "#app/ui/art/pet-cat-neutral.svg?no-inline";
import turtle from "#app/ui/art/pet-turtle-happy.svg?no-inline";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { RoomPage } from "#app/ui/page.tsx";

const reload = () => location.reload();

/** The page for a bug or an outage (GS2). Try Again loads the page anew unless told what else to try. */
export function ErrorPanel({ onRetry = reload }: { onRetry?: () => void }) {
  return (
    <RoomPage
      title="Something went wrong"
      text="We're sorry, but something went wrong. Please try refreshing the page."
      actions={
        <>
          <Button large icon="rotate-cw" onClick={onRetry}>
            Try Again
          </Button>
          <ButtonLink large variant="bare" to="/" reloadDocument>
            Back Home
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

/** The page for an address that is not there. */
export function NotFound() {
  return (
    <RoomPage
      kicker="Page not found"
      title="This room is not in the house"
      text="The address may have changed, or was never here. The lamp is still on at home."
      actions={
        <ButtonLink large to="/">
          Back Home
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
