import { communityCopy } from "#app/features/community/copy.ts";
import { REASONS } from "#app/features/community/model/themes.ts";
import { Select } from "#app/ui/controls/select.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Why something is reported; it need not be said. */
export function ReasonSelect() {
  const copy = useCopy(communityCopy);
  return (
    <Select label={copy.reported.why} name="reason" defaultValue="other">
      {REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {copy.reasons[reason]}
        </option>
      ))}
    </Select>
  );
}
