import { ALL_TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";

export const SIZES = ["1", "2", "3", "4", "5"] as const;
export const FACES = ["serif", "sans", "legible", "dyslexic"] as const;
export const SPACINGS = ["close", "usual", "wide"] as const;
export const PAPERS = ["plain", "sepia", "night"] as const;
export const SETTINGS = ["paragraphs", "verses"] as const;
export const ARRANGEMENTS = ["columns", "lines"] as const;
const SWITCH = ["on", "off"] as const;
const BESIDE = ["none", ...ALL_TRANSLATIONS] as const;

/** How a chapter is set on this device. */
export type Look = {
  size: (typeof SIZES)[number];
  face: (typeof FACES)[number];
  spacing: (typeof SPACINGS)[number];
  paper: (typeof PAPERS)[number];
  setting: (typeof SETTINGS)[number];
  red: boolean;
  /** A second translation beside the first. */
  beside: Translation | null;
  arrangement: (typeof ARRANGEMENTS)[number];
};

export const FIRST_LOOK: Look = {
  size: "2",
  face: "serif",
  spacing: "usual",
  paper: "plain",
  setting: "paragraphs",
  red: false,
  beside: null,
  arrangement: "columns",
};

/** The translation beside the one that is read; it is not set beside itself. */
export const besideOf = ({ beside }: Look, translation: Translation): Translation | null =>
  beside === translation ? null : beside;

const COOKIE = "reading";
const YEAR_S = 31_536_000;

const known = <Value extends string>(values: readonly Value[], text: unknown): Value | undefined =>
  values.find((value) => value === text);

/** What fields name that we know, over the look as it is; anything else in them is left alone. */
export function changedLook(look: Look, fields: Readonly<Record<string, unknown>>): Look {
  const red = known(SWITCH, fields.red);
  const beside = known(BESIDE, fields.beside);
  return {
    size: known(SIZES, fields.size) ?? look.size,
    face: known(FACES, fields.face) ?? look.face,
    spacing: known(SPACINGS, fields.spacing) ?? look.spacing,
    paper: known(PAPERS, fields.paper) ?? look.paper,
    setting: known(SETTINGS, fields.setting) ?? look.setting,
    red: red === undefined ? look.red : red === "on",
    beside: beside === undefined ? look.beside : beside === "none" ? null : beside,
    arrangement: known(ARRANGEMENTS, fields.arrangement) ?? look.arrangement,
  };
}

const ORDER = ["size", "face", "spacing", "paper", "setting", "red", "beside", "arrangement"] as const;

/** What a cookie header says of it; what it does not say, or not so that we know it, is as at first. */
export function lookIn(cookies: string | null): Look {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.]{1,100})`).exec(cookies ?? "")?.[1] ?? "";
  const parts = value.split(".");
  return changedLook(FIRST_LOOK, Object.fromEntries(ORDER.map((name, at) => [name, parts[at]])));
}

/** Kept on this device: a phone's letters are not a desk's. Scripts may read it; it says nothing that is not seen. */
export function lookCookie(look: Look, secure: boolean): string {
  const fields = { ...look, red: look.red ? "on" : "off", beside: look.beside ?? "none" };
  const value = ORDER.map((name) => fields[name]).join(".");
  return `${COOKIE}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
