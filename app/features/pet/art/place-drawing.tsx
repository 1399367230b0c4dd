import type { AdventureKey } from "#app/features/pet/model/catalog-adventures.ts";
import { PLACES } from "./catalog-places.ts";

/** A place in the Bible, by day and by night. */
export function PlaceDrawing({ place, className = "" }: { place: AdventureKey; className?: string }) {
  return (
    <svg
      className={`place-drawing ${className}`}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, by the name of the place
      dangerouslySetInnerHTML={{ __html: PLACES[place] }}
    />
  );
}
