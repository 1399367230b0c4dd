import { useRef } from "react";
import { helloCopy } from "#app/features/chat/copy/copy-hello.ts";
import { CATEGORIES, type Category, categoryName } from "#app/features/chat/model/catalog.ts";
import { useFieldsBeforeHydration } from "#app/ui/controls/use-early.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

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
