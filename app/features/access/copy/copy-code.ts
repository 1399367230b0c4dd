import type { Copy } from "#app/core/language.ts";
import type { AccessCopy } from "#app/features/access/rules/words.ts";

/** V9, V10, X18: about a code. */
export const codeCopy = {
  en: {
    empty: { title: "Verification code", text: "Please enter the verification code" },
    short: { title: "Verification code", text: "Verification code must be 6 digits" },
    long: { title: "Backup code", text: "That is longer than a backup code." },
    failed: { title: "Verification failed", text: "Please try again." },
    wrong: {
      title: "Invalid verification code",
      text: "Check the code in the newest email and try again.",
    },
  },
  es: {
    empty: { title: "Código de verificación", text: "Escribe el código de verificación" },
    short: { title: "Código de verificación", text: "El código de verificación debe tener 6 dígitos" },
    long: { title: "Código de respaldo", text: "Eso es más largo que un código de respaldo." },
    failed: { title: "La verificación falló", text: "Inténtalo de nuevo." },
    wrong: {
      title: "Código de verificación incorrecto",
      text: "Revisa el código del correo más reciente e inténtalo de nuevo.",
    },
  },
} satisfies Copy<Record<string, AccessCopy>>;
