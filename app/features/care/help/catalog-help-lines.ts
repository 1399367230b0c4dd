import type { Copy } from "#app/core/language.ts";
import type { HelpLine } from "./care-parts.ts";

/**
 * Every line that a card may name, once, for the United States; `elsewhere` for other countries. `source` is the page of
 * the organization that runs it. `checked`: the day on which the number was last compared with a stored public page that
 * names it. Nobody was called, and no live page was read: all of them are to be checked before a launch
 * (docs/operating.md). A line that has closed is worse than none.
 */
type Entry = { href: string; hrefEs?: string; source: string; checked: string };

export const LINES = {
  emergency: { href: "tel:911", source: "https://www.911.gov", checked: "2026-11-29" },
  call988: { href: "tel:988", source: "https://988lifeline.org", checked: "2026-11-25" },
  text988: {
    href: "sms:988",
    hrefEs: "sms:988?body=AYUDA",
    source: "https://988lifeline.org/es/inicio/",
    checked: "2026-11-29",
  },
  veterans: { href: "sms:838255", source: "https://www.veteranscrisisline.net", checked: "2026-11-29" },
  crisisText: {
    href: "sms:741741?body=HOME",
    hrefEs: "sms:741741?body=HOLA",
    source: "https://www.crisistextline.org",
    checked: "2026-11-25",
  },
  poison: { href: "tel:+18002221222", source: "https://www.poisonhelp.hrsa.gov", checked: "2026-11-29" },
  hotline: { href: "tel:+18007997233", source: "https://www.thehotline.org", checked: "2026-11-25" },
  hotlineText: { href: "sms:88788?body=START", source: "https://www.thehotline.org", checked: "2026-11-29" },
  children: {
    href: "tel:+18004224453",
    source: "https://www.childhelphotline.org",
    checked: "2026-11-25",
  },
  assault: { href: "tel:+18006564673", source: "https://rainn.org", checked: "2026-11-25" },
  stalking: {
    href: "https://www.stalkingawareness.org",
    source: "https://www.stalkingawareness.org",
    checked: "2026-11-29",
  },
  elsewhere: {
    href: "https://findahelpline.com",
    source: "https://findahelpline.com",
    checked: "2026-11-29",
  },
} satisfies Record<string, Entry>;

export type LineName = keyof typeof LINES;

const words: Copy<Record<LineName, Omit<HelpLine, "href">>> = {
  en: {
    call988: { label: "Call 988", says: "Suicide & Crisis Lifeline, United States, at any hour" },
    text988: { label: "Text 988", says: "the same line, if it is hard to speak" },
    veterans: { label: "Text 838255", says: "Veterans Crisis Line; or call 988 and press 1" },
    crisisText: { label: "Text HOME to 741741", says: "Crisis Text Line, United States, at any hour" },
    emergency: {
      label: "Call 911",
      says: "if anyone is in danger now; outside the United States your own emergency number, often 112",
    },
    poison: {
      label: "Call 1-800-222-1222",
      says: "Poison Help, United States, at any hour, whatever was taken",
    },
    hotline: {
      label: "Call 1-800-799-7233",
      says: "National Domestic Violence Hotline, United States, at any hour",
    },
    hotlineText: { label: "Text START to 88788", says: "the same hotline, if it is not safe to speak" },
    children: {
      label: "Call 1-800-422-4453",
      says: "Childhelp, United States and Canada, for anyone under 18, at any hour",
    },
    assault: {
      label: "Call 1-800-656-4673",
      says: "RAINN, National Sexual Assault Hotline, United States, at any hour",
    },
    stalking: {
      label: "stalkingawareness.org",
      says: "SPARC: what to keep as proof, and how to plan for safety",
    },
    elsewhere: {
      label: "findahelpline.com",
      says: "free lines in other countries, by phone, text or chat",
    },
  },
  es: {
    call988: {
      label: "Llama al 988",
      says: "Línea de Prevención del Suicidio y Crisis, Estados Unidos, a cualquier hora; oprime 2 para español",
    },
    text988: { label: "Envía AYUDA al 988", says: "la misma línea por mensaje, si cuesta hablar" },
    veterans: {
      label: "Mensaje al 838255",
      says: "Línea de crisis para veteranos; o llama al 988 y oprime 1",
    },
    crisisText: {
      label: "Envía HOLA al 741741",
      says: "Crisis Text Line, Estados Unidos, en español y a cualquier hora",
    },
    emergency: {
      label: "Llama al 911",
      says: "si alguien corre peligro ahora; en otros países, tu número de emergencias, muchas veces el 112",
    },
    poison: {
      label: "Llama al 1-800-222-1222",
      says: "Poison Help (envenenamientos), Estados Unidos, a cualquier hora, sea lo que sea que se tomó",
    },
    hotline: {
      label: "Llama al 1-800-799-7233",
      says: "Línea Nacional contra la Violencia Doméstica, Estados Unidos, en español y a cualquier hora",
    },
    hotlineText: { label: "Envía START al 88788", says: "la misma línea, si no es seguro hablar" },
    children: {
      label: "Llama al 1-800-422-4453",
      says: "Childhelp, Estados Unidos y Canadá, para menores de 18 años, a cualquier hora",
    },
    assault: {
      label: "Llama al 1-800-656-4673",
      says: "RAINN, Línea Nacional contra el Abuso Sexual, Estados Unidos, en español y a cualquier hora",
    },
    stalking: {
      label: "stalkingawareness.org",
      says: "SPARC: qué pruebas guardar y cómo planear tu seguridad (en inglés)",
    },
    elsewhere: {
      label: "findahelpline.com",
      says: "líneas gratuitas en otros países, por teléfono, mensaje o chat",
    },
  },
};

const hrefOf = (entry: Entry, language: string): string =>
  language === "es" ? (entry.hrefEs ?? entry.href) : entry.href;

/** A line as a card shows it. */
export const lineOf = (name: LineName, language: keyof typeof words): HelpLine => ({
  ...words[language][name],
  href: hrefOf(LINES[name], language),
});
