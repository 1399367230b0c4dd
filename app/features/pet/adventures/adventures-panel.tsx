import { Link } from "@remix-run/react";
import { PlaceDrawing } from "#app/features/pet/art/place-drawing.tsx";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { difficultyOf } from "#app/features/pet/model/adventures.ts";
import type { AdventureKey } from "#app/features/pet/model/catalog-adventures.ts";
import type { Adventure } from "#app/features/pet/model/outings.ts";
import { usePet } from "#app/features/pet/state/pet-context.tsx";
import { PetForm } from "#app/features/pet/state/pet-form.tsx";
import { useScenes } from "#app/features/pet/state/use-words.tsx";
import { Coin } from "#app/features/wallet/coin.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/features/pet/album/pet-rows.css";

export const placePath = (key: string): string => `/pet/adventures?place=${key}`;

/** AD1-AD4: the places that are open today. */
export function AdventuresPanel({ onGo }: { onGo: (key: string) => void }) {
  const copy = useCopy(petCopy).adventures;
  const { adventures, pet } = usePet().actions.state;
  if (!pet) return null;
  if (adventures.length === 0) return <p className="pet-foot">{copy.none}</p>;
  return (
    <>
      <p className="pet-energy">
        <span>
          {copy.takes.before}
          <b>{copy.takes.energy}</b>
          {copy.takes.after}
        </span>
        <b>{copy.energy(pet.energy)}</b>
      </p>
      <ul className="pet-rows">
        {adventures.map((adventure) => (
          <AdventureRow key={adventure.id} adventure={adventure} onGo={onGo} />
        ))}
      </ul>
      <p className="pet-foot">{copy.half}</p>
    </>
  );
}

const LEVELS = ["easy", "medium", "hard", "extreme"] as const;

function AdventureRow({ adventure, onGo }: { adventure: Adventure; onGo: (key: string) => void }) {
  const copy = useCopy(petCopy).adventures;
  const key = adventure.adventureKey as AdventureKey;
  const scene = useScenes()(key);
  const difficulty = difficultyOf(adventure.difficultyLevel);
  const hills = LEVELS.indexOf(difficulty);
  return (
    <li className="pet-row">
      <span className="pet-row-picture">
        <PlaceDrawing place={key} />
      </span>
      <h2>{scene.name}</h2>
      <p className="pet-row-about">
        <span>
          <span className="hills" aria-hidden="true">
            {LEVELS.map((level, at) => (
              <i key={level} className={at <= hills ? "on" : undefined} />
            ))}
          </span>
          {copy.labels[difficulty]}
        </span>
        {adventure.status === "completed" ? (
          <span>{copy.tomorrow}</span>
        ) : (
          <>
            <span>{copy.odds(adventure.successRate)}</span>
            <span className="coin">
              <Coin />
              {adventure.rewards.coins}
            </span>
          </>
        )}
      </p>
      {adventure.status === "available" ? (
        <PetForm
          fields={{ intent: "adventure.start", adventureId: adventure.id }}
          act={{ intent: "adventure.start", adventureId: adventure.id }}
          onDone={() => onGo(key)}
        >
          <Button type="submit" variant="quiet" aria-label={copy.startAt(scene.name)}>
            {copy.start}
          </Button>
        </PetForm>
      ) : (
        <Link to={placePath(key)} className="btn btn-quiet">
          {adventure.status === "in_progress" ? copy.away : copy.visit}
          <span className="sr-only">: {scene.name}</span>
        </Link>
      )}
    </li>
  );
}
