import dog from "#app/ui/art/pet-dog-happy.svg?no-inline";
import { ButtonLink } from "#app/ui/button.tsx";
import { RoomPage } from "#app/ui/page.tsx";

/** What each plan will cost, until it can be bought here (PR2-PR4). */
export function PlansSoon() {
  return (
    <RoomPage
      title="Plans open soon"
      text="Free is open now: eight messages a day, no card needed. Fifty messages for $3.95, and Premium with unlimited messages for $9.95 a month, can be bought here before long."
      actions={
        <ButtonLink to="/chatbot" large>
          Open the companion
        </ButtonLink>
      }
      picture={<img src={dog} alt="" className="w-[min(14rem,46vw,26vh)]" />}
    />
  );
}
