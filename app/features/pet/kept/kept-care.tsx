import { CARE, CARE_ACTIONS } from "#app/features/pet/model/catalog.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { giveCare, useKeptCare } from "./care-outbox.tsx";
import { keptCareCopy } from "./copy.ts";
import { againstHere, type KeptPet, petHere } from "./kept.ts";
import { CareNotes } from "./kept-care-notes.tsx";

type Props = {
  pet: KeptPet;
  userId: string;
  /** The three values, in words. */
  stats(happiness: number, health: number, energy: number): string;
};

/** PT8-PT10, M9: a pet that is cared for without a network; the server judges it when it is back. */
export function KeptCare({ pet, userId, stats }: Props) {
  const copy = useCopy(keptCareCopy);
  const here = useKeptCare(userId);
  // what was kept before care was possible here is a picture alone
  const isKnown = pet.id !== undefined;
  const now = isKnown ? petHere(pet, here.waiting, Date.now()) : pet;
  return (
    <>
      <p>{stats(now.happiness, now.health, now.energy)}</p>
      {isKnown && (
        <>
          <p>{copy.text}</p>
          <div className="device-acts">
            {CARE_ACTIONS.map((careAction) => {
              const against = againstHere(now, careAction);
              return (
                <Button
                  key={careAction}
                  variant="quiet"
                  disabled={against !== null}
                  onClick={() =>
                    giveCare(userId, pet, careAction, copy.what(copy.careActions[careAction], pet.name))
                  }
                >
                  {copy.careActions[careAction]} (
                  {(against && copy.here[against]) ?? copy.costs(CARE[careAction].coins)})
                </Button>
              );
            })}
          </div>
        </>
      )}
      <CareNotes here={here} />
    </>
  );
}
