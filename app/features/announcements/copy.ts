import type { Copy } from "#app/core/language.ts";

const en = {
  label: "Announcements",
  dismiss: "Dismiss",
  terms: (day: string) => `Our Terms and our Privacy Policy change on ${day}.`,
  read: "See what changes",
};

export const announcementCopy: Copy<typeof en> = {
  en,
  es: {
    label: "Anuncios",
    dismiss: "Descartar",
    terms: (day) => `Nuestros Términos y nuestra Política de privacidad cambian el ${day}.`,
    read: "Ver qué cambia",
  },
};
