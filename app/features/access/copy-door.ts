import type { Copy } from "#app/core/language.ts";

/** AU1, AU2: the front door itself. */
export const doorCopy = {
  en: {
    pageTitle: "Come in",
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
    pageTitle: "Entra",
    title: "Entra, la puerta está abierta.",
    lead: "Trae una pregunta o una carga. El compañero responde con Escrituras que puedes comprobar.",
    join: "Unirse al chat",
    signIn: "Iniciar sesión",
    note: "Ocho mensajes al día son gratis. Sin tarjeta.",
    popupDone: "Has iniciado sesión",
    popupClose: "Puedes cerrar esta ventana.",
    popupGoOn: "Ir al compañero",
  },
} satisfies Copy<Record<string, string>>;
