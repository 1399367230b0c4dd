import { communityCopy } from "#app/features/community/copy.ts";
import { THEMES } from "#app/features/community/model/themes.ts";
import { WordsField } from "#app/features/community/parts/request-fields.tsx";
import { prayersCopy } from "#app/features/prayers/copy.ts";
import { MAX_BODY, MAX_PERSON } from "#app/features/prayers/model/limits.ts";
import { Field } from "#app/ui/controls/field.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

type FieldsProps = {
  body: string;
  person: string;
  theme: string;
  error: string | null;
  onBody(text: string): void;
};

/** The words of a prayer of one's own, for whom it is, and what about. */
export function PetitionFields({ body, person, theme, error, onBody }: FieldsProps) {
  const { themes } = useCopy(communityCopy);
  const { fields } = useCopy(prayersCopy);
  return (
    <>
      <WordsField
        label={fields.body}
        value={body}
        most={MAX_BODY}
        hint={fields.bodyHint}
        error={error}
        onChange={onBody}
      />
      <div className="prayers-pair">
        <Field
          label={fields.person}
          name="person"
          dir="auto"
          autoComplete="off"
          maxLength={MAX_PERSON}
          defaultValue={person}
        />
        <Select label={fields.theme} name="theme" defaultValue={theme}>
          <option value="">{fields.noTheme}</option>
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {themes[one]}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
