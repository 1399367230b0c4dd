import { petCopy } from "#app/features/pet/copy/copy.ts";
import { CARE, type CareAction } from "#app/features/pet/model/catalog.ts";
import { STATS } from "#app/features/pet/model/catalog-adventures.ts";
import { usePet } from "#app/features/pet/state/pet-context.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

const isCare = (intent: string): intent is CareAction => Object.hasOwn(CARE, intent);

/** What has come of feeding, grooming and playing, for whoever hears the page: once, when it is certain. */
export function ActionAnnouncement() {
  const copy = useCopy(petCopy);
  const { reply } = usePet().actions;
  const done = reply?.ok && isCare(reply.intent) && "pet" in reply && reply.pet;
  return (
    <p className="sr-only" role="status">
      {done && (
        // the same words a second time are new words
        <span key={reply.requestId}>
          {copy.did[reply.intent as CareAction](done.petName)}{" "}
          {STATS.map((stat) => copy.statIs(copy.stats[stat], done[stat])).join(", ")}
        </span>
      )}
    </p>
  );
}
