import type { Copy, Language } from "#app/core/language.ts";
import type { PhoneRefusal } from "./phone-rules.ts";

/** What is known of a refusal beside its name. */
export type RefusalFacts = { waitS?: number; triesLeft?: number };
export type RefusalWords = { title: string; text: string };
type Words = Record<PhoneRefusal, (facts: RefusalFacts) => RefusalWords>;

const SEND = "Failed to send verification code";
const INVALID = "Invalid verification code";
const FAILED = "Verification failed";
const ENVIAR = "No se pudo enviar el código de verificación";
const INVALIDO = "Código de verificación no válido";
const FALLO = "La verificación falló";

/** "40 seconds", "7 minutes", "3 hours": rounded up, so that nobody comes too early. */
export function inWords(seconds: number, language: Language): string {
  const [amount, unit] =
    seconds < 60
      ? [Math.max(1, seconds), "second"]
      : seconds < 3600
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3600), "hour"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(amount);
}

const wait = (waitS: number | undefined): string =>
  waitS === undefined ? "Please try again later." : `Please try again in ${inWords(waitS, "en")}.`;
const espera = (waitS: number | undefined): string =>
  waitS === undefined ? "Inténtalo más tarde." : `Inténtalo de nuevo dentro de ${inWords(waitS, "es")}.`;

const plain = (title: string, text: string) => () => ({ title, text });

const english: Words = {
  "phone.empty": plain(SEND, "Please enter a phone number"),
  "phone.not_ten_digits": plain(SEND, "Please enter a valid 10-digit phone number"),
  "phone.not_us": plain(
    SEND,
    "We can text numbers of the United States only, for now. You can skip this step.",
  ),
  "phone.cannot_be_texted": plain(SEND, "This number cannot receive texts. A landline cannot be verified."),
  "phone.too_soon": ({ waitS }) => ({ title: SEND, text: `A text was just sent. ${wait(waitS)}` }),
  "phone.three_sends": ({ waitS }) => ({
    title: SEND,
    text: `Three texts went to this number in ten minutes. ${wait(waitS)}`,
  }),
  "phone.ten_a_day": ({ waitS }) => ({
    title: SEND,
    text: `You have reached the limit of codes for one day. ${wait(waitS)}`,
  }),
  "phone.address_limit": plain(
    SEND,
    "Too many texts were sent from this network today. Please try again tomorrow.",
  ),
  "phone.code_elsewhere": plain(
    SEND,
    "Another account has asked for a code for this number. Please try again in ten minutes.",
  ),
  "phone.vendor_limit": plain(SEND, "Too many codes went to this number. Please try again in ten minutes."),
  "phone.not_sent": plain(
    SEND,
    "Our text service is not responding. Nothing was sent. Please try again in a moment.",
  ),
  "phone.code_empty": plain(INVALID, "Please enter the verification code"),
  "phone.code_not_six_digits": plain(INVALID, "Verification code must be 6 digits"),
  "phone.code_wrong": ({ triesLeft }) => ({
    title: INVALID,
    text:
      triesLeft === undefined
        ? "Check the newest text and try again."
        : `Check the newest text and try again. ${triesLeft === 1 ? "One try is" : `${triesLeft} tries are`} left.`,
  }),
  "phone.too_many_tries": ({ waitS }) => ({
    title: FAILED,
    text: `The code was wrong five times and can no longer be used. ${
      waitS === undefined
        ? "Please send a new one later."
        : `A new one can be sent in ${inWords(waitS, "en")}.`
    }`,
  }),
  "phone.code_expired": plain(FAILED, "This code has expired. Please request a new one."),
  "phone.code_used": plain(
    FAILED,
    "This code has already been used. If it was you, your number is verified.",
  ),
  "phone.no_code": plain(FAILED, "No code was sent to this number. Please send one first."),
  "phone.taken": plain(
    FAILED,
    "This number belongs to another account. Each account needs a number of its own.",
  ),
  "phone.not_checked": plain(
    FAILED,
    "Our text service is not responding. Your try was not counted. Please try again.",
  ),
  "phone.not_saved": plain(
    FAILED,
    "The code was right, but we could not save your number yet. Please press Verify again.",
  ),
  "phone.not_yours": plain(
    FAILED,
    "Another account is signed in on this device now. Please reload the page.",
  ),
};

const spanish: Words = {
  "phone.empty": plain(ENVIAR, "Escribe un número de teléfono"),
  "phone.not_ten_digits": plain(ENVIAR, "Escribe un número de teléfono válido de 10 dígitos"),
  "phone.not_us": plain(
    ENVIAR,
    "Por ahora solo podemos enviar mensajes a números de Estados Unidos. Puedes saltarte este paso.",
  ),
  "phone.cannot_be_texted": plain(
    ENVIAR,
    "Este número no recibe mensajes. Un teléfono fijo no se puede verificar.",
  ),
  "phone.too_soon": ({ waitS }) => ({
    title: ENVIAR,
    text: `Acabamos de enviar un mensaje. ${espera(waitS)}`,
  }),
  "phone.three_sends": ({ waitS }) => ({
    title: ENVIAR,
    text: `Ya enviamos tres mensajes a este número en diez minutos. ${espera(waitS)}`,
  }),
  "phone.ten_a_day": ({ waitS }) => ({
    title: ENVIAR,
    text: `Alcanzaste el límite de códigos de un día. ${espera(waitS)}`,
  }),
  "phone.address_limit": plain(
    ENVIAR,
    "Hoy se enviaron demasiados mensajes desde esta red. Inténtalo mañana.",
  ),
  "phone.code_elsewhere": plain(
    ENVIAR,
    "Otra cuenta pidió un código para este número. Inténtalo dentro de diez minutos.",
  ),
  "phone.vendor_limit": plain(
    ENVIAR,
    "Ya se enviaron demasiados códigos a este número. Inténtalo dentro de diez minutos.",
  ),
  "phone.not_sent": plain(
    ENVIAR,
    "El servicio de mensajes no responde. No se envió nada. Inténtalo de nuevo en un momento.",
  ),
  "phone.code_empty": plain(INVALIDO, "Escribe el código de verificación"),
  "phone.code_not_six_digits": plain(INVALIDO, "El código de verificación debe tener 6 dígitos"),
  "phone.code_wrong": ({ triesLeft }) => ({
    title: INVALIDO,
    text:
      triesLeft === undefined
        ? "Mira el último mensaje e inténtalo de nuevo."
        : `Mira el último mensaje e inténtalo de nuevo. ${triesLeft === 1 ? "Queda un intento" : `Quedan ${triesLeft} intentos`}.`,
  }),
  "phone.too_many_tries": ({ waitS }) => ({
    title: FALLO,
    text: `El código fue incorrecto cinco veces y ya no sirve. ${
      waitS === undefined
        ? "Pide uno nuevo más tarde."
        : `Puedes pedir uno nuevo dentro de ${inWords(waitS, "es")}.`
    }`,
  }),
  "phone.code_expired": plain(FALLO, "Este código ha caducado. Pide uno nuevo."),
  "phone.code_used": plain(FALLO, "Este código ya se usó. Si fuiste tú, tu número está verificado."),
  "phone.no_code": plain(FALLO, "No se envió ningún código a este número. Pide uno primero."),
  "phone.taken": plain(FALLO, "Este número pertenece a otra cuenta. Cada cuenta necesita un número propio."),
  "phone.not_checked": plain(
    FALLO,
    "El servicio de mensajes no responde. Tu intento no se contó. Inténtalo de nuevo.",
  ),
  "phone.not_saved": plain(
    FALLO,
    "El código era correcto, pero aún no pudimos guardar tu número. Pulsa Verificar otra vez.",
  ),
  "phone.not_yours": plain(
    FALLO,
    "Ahora hay otra cuenta abierta en este dispositivo. Vuelve a cargar la página.",
  ),
};

/** X18 and its causes: the service's words, so that a page carries none of them. */
export const refusalCopy: Copy<Words> = { en: english, es: spanish };
