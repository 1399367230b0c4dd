import type { ReactNode } from "react";
import { plansCopy } from "#app/features/plans/copy.ts";
import type { Weekday } from "#app/features/plans/shown/page.ts";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

type Props = {
  weekdays: readonly Weekday[];
  /** Bits, Sunday lowest. */
  chosen: number;
  onChange?: (chosen: number) => void;
  error?: ReactNode;
};

/** Which days are read on. */
export function WeekdayBoxes({ weekdays, chosen, onChange, error }: Props) {
  const copy = useCopy(plansCopy);
  return (
    <fieldset className="plan-weekdays">
      <legend>{copy.weekdays}</legend>
      <div className="plan-boxes">
        {weekdays.map(({ weekday, name }) => (
          <Checkbox
            key={weekday}
            name="weekdays"
            value={weekday}
            label={name}
            {...(onChange
              ? {
                  checked: (chosen & (1 << weekday)) !== 0,
                  onChange: () => onChange(chosen ^ (1 << weekday)),
                }
              : { defaultChecked: (chosen & (1 << weekday)) !== 0 })}
          />
        ))}
      </div>
      <p className="hint">{copy.weekdaysHint}</p>
      {error}
    </fieldset>
  );
}
