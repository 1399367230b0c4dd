import type { Copy } from "#app/core/language.ts";

/** G21: what staff read who came to a page of theirs without two-step verification. */
export const staffCopy = {
  en: {
    title: "That page asks for two-step verification",
    off: "You look after others there, so a password alone does not open it. Turn two-step verification on below, then enter a code here.",
    on: "You look after others there, so a password alone does not open it. Two-step verification is on: enter a code from your app, once for this sign-in.",
    prove: "Prove It Now",
    done: "Confirmed: the staff pages are open",
    askCode: "Please type a code of your app, or a backup code.",
  },
  es: {
    title: "Esa página pide la verificación en dos pasos",
    off: "Allí cuidas de otros, así que una contraseña sola no la abre. Activa abajo la verificación en dos pasos y después escribe aquí un código.",
    on: "Allí cuidas de otros, así que una contraseña sola no la abre. La verificación en dos pasos está activada: escribe un código de tu app, una vez por inicio de sesión.",
    prove: "Demostrarlo ahora",
    done: "Confirmado: las páginas del equipo están abiertas",
    askCode: "Escribe un código de tu app, o uno de respaldo.",
  },
} satisfies Copy<Record<string, string>>;
