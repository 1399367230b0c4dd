import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { APPEARANCES, type Appearance } from "#app/core/appearance.ts";
import { LANGUAGES } from "#app/core/language.ts";
import { hubCopy } from "#app/features/home/copy.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

const LANGUAGE_NAMES = { en: "English", es: "Español" } as const;

/** Language and light, by the plain form that every footer has too (`/preferences`). */
export function PreferenceRows() {
  const { menu } = useCopy(hubCopy);
  const language = useLanguage();
  const root = useRouteLoaderData("root") as { appearance?: Appearance } | undefined;
  const appearance = root?.appearance ?? "auto";
  const lights = { auto: menu.auto, light: menu.light, dark: menu.dark };
  return (
    <>
      <Choice icon="languages" label={menu.language} name="language">
        {LANGUAGES.map((value) => (
          <Option key={value} value={value} chosen={value === language} name="language">
            <span lang={value}>{LANGUAGE_NAMES[value]}</span>
          </Option>
        ))}
      </Choice>
      <Choice icon="moon" label={menu.appearance} name="appearance">
        {APPEARANCES.map((value) => (
          <Option key={value} value={value} chosen={value === appearance} name="appearance">
            {lights[value]}
          </Option>
        ))}
      </Choice>
    </>
  );
}

type ChoiceProps = { icon: IconName; label: string; name: string; children: ReactNode };

function Choice({ icon, label, name, children }: ChoiceProps) {
  const { pathname, search } = useLocation();
  return (
    <form className="menu-row menu-choice" method="post" action="/preferences" aria-label={label}>
      <Icon name={icon} />
      <span id={`menu-${name}`}>{label}</span>
      <input type="hidden" name="return_to" value={pathname + search} />
      <div>{children}</div>
    </form>
  );
}

type OptionProps = { name: string; value: string; chosen: boolean; children: ReactNode };

const Option = ({ name, value, chosen, children }: OptionProps) => (
  <button type="submit" className="menu-option" name={name} value={value} aria-pressed={chosen}>
    {children}
  </button>
);
