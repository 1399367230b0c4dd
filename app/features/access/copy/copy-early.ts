import type { Copy } from "#app/core/language.ts";
import type { AccessCopy } from "#app/features/access/rules/words.ts";

/** Pressed before the form's script had come. */
export const earlyCopy = {
  en: {
    title: "Please try again",
    text: "The form was still loading. What you wrote is here; please enter your password again.",
  },
  es: {
    title: "Inténtalo de nuevo",
    text: "El formulario aún se estaba cargando. Lo que escribiste sigue aquí; escribe otra vez tu contraseña.",
  },
} satisfies Copy<AccessCopy>;
