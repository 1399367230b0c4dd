import { useRef } from "react";
import { useCopy, useLanguage } from "#app/ui/language.tsx";
import { useEarly } from "#app/ui/use-early.ts";
import { CATEGORIES, type Category, categoryName } from "./catalog.ts";
import { helloCopy } from "./copy-hello.ts";

type ThemeChoiceProps = { theme: Category; onChoose: (theme: Category) => void };

/** C6: what one's own first words are about. A part of the form that sends them, without script too. */
export default function ThemeChoice({ theme, onChoose }: ThemeChoiceProps) {
  const language = useLanguage();
  const set = useRef<HTMLFieldSetElement>(null);
  useEarly(() => {
    const early = set.current?.querySelector<HTMLInputElement>(":checked")?.value;
    const chosen = CATEGORIES.find((name) => name === early);
    if (chosen && chosen !== theme) onChoose(chosen);
  });
  return (
    <fieldset ref={set} className="themes">
      <legend>{useCopy(helloCopy).theme}</legend>
      <div>
        {CATEGORIES.map((name) => (
          <label key={name} className="chip">
            <input
              type="radio"
              name="category"
              value={name}
              checked={name === theme}
              onChange={() => onChoose(name)}
            />
            {categoryName(name, language)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
