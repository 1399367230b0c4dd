import { PetDrawing } from "#app/features/pet/art/drawing.tsx";
import { SetVerse } from "#app/features/pet/care/quiet-panels.tsx";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { EVOLVING, type GrownKind } from "#app/features/pet/model/catalog.ts";
import { type Evolution, evolutionOf } from "#app/features/pet/model/catalog-evolutions.ts";
import { canEvolve, evolutionProgress } from "#app/features/pet/model/evolution.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import { pathOf } from "#app/features/pet/state/page.ts";
import { usePet } from "#app/features/pet/state/pet-context.tsx";
import { PetForm } from "#app/features/pet/state/pet-form.tsx";
import { useEvolutionWords, useTypeName } from "#app/features/pet/state/use-words.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { StatBar } from "#app/ui/layout/progress.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./pet-evolution.css";

export const CONFIRM_PATH = "/pet/evolution?step=confirm";
/** What an address asks for; `changed` is where the form leads that was sent without script. */
export type Step = "confirm" | "changed" | null;

/** Whoever stood before the question sees what has become of it, once it has come true and not before. */
export const hasChanged = (step: Step, pet: Pet): boolean =>
  step !== null && evolutionOf(pet.petTypeId) === null;

/** EV1-EV4 */
export function EvolutionPanel({ step }: { step: Step }) {
  const copy = useCopy(petCopy).evolution;
  const { pet } = usePet().actions.state;
  if (!pet) return null;
  const way = evolutionOf(pet.petTypeId);
  if (!way) {
    return hasChanged(step, pet) ? (
      <Changed pet={pet} />
    ) : (
      <div className="calm">
        <div>
          <h2>{copy.grown(pet.petName)}</h2>
          <p>{copy.grownText}</p>
        </div>
      </div>
    );
  }
  const ready = canEvolve(pet, way);
  return step === "confirm" && ready ? (
    <Confirm pet={pet} way={way} />
  ) : (
    <TheWay pet={pet} way={way} ready={ready} />
  );
}

type WayProps = { pet: Pet; way: Evolution };

function TwoForms({ way, under }: { way: Evolution; under: [string, string] }) {
  const _copy = useCopy(petCopy);
  const { growth } = usePet().page;
  const name = useTypeName();
  return (
    <div className="two-forms">
      <div>
        <PetDrawing markup={growth?.small ?? ""} />
        <b>{name(way.basePetTypeId)}</b>
        <span>{under[0]}</span>
      </div>
      <Icon name="arrow-right" />
      <div>
        <PetDrawing markup={growth?.grown ?? ""} />
        <b>{name(way.evolvedPetTypeId)}</b>
        <span>{under[1]}</span>
      </div>
    </div>
  );
}

function TheWay({ pet, way, ready }: WayProps & { ready: boolean }) {
  const about = useEvolutionWords();
  const words = useCopy(petCopy);
  const copy = words.evolution;
  const percent = evolutionProgress(pet, way);
  return (
    <>
      <TwoForms way={way} under={[copy.now, copy.oneDay]} />
      <div className="growth">
        <StatBar
          label={copy.level}
          tone="plum"
          value={pet.level}
          max={way.requiredLevel}
          words={copy.ofWhole(pet.level, way.requiredLevel)}
        />
        <StatBar
          label={words.stats.happiness}
          tone="plum"
          value={pet.happiness}
          max={way.requiredHappiness}
          words={copy.ofWhole(pet.happiness, way.requiredHappiness)}
        />
      </div>
      <div className="growth-sum">
        <StatBar label={copy.together} tone="plum" value={percent} words={copy.way(percent)} />
      </div>
      {ready ? (
        <ButtonLink to={CONFIRM_PATH}>{copy.evolve}</ButtonLink>
      ) : (
        <Button disabled>{copy.evolve}</Button>
      )}
      <p className="pet-foot">
        {about(way.evolvedPetTypeId)} {ready ? copy.ready : copy.notYet}
      </p>
    </>
  );
}

/** EV2: asked once more, for it is for good. */
function Confirm({ pet, way }: WayProps) {
  const copy = useCopy(petCopy).evolution;
  const { busy } = usePet().actions;
  return (
    <>
      <TwoForms
        way={way}
        under={[copy.atLevel(pet.level), copy.atLevel(Math.min(100, pet.level + EVOLVING.levels))]}
      />
      <h2 className="evolution-question" data-follows>
        {copy.question(pet.petName)}
      </h2>
      <ul className="for-good">
        {copy.forGood.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
      <div className="pet-acts">
        <PetForm fields={{ intent: "evolve", confirm: "yes" }}>
          <Button type="submit" busy={busy}>
            {copy.yes}
          </Button>
        </PetForm>
        <ButtonLink to={pathOf("evolution")} variant="quiet">
          {copy.no}
        </ButtonLink>
      </div>
    </>
  );
}

function Changed({ pet }: { pet: Pet }) {
  const words = useCopy(petCopy);
  const copy = words.evolution;
  const { verses } = usePet().page;
  const type = useTypeName()(pet.petTypeId);
  const about = useEvolutionWords();
  return (
    <div className="calm">
      <div role="status">
        <h2 className="evolution-changed" data-follows>
          {copy.changed(pet.petName)}
        </h2>
        <p>{about(pet.petTypeId as GrownKind)}</p>
        <p>{copy.changedText(type, pet.level, pet.happiness)}</p>
      </div>
      {verses.grown && <SetVerse verse={verses.grown} />}
      <div className="pet-acts">
        <ButtonLink to={pathOf("care")}>{copy.home}</ButtonLink>
      </div>
    </div>
  );
}
