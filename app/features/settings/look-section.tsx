import { APPEARANCES, MOVEMENTS, TEXT_SIZES } from "#app/core/appearance.ts";
import { LANGUAGES } from "#app/core/language.ts";
import { translationCopy } from "#app/features/bible/copy-translations.ts";
import { ALL_TRANSLATIONS, TRANSLATIONS } from "#app/features/bible/translations.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { Section } from "./form/line.tsx";
import { settingsCopy } from "./model/copy.ts";
import type { SettingsPage } from "./model/page.ts";

const LANGUAGE_NAMES = { en: "English", es: "Español" } as const;

/** Language, light, size, movement and Bible: the form that every footer has, whole. It loads the page anew in them. */
export function AppearanceSection({ page: { look } }: { page: SettingsPage }) {
  const { look: words } = useCopy(settingsCopy);
  const bible = useCopy(translationCopy);
  const language = useLanguage();
  return (
    <Section id="look" title={words.title} text={words.text}>
      <form className="setting-form" method="post" action="/preferences">
        <input type="hidden" name="return_to" value="/settings#look" />
        <RadioGroup
          legend={words.legend}
          name="appearance"
          look="row"
          defaultValue={look.appearance}
          options={APPEARANCES.map((value) => ({ value, label: words.lights[value] }))}
        />
        <RadioGroup
          legend={words.language}
          name="language"
          look="row"
          defaultValue={language}
          options={LANGUAGES.map((value) => ({
            value,
            label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
          }))}
        />
        <RadioGroup
          legend={words.textSize}
          name="textSize"
          look="row"
          defaultValue={look.textSize}
          options={TEXT_SIZES.map((value) => ({ value, label: words.sizes[value] }))}
        />
        <RadioGroup
          legend={words.movement}
          name="movement"
          look="row"
          defaultValue={look.movement}
          options={MOVEMENTS.map((value) => ({ value, label: words.movements[value] }))}
        />
        <RadioGroup
          legend={bible.legend}
          name="translation"
          look="row"
          defaultValue={look.translation}
          options={ALL_TRANSLATIONS.map((value) => ({
            value,
            label: <span lang={TRANSLATIONS[value].language}>{TRANSLATIONS[value].name}</span>,
            hint: bible.hints[value],
          }))}
        />
        <div className="save-alone">
          <Button type="submit" variant="quiet">
            {words.save}
          </Button>
        </div>
      </form>
    </Section>
  );
}
