import { PetDrawing } from "#app/features/pet/art/drawing.tsx";
import { Mood } from "#app/features/pet/art/mood.tsx";
import { STATS } from "#app/features/pet/model/catalog-adventures.ts";
import { PetRoom } from "#app/ui/art/pet-room.tsx";
import { StatBar } from "#app/ui/layout/progress.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { widgetCopy } from "./copy-widget.ts";
import type { WidgetPet } from "./widget.ts";

/** PT1-PT3: pet, mood, bars; it glows in great joy, and pulses when it would love some care. */
export function PetWidget({ pet }: { pet: WidgetPet }) {
  const copy = useCopy(widgetCopy);
  const mood = pet.look === "asleep" ? copy.asleep : copy.moods[pet.look];
  const type = copy.types[pet.petTypeId as keyof typeof copy.types];
  const says = pet.look === "asleep" ? copy.resting : pet.needsCare ? copy.needs : mood;
  const drawn = copy.drawn(pet.name, type, mood);
  return (
    <section
      className="card card-plain hub-pet"
      aria-label={copy.drawn(pet.name, type, says)}
      data-pet={[pet.needsCare && "care", pet.glows && "glow"].filter(Boolean).join(" ") || undefined}
    >
      <div className="pet-stage">
        <PetRoom />
        <PetDrawing markup={pet.drawing} label={drawn} className="pet-who is-living" />
      </div>
      <div className="hub-pet-words">
        <div className="hub-pet-name">
          <h2>{pet.name}</h2>
          <span>{says}</span>
          <Mood look={pet.look} label={mood} />
        </div>
        {STATS.map((stat) => (
          <StatBar key={stat} label={copy.stats[stat]} value={pet.stats[stat]} />
        ))}
        <a href="/pet" className={pet.needsCare ? "btn btn-plum" : "btn btn-quiet"}>
          {pet.look === "asleep" ? copy.visit(pet.name) : copy.care(pet.name)}
        </a>
      </div>
    </section>
  );
}
