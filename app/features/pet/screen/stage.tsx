import { useEffect, useState } from "react";
import { drawerOf } from "#app/features/pet/art/drawers.ts";
import { kindOf, type Picture, wornOf } from "#app/features/pet/art/drawing.ts";
import { PetDrawing } from "#app/features/pet/art/drawing.tsx";
import { Mood } from "#app/features/pet/art/mood.tsx";
import type { Draw } from "#app/features/pet/art/pencil.ts";
import { PlaceDrawing } from "#app/features/pet/art/place-drawing.tsx";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import type { AdventureKey } from "#app/features/pet/model/catalog-adventures.ts";
import { evolutionOf } from "#app/features/pet/model/catalog-evolutions.ts";
import { canEvolve } from "#app/features/pet/model/evolution.ts";
import type { Adventure } from "#app/features/pet/model/outings.ts";
import { needsCare, type Pet } from "#app/features/pet/model/rules.ts";
import { lookOf, type Place, pictureOf } from "#app/features/pet/state/page.ts";
import { usePet } from "#app/features/pet/state/pet-context.tsx";
import { useItemWords, useScenes, useTypeName } from "#app/features/pet/state/use-words.tsx";
import { ITEMS } from "#app/features/shop/catalog.ts";
import { PetRoom } from "#app/ui/art/pet-room.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./pet-stage.css";

const keyOf = ({ petTypeId, look, itemId }: Picture): string => `${petTypeId} ${look} ${itemId}`;

/** The pet's markup: the server's for the first sight, then drawn here by the hand that came for its kind alone. */
function useDrawing(pet: Pet): { markup: string; itemId: string | null } {
  const { page, actions } = usePet();
  const [hand, setHand] = useState<{ kind: string; draw: Draw } | null>(null);
  const picture = pictureOf(pet, actions.state);
  const { kind, grown } = kindOf(picture.petTypeId);
  useEffect(() => {
    let wanted = true;
    drawerOf(kind).then(
      (draw) => wanted && setHand({ kind, draw }),
      // no connection: it keeps the look that it has
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [kind]);
  const served = page.petState.pet && keyOf(pictureOf(page.petState.pet, page.petState));
  const markup =
    served === keyOf(picture) || hand?.kind !== kind
      ? page.drawing
      : hand.draw({ look: picture.look, grown, worn: wornOf(picture.itemId), id: "pet" });
  return { markup, itemId: picture.itemId };
}

type StageProps = { pet: Pet; place: Place; adventure: Adventure | null; changed: boolean };

/** The room, or the place that the pet is at, and the pet in it as it is now. */
export function Stage({ pet, place, adventure, changed }: StageProps) {
  const copy = useCopy(petCopy);
  const itemWords = useItemWords();
  const { markup, itemId } = useDrawing(pet);
  const look = lookOf(pet);
  const mood = look === "asleep" ? copy.asleep : copy.moods[look];
  const type = useTypeName()(pet.petTypeId);
  const item = ITEMS.find(({ id }) => id === itemId);
  const label = [
    copy.drawn(pet.petName, type, mood),
    item && copy.wearing(itemWords(item).name.toLowerCase()),
  ]
    .filter(Boolean)
    .join(", ");
  if (adventure) return <Away adventure={adventure} markup={markup} label={label} />;
  return (
    <div className={`care-stage ${look === "asleep" ? "care-stage-night" : ""}`}>
      <PetRoom />
      {changed && <i className="care-halo" />}
      <PetDrawing markup={markup} label={label} className="care-pet is-living" />
      {!changed && <SpeechBubble pet={pet} place={place} dressed={itemId !== null} mood={mood} />}
    </div>
  );
}

function Away({ adventure, markup, label }: { adventure: Adventure; markup: string; label: string }) {
  const key = adventure.adventureKey as AdventureKey;
  const scene = useScenes()(key);
  return (
    <div className={`care-stage care-stage-out ${adventure.result ? "care-stage-there" : ""}`}>
      <PlaceDrawing place={key} />
      <PetDrawing markup={markup} label={label} className="care-pet is-living" />
      <p className="care-plate">
        {scene.name}
        <span>{scene.where}</span>
      </p>
    </div>
  );
}

type SpeechBubbleProps = { pet: Pet; place: Place; dressed: boolean; mood: string };

function SpeechBubble({ pet, place, dressed, mood }: SpeechBubbleProps) {
  const { says } = useCopy(petCopy);
  const { now } = usePet();
  const key = sayingOf(pet, place, dressed, now);
  return (
    <div className="care-says">
      <Mood look={lookOf(pet)} label={mood} />
      <p>
        <b>{says[key].title}</b>
        <span>{says[key].text}</span>
      </p>
    </div>
  );
}

type Saying = keyof (typeof petCopy)["en"]["says"];

function sayingOf(pet: Pet, place: Place, dressed: boolean, now: number): Saying {
  if (pet.restingSince !== null) return "asleep";
  const way = evolutionOf(pet.petTypeId);
  switch (place) {
    case "shop":
      return dressed ? "dressed" : "shop";
    case "adventures":
      return pet.energy < 30 ? "tired" : "adventures";
    case "training":
    case "album":
      return place;
    case "evolution":
      return way && canEvolve(pet, way) ? "ready" : "evolution";
    case "care":
      if (needsCare({ ...pet, energy: 100 }, now, { withTime: false })) return "low";
      if (pet.energy < 20) return "tired";
      if (pet.health < 50) return "hungry";
      return pet.happiness < 60 && pet.energy >= 20 ? "playful" : "content";
  }
}
