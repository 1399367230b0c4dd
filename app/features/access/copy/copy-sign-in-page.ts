import type { Copy } from "#app/core/language.ts";

/** AU1, AU2: the front door itself. */
export const signInPageCopy = {
  en: {
    pageTitle: "Sign in or join",
    title: "Come in, the door is open.",
    lead: "Bring a question or a burden. The companion answers with Scripture you can check.",
    join: "Join Chat",
    signIn: "Sign In",
    note: "Eight messages a day are free. No card needed.",
    popupDone: "You are signed in",
    popupClose: "You can close this window.",
    popupGoOn: "Go to the companion",
  },
  es: {
    pageTitle: "Inicia sesión o únete",
    title: "Pasa, la puerta está abierta.",
    lead: "Trae una pregunta o una carga. El compañero responde con pasajes de la Escritura que puedes comprobar.",
    join: "Unirse al chat",
    signIn: "Iniciar sesión",
    note: "Ocho mensajes gratis al día. No necesitas tarjeta.",
    popupDone: "Iniciaste sesión",
    popupClose: "Puedes cerrar esta ventana.",
    popupGoOn: "Ir al compañero",
  },
} satisfies Copy<Record<string, string>>;
