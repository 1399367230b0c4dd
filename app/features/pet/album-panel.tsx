import { ButtonLink } from "#app/ui/button.tsx";
import { useCopy, useLanguage } from "#app/ui/language.tsx";
import type { AdventureKey } from "./catalog-adventures.ts";
import { petCopy } from "./copy.ts";
import { sceneCopy } from "./copy-scenes.ts";
import type { Memory } from "./memories.ts";
import { pathOf } from "./page.ts";
import { usePet } from "./pet-context.tsx";
import { PlaceDrawing } from "./place-drawing.tsx";
import "./pet-album.css";
import "./pet-rows.css";

/** What they have done together, the newest first, with the member's own words. */
export function AlbumPanel() {
  const copy = useCopy(petCopy).album;
  const { memories } = usePet().deeds.house;
  return (
    <div className="album">
      <div className="album-head">
        <div>
          <h2>{copy.title}</h2>
          <p>{copy.text}</p>
        </div>
        <ButtonLink to={pathOf("care")} variant="quiet" icon="arrow-left">
          {copy.back}
        </ButtonLink>
      </div>
      {memories.length === 0 ? (
        <p className="pet-foot">{copy.empty}</p>
      ) : (
        <ol className="album-lines">
          {memories.map((memory) => (
            <Line key={memory.id} memory={memory} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Line({ memory }: { memory: Memory }) {
  const words = useCopy(petCopy);
  const scenes = useCopy(sceneCopy);
  const language = useLanguage();
  const { page, deeds } = usePet();
  const place = memory.kind === "adventure" ? (memory.about as AdventureKey) : null;
  const day = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: page.zone,
  }).format(memory.createdAt);
  const title = {
    adopted: () => words.album.kinds.adopted(deeds.house.pet?.petName ?? ""),
    adventure: () => words.album.kinds.adventure(place ? scenes[place].name : ""),
    level: () => words.album.kinds.level(memory.about),
    evolved: () => words.album.kinds.evolved(words.types[memory.about as keyof typeof words.types] ?? ""),
    welcomed_back: () => words.album.kinds.welcomed_back(),
  }[memory.kind]();
  return (
    <li className="album-line">
      {place && (
        <span className="pet-row-picture">
          <PlaceDrawing place={place} />
        </span>
      )}
      <div>
        <h3>{title}</h3>
        <p className="album-day">{day}</p>
        {memory.note && (
          <>
            <p className="sr-only">{words.album.yourWords}</p>
            <blockquote>{memory.note}</blockquote>
          </>
        )}
      </div>
    </li>
  );
}
