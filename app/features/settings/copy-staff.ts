import type { Copy } from "#app/core/language.ts";

/** G21: what staff read who came to a room of theirs without their second step. */
export const staffCopy = {
  en: {
    title: "That room asks for your second step",
    off: "You look after others there, so a password alone does not open it. Turn the second step on below, then prove it here.",
    on: "You look after others there, so a password alone does not open it. Your second step is on: prove it with a code of your app, once for this sign-in.",
    prove: "Prove It Now",
    done: "Proven: your rooms are open",
    askCode: "Please type a code of your app, or a backup code.",
  },
  es: {
    title: "Esa sala pide tu segundo paso",
    off: "Allí cuidas de otros, así que una contraseña sola no la abre. Activa abajo el segundo paso y después demuéstralo aquí.",
    on: "Allí cuidas de otros, así que una contraseña sola no la abre. Tu segundo paso está activado: demuéstralo con un código de tu app, una vez por inicio de sesión.",
    prove: "Demostrarlo ahora",
    done: "Demostrado: tus salas están abiertas",
    askCode: "Escribe un código de tu app, o uno de respaldo.",
  },
} satisfies Copy<Record<string, string>>;
