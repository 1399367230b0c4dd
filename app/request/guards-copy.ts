import type { Copy } from "#app/core/language.ts";

/** What a function says when it lets somebody not in, or could not be done: notices show it (X1). */
export const guardsCopy = {
  en: {
    signIn: "Please sign in.",
    another: "This page was opened by somebody else. Nothing was saved.",
    rests: "This account is locked until it is erased. Its owner can undo that.",
    age: "Please say first how old you are. Open the page anew to be asked.",
    terms: "Our Terms have changed. Please open the page anew and accept them, or leave.",
    proof: "It is a while since you signed in. Please prove in Settings that it is you, then try again.",
    failed: "We're sorry, but something went wrong. Please try again.",
  },
  es: {
    signIn: "Inicia sesión, por favor.",
    another: "Otra persona abrió esta página. No se guardó nada.",
    rests: "Esta cuenta está bloqueada hasta que se borre. Su dueño puede deshacerlo.",
    age: "Primero dinos qué edad tienes. Abre la página de nuevo y te lo preguntaremos.",
    premium: "Esto es parte del acceso Premium.",
    closed: "Esto no está abierto para tu cuenta.",
    secondStep: "Esto pide la verificación en dos pasos. Confírmala en Ajustes, por favor.",
    terms: "Nuestros Términos han cambiado. Abre la página de nuevo para aceptarlos o irte.",
    proof: "Iniciaste sesión hace un rato. Confirma en Ajustes que eres tú e inténtalo de nuevo.",
    failed: "Lo sentimos, algo salió mal. Inténtalo de nuevo.",
  },
} satisfies Copy<Record<string, string>>;
