import { LANGUAGES } from "#app/core/language.ts";
import { Field } from "#app/ui/controls/field.tsx";

type BothProps = {
  labels: { en: string; es: string };
  hint: string;
  most: number;
  typed: Readonly<Record<string, string>>;
};

/** What everybody reads, in English and in Spanish: one field each. */
export const BothLanguages = ({ labels, hint, most, typed }: BothProps) =>
  LANGUAGES.map((language) => (
    <Field
      key={language}
      label={labels[language]}
      name={language}
      lang={language}
      maxLength={most}
      hint={hint}
      defaultValue={typed[language] ?? ""}
      required
    />
  ));
