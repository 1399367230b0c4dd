import { accountCopy } from "#app/features/access/copy/copy.ts";
import { type AgeAnswer, isAgeAnswer } from "#app/features/member/age.ts";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

const ANSWERS: readonly AgeAnswer[] = ["under13", "teen", "adult"];

type AgeFieldProps = { chosen?: string | undefined; error?: string | undefined };

/** G13: asked without a hint at which answer is welcome. */
export function AgeField({ chosen = "", error }: AgeFieldProps) {
  const words = useCopy(accountCopy);
  return (
    <RadioGroup
      legend={words.age}
      name="age"
      look="row"
      options={ANSWERS.map((value) => ({ value, label: words.ages[value] }))}
      {...(isAgeAnswer(chosen) && { defaultValue: chosen })}
      error={error}
    />
  );
}
