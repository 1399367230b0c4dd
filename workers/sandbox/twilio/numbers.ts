/** Twilio's magic numbers, https://www.twilio.com/docs/iam/test-credentials */
const INVALID = "+15005550001";
const NOT_FOR_TEXTS = "+15005550009";

const E164 = /^\+[1-9]\d{7,14}$/;
/** The North American plan: area code and exchange begin with 2-9. */
const NANP = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/** Whether the number can exist. */
export function isPhoneNumber(number: string): boolean {
  if (number === INVALID || !E164.test(number)) return false;
  return !number.startsWith("+1") || NANP.test(number);
}

/** Whether a text can reach the number (a landline cannot be reached). */
export const takesTexts = (number: string) => number !== NOT_FOR_TEXTS;
