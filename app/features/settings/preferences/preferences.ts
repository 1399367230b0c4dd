import {
  APPEARANCES,
  type Appearance,
  MOVEMENTS,
  type Movement,
  TEXT_SIZES,
  type TextSize,
} from "#app/core/appearance.ts";
import { isLanguage, type Language } from "#app/core/language.ts";
import { ALL_TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";

/** What changes how every page looks and speaks, for a visitor too. */
export type Preferences = {
  language?: Language;
  appearance?: Appearance;
  textSize?: TextSize;
  movement?: Movement;
  /** One's own Bible, wherever Scripture is shown. */
  translation?: Translation;
};

/** The cookie of each preference; `workers/pages.ts` reads them. */
const COOKIES: Record<keyof Preferences, string> = {
  language: "language",
  appearance: "appearance",
  textSize: "text_size",
  movement: "movement",
  translation: "translation",
};

const YEAR_S = 31_536_000;

/** As a form or a stored row has them. */
type Sent = Partial<Record<string, string>> | { [Name in keyof Preferences]: string | null };

const known = <Value extends string>(values: readonly Value[], sent: unknown): Value | undefined =>
  values.find((value) => value === sent);

/** What a form or a stored row names and we know; anything else in it is left alone. */
export function preferencesIn(sent: Sent): Preferences {
  const { language } = sent;
  const found = {
    language: isLanguage(language) ? language : undefined,
    appearance: known(APPEARANCES, sent.appearance),
    textSize: known(TEXT_SIZES, sent.textSize),
    movement: known(MOVEMENTS, sent.movement),
    translation: known(ALL_TRANSLATIONS, sent.translation),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** `Set-Cookie` lines; readable by scripts, since they say nothing that the page does not show. */
export const preferenceCookies = (chosen: Preferences, secure: boolean): string[] =>
  (Object.keys(COOKIES) as (keyof Preferences)[]).flatMap((name) =>
    chosen[name] === undefined
      ? []
      : [
          `${COOKIES[name]}=${chosen[name]}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure ? "; Secure" : ""}`,
        ],
  );
