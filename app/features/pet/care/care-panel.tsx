import { petCopy } from "#app/features/pet/copy/copy.ts";
import { KeptCareNotes } from "#app/features/pet/kept/kept-care-notes.tsx";
import { CARE, CARE_ACTIONS, type CareAction } from "#app/features/pet/model/catalog.ts";
import { STATS } from "#app/features/pet/model/catalog-adventures.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import { pathOf } from "#app/features/pet/state/page.ts";
import { usePet } from "#app/features/pet/state/pet-context.tsx";
import { PetForm } from "#app/features/pet/state/pet-form.tsx";
import { Coin } from "#app/features/wallet/coin.tsx";
import feed from "#app/ui/art/activities/object-feed.svg?no-inline";
import groom from "#app/ui/art/activities/object-groom.svg?no-inline";
import play from "#app/ui/art/activities/object-play.svg?no-inline";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { StatBar } from "#app/ui/layout/progress.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./pet-actions.css";

const pictures: Record<CareAction, string> = { feed, groom, play };

export function PetStats({ pet }: { pet: Pet }) {
  const copy = useCopy(petCopy);
  return (
    <div className="pet-stats">
      {STATS.map((stat) => (
        <StatBar key={stat} label={copy.stats[stat]} value={pet[stat]} />
      ))}
    </div>
  );
}

/** PT8-PT10: the bars, and three things to do; each says what it will do and what it takes (D20). */
export function CarePanel() {
  const copy = useCopy(petCopy);
  const { page, actions } = usePet();
  const { pet } = actions.state;
  if (!pet) return null;
  return (
    <>
      <PetStats pet={pet} />
      <div className="care-actions">
        {CARE_ACTIONS.map((careAction) => (
          <CareForm key={careAction} careAction={careAction} />
        ))}
      </div>
      <KeptCareNotes userId={page.userId} />
      <div className="care-more">
        <ButtonLink to={pathOf("album")} variant="bare" icon="book-open" prefetch="intent">
          {copy.care.album}
        </ButtonLink>
        <PetForm fields={{ intent: "rest", resting: "on" }} act={{ intent: "rest", resting: "on" }}>
          <button type="submit" className="btn btn-bare" title={copy.care.restHint}>
            {copy.care.rest(pet.petName)}
          </button>
        </PetForm>
      </div>
    </>
  );
}

function CareForm({ careAction }: { careAction: CareAction }) {
  const copy = useCopy(petCopy);
  const { coins, change } = CARE[careAction];
  return (
    <PetForm fields={{ intent: careAction }} act={{ intent: careAction }}>
      <button type="submit" className="care-action">
        <img src={pictures[careAction]} alt="" width="60" height="60" />
        <b>{copy.careActions[careAction]}</b>
        <span className="care-gain">
          {STATS.filter((stat) => change[stat] !== 0).map((stat) => (
            <span key={stat}>{copy.gain(change[stat], copy.stats[stat])} </span>
          ))}
        </span>
        {coins > 0 ? (
          <span className="coin">
            <Coin />
            {copy.coins(String(coins))}
          </span>
        ) : (
          <span className="coin care-free">{copy.free}</span>
        )}
      </button>
    </PetForm>
  );
}
