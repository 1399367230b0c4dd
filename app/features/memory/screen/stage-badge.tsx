import { memoryCopy } from "#app/features/memory/copy.ts";
import { STAGES, type Stage } from "#app/features/memory/model/schedule.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** How well a verse is known: four steps, with its name. */
export function StageBadge({ stage }: { stage: Stage }) {
  const { stages } = useCopy(memoryCopy);
  const at = STAGES.indexOf(stage);
  return (
    <span className="memory-stage" data-stage={stage}>
      <span className="steps" aria-hidden="true">
        {STAGES.map((one, place) => (
          <i key={one} className={place <= at ? "done" : undefined} />
        ))}
      </span>
      {stages[stage]}
    </span>
  );
}
