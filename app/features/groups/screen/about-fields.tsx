import { useId, useState } from "react";
import { LANGUAGES } from "#app/core/language.ts";
import { communityCopy } from "#app/features/community/copy.ts";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { GROUP_THEMES, type GroupKind, KINDS, MEETS } from "#app/features/groups/model/kinds.ts";
import { MAX_ABOUT, MAX_NAME } from "#app/features/groups/model/limits.ts";
import { Field } from "#app/ui/controls/field.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

export type About = {
  name: string;
  about: string;
  theme: string;
  language: string;
  meets: string;
  kind: string;
};

/** What a group is called and what it is for; for a new one, and for one that is changed. */
export function AboutFields({ given }: { given: Partial<About> }) {
  const copy = useCopy(groupsCopy);
  const { languages } = useCopy(communityCopy);
  const own = useLanguage();
  const [kind, setKind] = useState(() => KINDS.find((one) => one === given.kind) ?? "public");
  const { form } = copy;
  return (
    <>
      <Field label={form.name} name="name" defaultValue={given.name ?? ""} maxLength={MAX_NAME} required />
      <LongField
        label={form.about}
        name="about"
        given={given.about ?? ""}
        most={MAX_ABOUT}
        hint={form.aboutHint}
      />
      <div className="ask-choices">
        <Choice
          label={form.theme}
          name="theme"
          of={GROUP_THEMES}
          words={copy.themes}
          given={given.theme ?? "gospels"}
        />
        <Choice label={form.meets} name="meets" of={MEETS} words={copy.meets} given={given.meets ?? "any"} />
        <Choice
          label={form.language}
          name="language"
          of={LANGUAGES}
          words={languages}
          given={given.language ?? own}
        />
        <Select
          label={form.kind}
          name="kind"
          value={kind}
          hint={copy.kindHints[kind]}
          onChange={(event) => setKind(event.currentTarget.value as GroupKind)}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {copy.kinds[one]}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  name: string;
  of: readonly Value[];
  words: Readonly<Record<string, string>>;
  given: string;
};

export function Choice<Value extends string>({ label, name, of, words, given }: ChoiceProps<Value>) {
  return (
    <Select label={label} name={name} defaultValue={given}>
      {of.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </Select>
  );
}

type LongProps = { label: string; name: string; given: string; most: number; hint?: string; rows?: number };

export function LongField({ label, name, given, most, hint, rows = 3 }: LongProps) {
  const id = useId();
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
      </div>
      <textarea
        id={id}
        name={name}
        className="input"
        dir="auto"
        rows={rows}
        defaultValue={given}
        maxLength={most}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
