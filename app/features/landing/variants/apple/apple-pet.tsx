import { hubCopy } from "#app/features/home/copy.ts";
import { PetDrawing } from "#app/features/pet/art/drawing.tsx";
import { Mood } from "#app/features/pet/art/mood.tsx";
import { STATS } from "#app/features/pet/model/catalog-adventures.ts";
import { widgetCopy } from "#app/features/pet/widget/copy-widget.ts";
import type { WidgetPet } from "#app/features/pet/widget/widget.ts";
import { PetRoom } from "#app/ui/art/pet-room.tsx";
import basket from "#app/ui/art/pets/pet-basket.svg?no-inline";
import { StatRing } from "#app/ui/layout/stat-ring.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./apple-pet.css";

/** AP4: the member's pet, or the basket that waits for one. The whole of it leads to its room. */
export function ApplePet({ pet }: { pet: WidgetPet | null }) {
  return pet ? <WithPet pet={pet} /> : <WithBasket />;
}

function WithPet({ pet }: { pet: WidgetPet }) {
  const copy = useCopy(widgetCopy);
  const mood = pet.look === "asleep" ? copy.asleep : copy.moods[pet.look];
  const type = copy.types[pet.petTypeId as keyof typeof copy.types];
  return (
    <section
      className="widget"
      aria-labelledby="pet"
      data-pet={[pet.needsCare && "care", pet.glows && "glow"].filter(Boolean).join(" ") || undefined}
    >
      <div className="widget-stage">
        <PetRoom />
        <PetDrawing
          markup={pet.drawing}
          label={copy.drawn(pet.name, type, mood)}
          className="widget-who is-living"
        />
      </div>
      <div className="widget-words">
        <div className="widget-name">
          <h2 id="pet">
            <a
              href="/pet"
              className="widget-way"
              aria-label={pet.look === "asleep" ? copy.visit(pet.name) : copy.care(pet.name)}
            >
              {pet.name}
            </a>
          </h2>
          <Mood look={pet.look} label={mood} />
        </div>
        {pet.look === "asleep" ? <p>{copy.resting}</p> : pet.needsCare && <p>{copy.needs}</p>}
        <dl className="rings">
          {STATS.map((stat) => (
            <StatRing key={stat} label={copy.stats[stat]} value={pet.stats[stat]} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function WithBasket() {
  const { pet } = useCopy(hubCopy);
  const { adopt } = useCopy(widgetCopy);
  return (
    <section className="widget" aria-labelledby="pet">
      <div className="widget-stage">
        <PetRoom />
        <img src={basket} alt={pet.basket} className="widget-basket" width={150} height={150} />
      </div>
      <div className="widget-words">
        <h2 id="pet">{pet.title}</h2>
        <p>{pet.text}</p>
        <a href="/pet" className="btn btn-plum widget-way">
          {adopt}
        </a>
      </div>
    </section>
  );
}
