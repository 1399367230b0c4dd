import basket from "#app/ui/art/pet-basket.svg?no-inline";
import cat from "#app/ui/art/pet-cat-happy.svg?no-inline";
import { PetRoom } from "#app/ui/art/pet-room.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { hubCopy } from "./copy.ts";
import { AccountLink } from "./get-started.tsx";

/** Where the member's pet will live. Its room is not built yet, and the card says so. */
export function PetCard() {
  const { pet, opensSoon } = useCopy(hubCopy);
  return (
    <Card as="section" className="hub-pet" aria-label={pet.title}>
      <div className="pet-stage">
        <PetRoom />
        <img src={basket} alt={pet.basket} className="pet-basket" width="176" height="176" />
      </div>
      <div className="hub-pet-words">
        <h2>{pet.title}</h2>
        <p>{pet.text}</p>
        <Badge>{opensSoon}</Badge>
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
