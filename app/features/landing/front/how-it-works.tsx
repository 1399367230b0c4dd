import { landingCopy } from "#app/features/landing/copy.ts";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { ClosedBadge } from "./closed-badge.tsx";

const STEPS = [
  ["testimonies", "letter"],
  ["prayers", "candle"],
  ["support", "chat"],
] as const satisfies [string, DrawingName][];

/** L7. */
export function HowItWorks() {
  const { how } = useCopy(landingCopy);
  return (
    <section className="landing-section wrap" aria-labelledby="how">
      <div className="section-head">
        <h2 id="how">{how.title}</h2>
        <ClosedBadge room="community" />
      </div>
      <ul className="trio">
        {STEPS.map(([step, drawing]) => (
          <li key={step}>
            <Drawing name={drawing} later />
            <h3>{how.steps[step].title}</h3>
            <p>{how.steps[step].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
