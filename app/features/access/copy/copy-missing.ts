import type { Copy } from "#app/core/language.ts";
import type { SignUpFields } from "#app/features/access/rules/sign-up-rules.ts";

/** V4, V7: under a field that was left empty. */
export const missingCopy = {
  en: {
    fullName: "Please enter your full name",
    email: "Please enter your email",
    password: "Please enter your password",
    phoneNumber: "Please enter a phone number",
    age: "Please choose your age",
  },
  es: {
    fullName: "Escribe tu nombre completo",
    email: "Escribe tu correo electrónico",
    password: "Escribe tu contraseña",
    phoneNumber: "Escribe un número de teléfono",
    age: "Elige tu edad",
  },
} satisfies Copy<Record<keyof SignUpFields, string>>;
