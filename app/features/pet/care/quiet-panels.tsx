import { Link, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { VerseText } from "#app/features/bible/verse-text.tsx";
import { ItemDrawing } from "#app/features/pet/art/drawing.tsx";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { caredForSince } from "#app/features/pet/model/rules.ts";
import type { PlacedVerse } from "#app/features/pet/model/scenes.ts";
import { usePet } from "#app/features/pet/state/pet-context.tsx";
import { PetForm } from "#app/features/pet/state/pet-form.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { PetStats } from "./care-panel.tsx";
import "#app/features/bible/scripture.css";
import "./pet-quiet.css";

/** Scripture is set, never boxed; its name leads to the chapter. */
export function SetVerse({ verse }: { verse: PlacedVerse }) {
  return (
    <figure className="set-verse">
      <blockquote className="verse">
        <VerseText verse={verse} />
      </blockquote>
      <figcaption className="verse-source">
        <Link to={verse.path} className="verse-ref" reloadDocument>
          <Icon name="book-open" size="small" />
          <cite>{verse.reference}</cite> <span className="verse-translation">{verse.translation}</span>
        </Link>
      </figcaption>
    </figure>
  );
}

/** Rest: nothing falls until the member is back. */
export function RestPanel() {
  const copy = useCopy(petCopy);
  const { page, actions } = usePet();
  const { pet } = actions.state;
  if (!pet) return null;
  return (
    <div className="calm">
      <div>
        <h2>{copy.resting.title}</h2>
        <p>{copy.resting.text}</p>
      </div>
      {page.verses.rest && <SetVerse verse={page.verses.rest} />}
      <PetForm fields={{ intent: "rest", resting: "off" }} act={{ intent: "rest", resting: "off" }}>
        <button type="submit" className="btn btn-plum">
          {copy.resting.wake(pet.petName)}
        </button>
      </PetForm>
    </div>
  );
}

/** How long after coming home the welcome is shown, ms. */
const WELCOME_FOR_MS = 10 * 60_000;

/** The room itself, for whoever was welcomed. */
const ROOM_PATH = "/pet?at=room";

/** Whether the pet has just heard its member on the step; whoever has done something with it since has come in. */
export function useWelcome(): { shown: boolean; dismiss(): void } {
  const { page, actions, now } = usePet();
  const [search] = useSearchParams();
  const [dismissed, setDismissed] = useState(false);
  const { pet, memories } = actions.state;
  const latest = memories.find(({ kind }) => kind === "welcomed_back");
  const shown =
    page.place === "care" &&
    !dismissed &&
    search.get("at") !== "room" &&
    latest !== undefined &&
    now - latest.createdAt < WELCOME_FOR_MS &&
    pet !== null &&
    !caredForSince(pet, latest.createdAt);
  return { shown, dismiss: () => setDismissed(true) };
}

/** Back after days away: no reproach, everything is there, and a little in the wallet. */
export function WelcomePanel({ onDone }: { onDone: () => void }) {
  const copy = useCopy(petCopy);
  const { page, actions } = usePet();
  const { pet } = actions.state;
  if (!pet) return null;
  return (
    <div className="calm">
      <div>
        <h2>{copy.welcome.title(pet.petName)}</h2>
        <p>{copy.welcome.text}</p>
      </div>
      <PetStats pet={pet} />
      <div className="gift">
        <ItemDrawing itemId="item_treats" />
        <div>
          <b>{copy.welcome.coins(page.welcomeCoins)}</b>
          <span>{copy.welcome.kept}</span>
        </div>
      </div>
      <div className="pet-acts">
        <PetForm fields={{ intent: "play" }} act={{ intent: "play" }} onDone={onDone}>
          <button type="submit" className="btn btn-plum">
            {copy.welcome.action}
          </button>
        </PetForm>
        <ButtonLink to={ROOM_PATH} variant="quiet" onClick={onDone}>
          {copy.welcome.later}
        </ButtonLink>
      </div>
    </div>
  );
}
