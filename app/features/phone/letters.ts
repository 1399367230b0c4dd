import type { Language } from "#app/core/language.ts";

export type Letter = { subject: string; text: string; html: string };

/** What could begin a header, hide, or turn the line round: controls, and marks that override the direction. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const MAX_NAME = 80;

/** A person's name as a mail may say it: one line, no longer than a name is. Emoji and every script stay. */
export function nameForMail(fullName: string): string {
  const line = fullName.replace(UNSAFE, " ").replace(/\s+/gu, " ").trim();
  return [...line].slice(0, MAX_NAME).join("").trim();
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

type Content = {
  subject: string;
  greeting: (name: string) => string;
  paragraphs: readonly string[];
  link: { words: string; url: string };
  close: readonly string[];
};

/** A name keeps its own direction and does not disturb the sentence around it. */
const isolated = (name: string) => (name ? `\u2068${name}\u2069` : "");

/** A letter of ours, as text and as HTML. */
export function letterOf(language: Language, fullName: string, content: Content): Letter {
  const name = nameForMail(fullName);
  const { subject, greeting, paragraphs, link, close } = content;
  const text = [greeting(isolated(name)), ...paragraphs, `${link.words}: ${link.url}`, close.join("\n")];
  const p = (inner: string) => `<p style="margin:0 0 1em">${inner}</p>`;
  const html = [
    "<!doctype html>",
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#fdf9f0;color:#2f2213;font:17px/1.6 Georgia,serif">',
    '<div style="max-width:34em;margin:0 auto">',
    p(greeting(name && `<bdi>${escapeHtml(name)}</bdi>`)),
    ...paragraphs.map((paragraph) => p(escapeHtml(paragraph))),
    p(`<a href="${escapeHtml(link.url)}" style="color:#5a3f92">${escapeHtml(link.words)}</a>`),
    p(close.map(escapeHtml).join("<br>")),
    "</div></body></html>",
  ].join("\n");
  return { subject, text: `${text.join("\n\n")}\n`, html };
}

export const hello = (word: string) => (name: string) => (name ? `${word} ${name},` : `${word},`);
export const CLOSE = {
  en: ["Grace and peace,", "Koinonia"],
  es: ["Gracia y paz,", "Koinonia"],
} as const;

/** F9: once in an account's life. */
export function welcomeLetter(language: Language, fullName: string, origin: string): Letter {
  const url = `${origin}/welcome`;
  return language === "es"
    ? letterOf("es", fullName, {
        subject: "Bienvenido a Koinonia: hay una silla para ti",
        greeting: hello("Hola,"),
        paragraphs: [
          "Nos alegra que estés aquí. Koinonia quiere decir comunión: un lugar para preguntar, orar y leer la Escritura con otros.",
          "El acompañante es una inteligencia artificial. Responde con versículos que puedes comprobar, y no sustituye a un pastor, un consejero ni un médico.",
          "No hay prisa y nada que alcanzar. Ven cuando quieras.",
        ],
        link: { words: "Entrar", url },
        close: CLOSE.es,
      })
    : letterOf("en", fullName, {
        subject: "Welcome to Koinonia: a chair is drawn out for you",
        greeting: hello("Hello"),
        paragraphs: [
          "We are glad that you are here. Koinonia means fellowship: a place to ask, to pray and to read Scripture with others.",
          "The companion is an AI. It answers with verses that you can check, and it is no replacement for a pastor, a counselor or a doctor.",
          "There is no hurry and nothing to keep up with. Come whenever you like.",
        ],
        link: { words: "Come in", url },
        close: CLOSE.en,
      });
}

/** F10. */
export function verificationLetter(language: Language, fullName: string, url: string): Letter {
  return language === "es"
    ? letterOf("es", fullName, {
        subject: "Confirma tu correo para Koinonia",
        greeting: hello("Hola,"),
        paragraphs: ["Pediste confirmar que esta dirección es tuya. Abre el enlace para hacerlo."],
        link: { words: "Confirmar mi correo", url },
        close: ["Si no fuiste tú, puedes olvidar este mensaje: no cambiará nada.", "", ...CLOSE.es],
      })
    : letterOf("en", fullName, {
        subject: "Please confirm your email for Koinonia",
        greeting: hello("Hello"),
        paragraphs: ["You asked to confirm that this address is yours. Open the link to do so."],
        link: { words: "Confirm my email", url },
        close: ["If this was not you, you can forget this mail: nothing changes.", "", ...CLOSE.en],
      });
}

/** Where a confirmation may lead: pages of ours that take one. */
const CONFIRM_PATHS = ["/auth", "/chatbot", "/restore-welcome", "/welcome", "/settings"];

/** F10: an address of our own origin and of one of those pages, as the browser would read it; null otherwise. */
export function confirmationAddress(given: string, origin: string): string | null {
  if (!URL.canParse(given)) return null;
  const url = new URL(given);
  const own = url.origin === origin && url.username === "" && url.password === "";
  return own && CONFIRM_PATHS.includes(url.pathname) ? url.href : null;
}
