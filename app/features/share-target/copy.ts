import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Shared with Koinonia",
  text: "These words are on this device alone until you choose where they go.",
  field: "What was shared",
  none: {
    title: "Nothing was shared",
    text: "In another app, choose Share and then Koinonia.",
    action: "To the start",
  },
  to: {
    companion: "Ask the companion",
    prayer: "Ask for prayer",
    search: "Look in the Bible",
  },
  before: "Nothing is sent yet: it stands in the field there, and you can still change it.",
  signIn: "Sign in to use them",
  noScript: "This page needs JavaScript.",
};

export const shareTargetCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Compartido con Koinonia",
    text: "Estas palabras están solo en este dispositivo hasta que elijas adónde van.",
    field: "Lo que se compartió",
    none: {
      title: "No se compartió nada",
      text: "En otra aplicación, elige Compartir y luego Koinonia.",
      action: "Al inicio",
    },
    to: {
      companion: "Preguntar al compañero",
      prayer: "Pedir oración",
      search: "Buscar en la Biblia",
    },
    before: "Todavía no se envía nada: queda en el campo y puedes cambiarlo.",
    signIn: "Inicia sesión para usarlas",
    noScript: "Esta página necesita JavaScript.",
  },
};
