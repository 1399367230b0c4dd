import type { Copy, Language } from "#app/core/language.ts";
import type { AccessCopy } from "#app/features/access/rules/words.ts";

/** What the vendor's refusals mean to a person. */
type Meaning =
  | "timeout"
  | "unreachable"
  | "down"
  | "busy"
  | "unfinished"
  | "unconfirmed"
  | "exists"
  | "wrong"
  | "notCreated"
  | "requirements"
  | "breached"
  | "longPassword"
  | "wrongCode"
  | "codeOver"
  | "captcha"
  | "locked"
  | "email";

const EN: Record<Meaning, AccessCopy> = {
  timeout: { title: "Request Timeout", text: "The operation took too long. Please try again." },
  unreachable: {
    title: "No connection",
    text: "We could not reach the sign-in service. Nothing was lost; please try again in a moment.",
  },
  down: { title: "Error", text: "An error occurred during authentication." },
  busy: { title: "Too many attempts", text: "Please wait a minute, then try again." },
  unfinished: {
    title: "Sign In Failed",
    text: "This sign-in needs a step that is not available here. Please try again in a moment.",
  },
  unconfirmed: {
    title: "Email Verification Required",
    text: "Please check your email and type the code from it, or click the link in it, before signing in.",
  },
  exists: {
    title: "Account Already Exists",
    text: "An account with this email already exists. Please sign in instead.",
  },
  wrong: {
    title: "Sign In Failed",
    text: "Email or password is incorrect. If you have no account yet, please sign up.",
  },
  notCreated: { title: "Sign In Failed", text: "Unable to create account. Please try again." },
  requirements: {
    title: "Password Requirements Not Met",
    text: "Password must contain an uppercase letter, a lowercase letter, a number, and a special character, and at least 8 characters.",
  },
  breached: {
    title: "Password Requirements Not Met",
    text: "This password has been found in a data breach elsewhere. Please choose another one.",
  },
  longPassword: {
    title: "Password Requirements Not Met",
    text: "This password is too long. The maximum is 72 characters.",
  },
  wrongCode: {
    title: "Invalid verification code",
    text: "Check the code in the newest email and try again.",
  },
  codeOver: { title: "Verification failed", text: "That code can no longer be used. Request a new one." },
  captcha: {
    title: "CAPTCHA Required",
    text: "Please complete the CAPTCHA verification by checking the box.",
  },
  locked: {
    title: "Sign In Failed",
    text: "There were too many failed attempts, so this account is locked for a while. Please try again later, or reset your password.",
  },
  email: { title: "Email", text: "Please enter a valid email address." },
};

const ES: Record<Meaning, AccessCopy> = {
  timeout: { title: "Tiempo agotado", text: "La operación tardó demasiado. Inténtalo de nuevo." },
  unreachable: {
    title: "Sin conexión",
    text: "No pudimos conectarnos con el servicio de inicio de sesión. No se perdió nada; inténtalo de nuevo en un momento.",
  },
  down: { title: "Error", text: "Ocurrió un error durante la autenticación." },
  busy: { title: "Demasiados intentos", text: "Espera un minuto e inténtalo de nuevo." },
  unfinished: {
    title: "No se pudo iniciar sesión",
    text: "Este inicio de sesión requiere un paso que no está disponible aquí. Inténtalo de nuevo en un momento.",
  },
  unconfirmed: {
    title: "Falta verificar el correo",
    text: "Antes de iniciar sesión, revisa tu correo y escribe el código que te enviamos o abre el enlace.",
  },
  exists: {
    title: "La cuenta ya existe",
    text: "Ya existe una cuenta con este correo. Inicia sesión.",
  },
  wrong: {
    title: "No se pudo iniciar sesión",
    text: "El correo o la contraseña no son correctos. Si aún no tienes cuenta, regístrate.",
  },
  notCreated: {
    title: "No se pudo iniciar sesión",
    text: "No se pudo crear la cuenta. Inténtalo de nuevo.",
  },
  requirements: {
    title: "La contraseña no cumple los requisitos",
    text: "La contraseña debe tener mayúscula, minúscula, número y carácter especial, y al menos 8 caracteres.",
  },
  breached: {
    title: "La contraseña no cumple los requisitos",
    text: "Esta contraseña apareció en una filtración de datos de otro sitio. Elige otra.",
  },
  longPassword: {
    title: "La contraseña no cumple los requisitos",
    text: "Esta contraseña es demasiado larga. El máximo son 72 caracteres.",
  },
  wrongCode: {
    title: "Código de verificación incorrecto",
    text: "Revisa el código del correo más reciente e inténtalo de nuevo.",
  },
  codeOver: { title: "La verificación falló", text: "Ese código ya no sirve. Pide uno nuevo." },
  captcha: { title: "Falta el CAPTCHA", text: "Completa la verificación CAPTCHA marcando la casilla." },
  locked: {
    title: "No se pudo iniciar sesión",
    text: "Hubo demasiados intentos fallidos y bloqueamos esta cuenta por un rato. Inténtalo más tarde o restablece tu contraseña.",
  },
  email: { title: "Correo", text: "Escribe un correo electrónico válido." },
};

export const vendorCopy = { en: EN, es: ES } satisfies Copy<Record<Meaning, AccessCopy>>;

/** The vendor's error codes (X9-X13). */
const BY_CODE: Record<string, Meaning> = {
  form_identifier_exists: "exists",
  form_password_incorrect: "wrong",
  form_identifier_not_found: "wrong",
  form_password_or_identifier_incorrect: "wrong",
  form_password_pwned: "breached",
  form_password_compromised: "breached",
  form_password_no_lowercase: "requirements",
  form_password_no_uppercase: "requirements",
  form_password_no_number: "requirements",
  form_password_no_special_char: "requirements",
  form_password_not_strong_enough: "requirements",
  form_password_validation_failed: "requirements",
  form_password_length_too_short: "requirements",
  form_password_length_too_long: "longPassword",
  form_password_size_in_bytes_exceeded: "longPassword",
  form_code_incorrect: "wrongCode",
  verification_expired: "codeOver",
  verification_failed: "codeOver",
  captcha_invalid: "captcha",
  captcha_missing_token: "captcha",
  captcha_unavailable: "captcha",
  user_locked: "locked",
  too_many_requests: "busy",
  network_error: "unreachable",
  form_identifier_unverified: "unconfirmed",
};

type VendorError = {
  code?: unknown;
  status?: unknown;
  errors?: { code?: string; longMessage?: string; message?: string; meta?: { paramName?: string } }[];
};

/** The first code of the vendor's refusal; empty when there is none. */
export function vendorCode(error: unknown): string {
  const fault = (error ?? {}) as VendorError;
  return fault.errors?.[0]?.code ?? (typeof fault.code === "string" ? fault.code : "");
}

/** The meaning of a refusal; null when we have no words of our own for it. */
function meaningOf(error: unknown, during: "sign-in" | "sign-up"): Meaning | null {
  const code = vendorCode(error);
  const meaning = BY_CODE[code];
  // X12: the same refusal, said of an account that could not be made
  if (meaning === "wrong" && during === "sign-up") return "notCreated";
  if (meaning) return meaning;
  const param = ((error ?? {}) as VendorError).errors?.[0]?.meta?.paramName;
  if (code.startsWith("form_param") && (param === "email_address" || param === "identifier")) return "email";
  return error instanceof TypeError ? "unreachable" : null;
}

export type VendorField = "email" | "password" | "captcha" | "code";

/** The field of the form that a refusal is about; null when it is about the whole. */
export function vendorField(error: unknown): VendorField | null {
  const meaning = meaningOf(error, "sign-up");
  if (meaning === "wrongCode") return "code";
  if (meaning === "requirements" || meaning === "breached" || meaning === "longPassword") return "password";
  return meaning === "email" || meaning === "captcha" ? meaning : null;
}

/** What a person reads when the vendor refuses; X14 for what we have no words of our own for. */
export function copyForVendorError(
  error: unknown,
  { language, during }: { language: Language; during: "sign-in" | "sign-up" },
): AccessCopy {
  const meaning = meaningOf(error, during);
  if (meaning) return vendorCopy[language][meaning];
  const first = ((error ?? {}) as VendorError).errors?.[0];
  const text = first?.longMessage || first?.message;
  return text ? { title: vendorCopy[language].down.title, text } : vendorCopy[language].down;
}
