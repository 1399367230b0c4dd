import type { Copy } from "#app/core/language.ts";
import type { AccessCopy } from "./words.ts";

/** Pressed before the form's script had come. */
export const earlyCopy = {
  en: {
    title: "A moment too early",
    text: "The form was not quite ready. What you wrote is here; please type the password again.",
  },
  es: {
    title: "Un momento antes de tiempo",
    text: "El formulario no estaba listo. Lo que escribiste sigue aquí; escribe la contraseña otra vez.",
  },
} satisfies Copy<AccessCopy>;
