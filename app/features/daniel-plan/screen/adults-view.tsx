import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonAnchor } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./daniel.css";
import "#app/features/daniel-plan/screen/week/week.css";

/** For members under 18: that it is for adults, and what is open to them. Nothing here is sold. */
export function AdultsView() {
  const { adults } = useCopy(danielCopy);
  return (
    <div className="daniel daniel-adults">
      <Drawing name="bowl" size={140} />
      <h1>{adults.title}</h1>
      <p>{adults.text}</p>
      <p>{adults.more}</p>
      <div className="daniel-acts">
        <ButtonAnchor href="/daily-plan">{adults.action}</ButtonAnchor>
        <ButtonAnchor href="/welcome" variant="bare">
          {adults.home}
        </ButtonAnchor>
      </div>
    </div>
  );
}
