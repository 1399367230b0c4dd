import { petCopy } from "#app/features/pet/copy/copy.ts";
import { BAR_ABOVE, TRAINING_MS } from "#app/features/pet/model/catalog.ts";
import type { TrainingKey } from "#app/features/pet/model/catalog-adventures.ts";
import type { Training } from "#app/features/pet/model/outings.ts";
import { capped, type Pet } from "#app/features/pet/model/rules.ts";
import { usePet } from "#app/features/pet/state/pet-context.tsx";
import { PetForm } from "#app/features/pet/state/pet-form.tsx";
import { Coin } from "#app/features/wallet/coin.tsx";
import { balanceCopy } from "#app/features/wallet/copy-balance.ts";
import play from "#app/ui/art/activities/object-play.svg?no-inline";
import sandals from "#app/ui/art/activities/object-sandals.svg?no-inline";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/features/pet/album/pet-rows.css";

const objects: Record<TrainingKey, DrawingName | "play" | "sandals"> = {
  fetch: "play",
  long_way: "sandals",
  be_still: "candle",
  songs: "kite",
  shared_meal: "bowl",
  lantern: "lantern",
};
const files = { play, sandals };

/** TR1, TR2: what it would add stands as a pale length on the bar. */
export function TrainingPanel() {
  const copy = useCopy(petCopy).training;
  const { trainings, pet } = usePet().actions.state;
  if (!pet) return null;
  if (trainings.length === 0) return <p className="pet-foot">{copy.none}</p>;
  return (
    <>
      <ul className="pet-rows">
        {trainings.map((training) => (
          <TrainingRow key={training.id} training={training} pet={pet} />
        ))}
      </ul>
      <p className="pet-foot">{copy.foot}</p>
    </>
  );
}

const tone = (value: number) => (value > BAR_ABOVE.good ? "high" : value > BAR_ABOVE.fair ? "mid" : "low");

function TrainingRow({ training, pet }: { training: Training; pet: Pet }) {
  const words = useCopy(petCopy);
  const copy = words.training;
  const key = training.trainingKey as TrainingKey;
  const name = copy.names[key] ?? training.trainingType;
  const stat = training.statTargeted;
  const from = pet[stat];
  const to = capped(from + training.improvementAmount);
  const object = objects[key];
  return (
    <li className="pet-row pet-row-training">
      <span className="pet-row-picture">
        {object === "play" || object === "sandals" ? (
          <img src={files[object]} alt="" width="52" height="52" />
        ) : (
          <Drawing name={object ?? "candle"} size={52} />
        )}
      </span>
      <h2>{name}</h2>
      <div className="pet-row-about training-gain">
        <span>{words.stats[stat]}</span>
        <span>{training.status === "completed" ? words.of(from) : copy.change(from, to)}</span>
        <span className="gain-bar" aria-hidden="true">
          {training.status !== "completed" && (
            <i className={`bar-${tone(to)} gain-ghost`} style={{ inlineSize: `${to}%` }} />
          )}
          <i className={`bar-${tone(from)}`} style={{ inlineSize: `${from}%` }} />
        </span>
      </div>
      <TrainingAction training={training} name={name} full={from >= 100} />
    </li>
  );
}

type TrainingActionProps = { training: Training; name: string; full: boolean };

function TrainingAction({ training, name, full }: TrainingActionProps) {
  const words = useCopy(petCopy);
  const copy = words.training;
  const balance = useCopy(balanceCopy);
  const { actions, now } = usePet();
  if (training.status === "completed") return <span className="training-done">{copy.done}</span>;
  if (training.status === "in_progress") {
    const left = Math.ceil(((training.finishesAt ?? now) - now) / 1000);
    return (
      <>
        <Button variant="quiet" busy>
          {Math.max(1, Math.min(TRAINING_MS / 1000, left))} s<span className="sr-only">, {copy.busy}</span>
        </Button>
        <noscript>
          <PetForm fields={{ intent: "training.finish", trainingId: training.id }}>
            <Button type="submit" variant="quiet">
              {copy.finish}
            </Button>
          </PetForm>
        </noscript>
      </>
    );
  }
  const toGo = training.costCoins - actions.state.wallet.coins;
  return (
    <PetForm
      fields={{ intent: "training.start", trainingId: training.id }}
      act={{ intent: "training.start", trainingId: training.id }}
    >
      <Button type="submit" variant="quiet" className={toGo > 0 ? "not-yet" : ""}>
        <span className="coin">
          <Coin />
          {training.costCoins}
          <span className="sr-only"> {balance.coins} </span>
        </span>
        {full ? copy.full : toGo > 0 ? words.shop.toGo(toGo) : copy.train}
        <span className="sr-only">: {name}</span>
      </Button>
    </PetForm>
  );
}
