import { hubCopy } from "#app/features/home/copy.ts";
import { AccountLink } from "#app/features/home/frame/get-started.tsx";
import { Mood } from "#app/features/pet/art/mood.tsx";
import { widgetCopy } from "#app/features/pet/widget/copy-widget.ts";
import { PetWidget } from "#app/features/pet/widget/pet-widget.tsx";
import type { WidgetPet } from "#app/features/pet/widget/widget.ts";
import { PetRoom } from "#app/ui/art/pet-room.tsx";
import basket from "#app/ui/art/pets/pet-basket.svg?no-inline";
import cat from "#app/ui/art/pets/pet-cat-happy.svg?no-inline";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** PT1-PT3: the member's pet, or the basket that waits for one. Its room is one press away. */
export function PetCard({ pet }: { pet: WidgetPet | null }) {
  return pet ? <PetWidget pet={pet} /> : <NoPetCard />;
}

function NoPetCard() {
  const { pet } = useCopy(hubCopy);
  const copy = useCopy(widgetCopy);
  return (
    <Card as="section" className="hub-pet" aria-label={pet.title}>
      <div className="pet-stage">
        <PetRoom />
        <img src={basket} alt={pet.basket} className="pet-basket" width="176" height="176" />
      </div>
      <div className="hub-pet-words">
        <div className="hub-pet-name">
          <h2>{pet.title}</h2>
          <Mood look="asleep" label={copy.sleepy} />
        </div>
        <p>{pet.text}</p>
        <a href="/pet" className="btn btn-plum">
          {copy.adopt}
        </a>
      </div>
    </Card>
  );
}

/** What a visitor sees in its place. */
export function CompanyCard() {
  const { company, signUp } = useCopy(hubCopy);
  return (
    <Card as="section" className="hub-pet hub-company" aria-label={company.title}>
      <div className="pet-stage">
        <PetRoom />
        <img src={cat} alt={company.cat} className="pet-who" width="130" height="130" />
      </div>
      <div className="hub-pet-words">
        <h2>{company.title}</h2>
        <p>{company.text}</p>
        <AccountLink mode="signup" className="btn btn-quiet">
          {signUp.label}
        </AccountLink>
      </div>
    </Card>
  );
}
