import {
  APPEARANCES,
  type Appearance,
  MOVEMENTS,
  type Movement,
  TEXT_SIZES,
  type TextSize,
} from "#app/core/appearance.ts";
import { isLanguage, type Language } from "#app/core/language.ts";

/** What changes how every page looks and speaks, for a visitor too. */
export type Preferences = {
  language?: Language;
  appearance?: Appearance;
  textSize?: TextSize;
  movement?: Movement;
};

/** The cookie of each preference; `workers/pages.ts` reads them. */
const COOKIES: Record<keyof Preferences, string> = {
  language: "language",
  appearance: "appearance",
  textSize: "text_size",
  movement: "movement",
};

const YEAR_S = 31_536_000;

type Sent = Partial<Record<string, string>> | { [Name in keyof Preferences]: Preferences[Name] | null };

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
