import type { Copy, Language } from "#app/core/language.ts";

export type EmailTemplate = { subject: string; text: string; html: string };

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

/** What one e-mail says, in one language. */
type Words = {
  subject: string;
  paragraphs: readonly string[];
  /** Of the one link that it has. */
  link: string;
  /** A last word before the close. */
  last?: string;
  /** What is told one by one, between the paragraphs and the link. */
  lines?: readonly string[];
  /** Small, under the close: each a way to somewhere. */
  foot?: readonly { words: string; url: string }[];
};

const HELLO: Copy<string> = { en: "Hello", es: "Hola," };
const CLOSE: Copy<readonly string[]> = {
  en: ["Grace and peace,", "Koinonia"],
  es: ["Gracia y paz,", "Koinonia"],
};

/** A name keeps its own direction and does not disturb the sentence around it. */
const isolated = (name: string) => (name ? `\u2068${name}\u2069` : "");

const anchor = (words: string, url: string): string =>
  `<a href="${escapeHtml(url)}" style="color:#5a3f92">${escapeHtml(words)}</a>`;

/** An e-mail of ours in the reader's language, as text and as HTML. */
export function renderEmail(
  language: Language,
  fullName: string,
  words: Copy<Words>,
  url: string,
): EmailTemplate {
  const name = nameForMail(fullName);
  const { subject, paragraphs, link, last, lines = [], foot = [] } = words[language];
  const close = last ? [last, "", ...CLOSE[language]] : CLOSE[language];
  const greeting = (who: string) => (who ? `${HELLO[language]} ${who},` : `${HELLO[language]},`);
  const text = [
    greeting(isolated(name)),
    ...paragraphs,
    ...(lines.length > 0 ? [lines.map((line) => `- ${line}`).join("\n")] : []),
    `${link}: ${url}`,
    close.join("\n"),
    ...(foot.length > 0 ? [foot.map((one) => `${one.words}: ${one.url}`).join("\n")] : []),
  ];
  const p = (inner: string) => `<p style="margin:0 0 1em">${inner}</p>`;
  const html = [
    "<!doctype html>",
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#fdf9f0;color:#2f2213;font:17px/1.6 Georgia,serif">',
    '<div style="max-width:34em;margin:0 auto">',
    p(greeting(name && `<bdi>${escapeHtml(name)}</bdi>`)),
    ...paragraphs.map((paragraph) => p(escapeHtml(paragraph))),
    ...(lines.length > 0 ? [p(lines.map((line) => `• ${escapeHtml(line)}`).join("<br>"))] : []),
    p(anchor(link, url)),
    p(close.map(escapeHtml).join("<br>")),
    ...foot.map((one) => `<div style="font-size:14px;color:#6b5c48">${anchor(one.words, one.url)}</div>`),
    "</div></body></html>",
  ].join("\n");
  return { subject, text: `${text.join("\n\n")}\n`, html };
}

const WELCOME: Copy<Words> = {
  en: {
    subject: "Welcome to Koinonia",
    paragraphs: [
      "We are glad that you are here. Koinonia means fellowship: a place to ask, to pray and to read Scripture with others.",
      "The companion is an AI. It answers with verses that you can check, and it is no replacement for a pastor, a counselor or a doctor.",
      "There is no hurry and nothing to keep up with. Come whenever you like.",
    ],
    link: "Open Koinonia",
  },
  es: {
    subject: "Te damos la bienvenida a Koinonia",
    paragraphs: [
      "Nos alegra que estés aquí. Koinonia quiere decir comunión: un lugar para preguntar, orar y leer la Escritura con otros.",
      "El compañero es una inteligencia artificial. Responde con versículos que puedes comprobar, y no sustituye a un pastor, un consejero ni un médico.",
      "No hay prisa ni metas que cumplir. Ven cuando quieras.",
    ],
    link: "Abrir Koinonia",
  },
};

/** F9: once in an account's life. */
export const welcomeEmail = (language: Language, fullName: string, origin: string): EmailTemplate =>
  renderEmail(language, fullName, WELCOME, `${origin}/welcome`);

const VERIFICATION: Copy<Words> = {
  en: {
    subject: "Please confirm your email for Koinonia",
    paragraphs: ["You asked to confirm that this address is yours. Open the link to do so."],
    link: "Confirm my email",
    last: "If this was not you, you can ignore this email: nothing changes.",
  },
  es: {
    subject: "Confirma tu correo para Koinonia",
    paragraphs: ["Pediste confirmar que esta dirección es tuya. Abre el enlace para hacerlo."],
    link: "Confirmar mi correo",
    last: "Si no fuiste tú, puedes ignorar este mensaje: no cambiará nada.",
  },
};

/** F10. */
export const verificationEmail = (language: Language, fullName: string, url: string): EmailTemplate =>
  renderEmail(language, fullName, VERIFICATION, url);

/** Where a confirmation may lead: pages of ours that take one. */
const CONFIRM_PATHS = ["/auth", "/chatbot", "/restore-welcome", "/welcome", "/settings"];

/** F10: an address of our own origin and of one of those pages, as the browser would read it; null otherwise. */
export function confirmationAddress(given: string, origin: string): string | null {
  if (!URL.canParse(given)) return null;
  const url = new URL(given);
  const own = url.origin === origin && url.username === "" && url.password === "";
  return own && CONFIRM_PATHS.includes(url.pathname) ? url.href : null;
}
