import { useRef } from "react";
import { useCopy, useLanguage } from "#app/ui/language.tsx";
import { useFieldsBeforeHydration } from "#app/ui/use-early.ts";
import { CATEGORIES, type Category, categoryName } from "./catalog.ts";
import { helloCopy } from "./copy-hello.ts";

type ThemeChoiceProps = { theme: Category; onChoose: (theme: Category) => void };

/** C6: what one's own first words are about. A part of the form that sends them, without script too. */
export default function ThemeChoice({ theme, onChoose }: ThemeChoiceProps) {
  const language = useLanguage();
  const list = useRef<HTMLSelectElement>(null);
  const choose = (value: string | undefined) => {
    const chosen = CATEGORIES.find((name) => name === value);
    if (chosen && chosen !== theme) onChoose(chosen);
  };
  useFieldsBeforeHydration(() => choose(list.current?.value));
  return (
    <label className="themes">
      {useCopy(helloCopy).theme}
      <select ref={list} name="category" value={theme} onChange={(event) => choose(event.target.value)}>
        {CATEGORIES.map((name) => (
          <option key={name} value={name}>
            {categoryName(name, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
