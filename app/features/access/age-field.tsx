import { useCopy } from "#app/ui/language.tsx";
import type { AgeAnswer } from "./age.ts";
import { accountCopy } from "./copy.ts";

const ANSWERS: readonly AgeAnswer[] = ["under13", "teen", "adult"];

/** G13: asked without a hint at which answer is welcome. */
export function AgeField({ marked }: { marked: boolean }) {
  const words = useCopy(accountCopy);
  return (
    <fieldset className="account-age" data-marked={marked || undefined}>
      <legend>{words.age}</legend>
      <div>
        {ANSWERS.map((answer) => (
          <label key={answer}>
            <input type="radio" name="age" value={answer} required />
            <span>{words.ages[answer]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
