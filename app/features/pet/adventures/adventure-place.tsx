import { useEffect, useRef } from "react";
import { SetVerse } from "#app/features/pet/care/quiet-panels.tsx";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { ADVENTURE } from "#app/features/pet/model/catalog.ts";
import type { AdventureKey } from "#app/features/pet/model/catalog-adventures.ts";
import { NOTE_MAX } from "#app/features/pet/model/memories.ts";
import type { Adventure } from "#app/features/pet/model/outings.ts";
import { pathOf } from "#app/features/pet/state/page.ts";
import { usePet } from "#app/features/pet/state/pet-context.tsx";
import { PetForm } from "#app/features/pet/state/pet-form.tsx";
import { useScenes } from "#app/features/pet/state/use-words.tsx";
import { Coin } from "#app/features/wallet/coin.tsx";
import { Button, ButtonAnchor, ButtonLink } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./pet-adventure.css";

/** One place: on the way there, or what was found. */
export function AdventurePlace({ adventure }: { adventure: Adventure }) {
  const wasHome = useRef(adventure.result !== null);
  return adventure.result ? (
    <Found adventure={adventure} justNow={!wasHome.current} />
  ) : (
    <OnTheWay adventure={adventure} />
  );
}

const STONES = [1, 2, 3, 4, 5] as const;

/** AD2, D26: five seconds by the server's clock; the browser may be closed. */
function OnTheWay({ adventure }: { adventure: Adventure }) {
  const copy = useCopy(petCopy).adventures;
  const scene = useScenes()(adventure.adventureKey as AdventureKey);
  const { actions, now } = usePet();
  const { pet } = actions.state;
  const since = adventure.startedAt === null ? 0 : now - adventure.startedAt;
  const done = Math.max(1, Math.min(5, 1 + Math.floor((since / ADVENTURE.ms) * 5)));
  return (
    <div className="calm">
      <div role="status">
        <h2 data-follows>{copy.going(scene.to)}</h2>
        <p>{copy.goingText(pet?.petName ?? "")}</p>
      </div>
      <div className="stones" role="img" aria-label={copy.stones(done)}>
        {STONES.map((stone) => (
          <i key={stone} className={stone < done ? "on" : stone === done ? "now" : undefined} />
        ))}
      </div>
      <p className="adventure-story">{scene.story}</p>
      <VerseOnTheWay />
      <noscript>
        <PetForm fields={{ intent: "adventure.finish", adventureId: adventure.id }}>
          <Button type="submit" variant="quiet">
            {copy.arrive}
          </Button>
        </PetForm>
      </noscript>
    </div>
  );
}

/** AD3, and what it teaches: the verse word for word, and one question that may be kept. */
function Found({ adventure, justNow }: { adventure: Adventure; justNow: boolean }) {
  const copy = useCopy(petCopy).adventures;
  const key = adventure.adventureKey as AdventureKey;
  const scene = useScenes()(key);
  const { page, actions } = usePet();
  const heading = useRef<HTMLHeadingElement>(null);
  const { result } = adventure;
  useEffect(() => {
    // it came home while this was looked at
    if (justNow) heading.current?.focus();
  }, [justNow]);
  if (!result) return null;
  const verse = page.verses[key];
  const { coins, experience } = result.rewardsEarned;
  return (
    <div className="adventure-found">
      <h2 ref={heading} tabIndex={-1}>
        {result.success ? scene.went.well : scene.went.otherwise}
      </h2>
      <p className="adventure-got">
        <span className="coin">
          <Coin />
          {copy.earned(coins)}
        </span>
        <span>{copy.experience(experience)}</span>
        {actions.state.pet && <span>{copy.energy(actions.state.pet.energy)}</span>}
      </p>
      {!result.success && <p className="adventure-story">{copy.otherwise}</p>}
      <p className="adventure-story">{scene.story}</p>
      {verse && <SetVerse verse={verse} />}
      <VerseOnTheWay />
      <Question adventure={adventure} question={scene.question} />
    </div>
  );
}

/** M7: a verse by heart that is due is a step of any adventure; it is graded and rewarded where verses are. */
function VerseOnTheWay() {
  const { due: copy } = useCopy(petCopy).adventures;
  const { due } = usePet().page;
  if (!due) return null;
  return (
    <section className="adventure-verse" aria-labelledby="adventure-verse-title">
      <h3 id="adventure-verse-title">{copy.title}</h3>
      <p>{copy.text(due.reference)}</p>
      <ButtonAnchor href={due.path} variant="quiet" icon="book-open">
        {copy.start(due.reference)}
      </ButtonAnchor>
    </section>
  );
}

function Question({ adventure, question }: { adventure: Adventure; question: string }) {
  const copy = useCopy(petCopy).adventures;
  const { memories } = usePet().actions.state;
  // the newest of this place is the one that was just made
  const memory = memories.find(({ kind, about }) => kind === "adventure" && about === adventure.adventureKey);
  const home = (
    <ButtonLink to={pathOf("adventures")} variant="quiet">
      {copy.home}
    </ButtonLink>
  );
  if (!memory) return <div className="pet-acts">{home}</div>;
  if (memory.note) {
    return (
      <div className="adventure-kept">
        <h3>{question}</h3>
        <blockquote>{memory.note}</blockquote>
        <p>{copy.kept}</p>
        <div className="pet-acts">{home}</div>
      </div>
    );
  }
  return (
    <PetForm fields={{ intent: "keep", memoryId: memory.id }} className="adventure-ask">
      <label htmlFor="adventure-note">{question}</label>
      <textarea
        id="adventure-note"
        name="note"
        className="input"
        rows={2}
        maxLength={NOTE_MAX}
        required
        placeholder={copy.hint}
        aria-describedby="adventure-note-hint"
      />
      <p id="adventure-note-hint" className="field-hint">
        {copy.private}
      </p>
      <div className="pet-acts">
        <Button type="submit">{copy.keep}</Button>
        {home}
      </div>
    </PetForm>
  );
}
