import { useEffect, useRef } from "react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { PlaceDrawing } from "#app/features/pet/art/place-drawing.tsx";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import type { AdventureKey } from "#app/features/pet/model/catalog-adventures.ts";
import type { Memory } from "#app/features/pet/model/memories.ts";
import { pathOf } from "#app/features/pet/state/page.ts";
import { usePet } from "#app/features/pet/state/pet-context.tsx";
import { useScenes, useTypeName } from "#app/features/pet/state/use-words.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import "./pet-album.css";
import "./pet-rows.css";

/** What they have done together, the newest first, with the member's own words. */
export function AlbumPanel() {
  const copy = useCopy(petCopy).album;
  const { memories, memoriesBefore } = usePet().actions.state;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(memoriesBefore);
  useEffect(() => {
    if (shown.current === memoriesBefore) return;
    shown.current = memoriesBefore;
    // another page begins above the link that led to it
    heading.current?.focus();
  }, [memoriesBefore]);
  return (
    <div className="album">
      <div className="album-head">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {copy.title}
          </h2>
          <p>{copy.text}</p>
        </div>
        <ButtonLink to={pathOf("care")} variant="quiet" icon="arrow-left">
          {copy.back}
        </ButtonLink>
      </div>
      {memories.length === 0 ? (
        <p className="pet-foot">{memoriesBefore === null ? copy.empty : copy.nothingOlder}</p>
      ) : (
        <ol className="album-lines">
          {memories.map((memory) => (
            <Line key={memory.id} memory={memory} />
          ))}
        </ol>
      )}
      <Further />
    </div>
  );
}

/** To older pages and back; the last one says that it is. */
function Further() {
  const copy = useCopy(petCopy).album;
  const { page, actions } = usePet();
  const { memories, memoriesBefore } = actions.state;
  if (memoriesBefore === null && page.older === null) return null;
  return (
    <>
      {page.older === null && memories.length > 0 && <p className="pet-foot">{copy.beginning}</p>}
      <nav className="album-further" aria-label={copy.older}>
        {memoriesBefore !== null && (
          <ButtonLink to={pathOf("album")} variant="quiet">
            {copy.newest}
          </ButtonLink>
        )}
        {page.older !== null && (
          <ButtonLink to={`${pathOf("album")}?before=${page.older}`} variant="quiet">
            {copy.older}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}

function Line({ memory }: { memory: Memory }) {
  const words = useCopy(petCopy);
  const scenes = useScenes();
  const typeName = useTypeName();
  const language = useLanguage();
  const { page, actions } = usePet();
  const place = memory.kind === "adventure" ? (memory.about as AdventureKey) : null;
  const day = dateFormat(language, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: page.zone,
  }).format(memory.createdAt);
  const title = {
    adopted: () => words.album.kinds.adopted(actions.state.pet?.petName ?? ""),
    adventure: () => words.album.kinds.adventure(place ? scenes(place).name : ""),
    level: () => words.album.kinds.level(memory.about),
    evolved: () => words.album.kinds.evolved(typeName(memory.about)),
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
