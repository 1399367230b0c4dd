import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Our Terms change",
  due: "This version counts now. Please accept it to go on, or leave; nothing of yours is lost by reading first.",
  coming: "You can accept now, or when it counts.",
  version: (n: number, day: string) => `Version ${n}, counts from ${day}`,
  read: "Read them whole:",
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  accept: "I Accept",
  leaveTitle: "If you do not accept",
  leave:
    "You can take everything along, cancel Premium and delete your account, today and later. Until you accept or leave, the rest of your account waits.",
  archive: "Download everything",
  settings: "Cancel or delete in Settings",
  help: "Help in a crisis",
  none: "You have accepted what counts. Nothing is asked of you.",
  home: "Back to Home",
};

export const acceptCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Nuestros Términos cambian",
    due: "Esta versión ya cuenta. Acéptala para seguir, o vete; no pierdes nada tuyo por leer antes.",
    coming: "Puedes aceptarla ahora, o cuando cuente.",
    version: (n, day) => `Versión ${n}, cuenta desde el ${day}`,
    read: "Léelos enteros:",
    terms: "Términos del servicio",
    privacy: "Política de privacidad",
    accept: "Acepto",
    leaveTitle: "Si no aceptas",
    leave:
      "Puedes llevarte todo, cancelar Premium y eliminar tu cuenta, hoy y más tarde. Hasta que aceptes o te vayas, el resto de tu cuenta espera.",
    archive: "Descargar todo",
    settings: "Cancelar o eliminar en Ajustes",
    help: "Ayuda en una crisis",
    none: "Ya aceptaste lo que cuenta. No se te pide nada.",
    home: "Volver al inicio",
  },
};
