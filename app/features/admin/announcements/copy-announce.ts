import type { Copy } from "#app/core/language.ts";
import type { Audience } from "#app/features/announcements/announcement.ts";
import type { AnnouncementState } from "./line.ts";

const en = {
  title: "Announcements",
  text: "A line above every page, in both languages, for a time. Each reader can dismiss it once on each of their devices. It is not the place for anything about a member.",
  make: "New announcement",
  en: "In English",
  es: "In Spanish",
  most: "300 characters at most.",
  audience: "For whom",
  audiences: {
    all: "Everybody, visitors too",
    members: "Members",
    subscribers: "Subscribers",
  } as Record<Audience, string>,
  from: "First day",
  to: "Last day",
  days: "Days begin and end at midnight UTC; 90 days at most.",
  submit: "Announce",
  list: "The newest",
  none: "Nothing has been announced.",
  states: { coming: "to come", running: "running", over: "over" } as Record<AnnouncementState, string>,
  period: (from: string, to: string) => `${from} to ${to}`,
  end: "End it now",
};

export const announceCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Anuncios",
    text: "Una línea sobre cada página, en los dos idiomas, durante un tiempo. Cada lector puede descartarla una vez en cada dispositivo. No es el lugar para nada sobre un miembro.",
    make: "Anuncio nuevo",
    en: "En inglés",
    es: "En español",
    most: "300 caracteres como mucho.",
    audience: "Para quién",
    audiences: { all: "Todos, también visitantes", members: "Miembros", subscribers: "Suscriptores" },
    from: "Primer día",
    to: "Último día",
    days: "Los días empiezan y terminan a medianoche UTC; 90 días como mucho.",
    submit: "Anunciar",
    list: "Los más recientes",
    none: "No se ha anunciado nada.",
    states: { coming: "por venir", running: "en curso", over: "terminado" },
    period: (from, to) => `${from} a ${to}`,
    end: "Terminarlo ya",
  },
};
