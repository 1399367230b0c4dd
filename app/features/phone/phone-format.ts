/** A country code that is written out and is not +1. */
export const isForeign = (typed: string): boolean => /^\s*\+\s*[02-9]/.test(typed);

/**
 * PH1: digits as 3-3-4 with dashes, twelve characters at most; a leading 1 or +1 is taken off: no US area code
 * begins so. A number of another country stays as it was written: cut to ten digits it could pass for one of ours.
 */
export function formatPhone(typed: string): string {
  if (isForeign(typed)) return typed.trim().slice(0, 12).trimEnd();
  const digits = typed.replace(/\D/g, "").replace(/^1+/, "").slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join("-");
}

/** A number that is kept, as it is read: one of ours behind its country's code. */
export const shownPhone = (kept: string): string => (isForeign(kept) ? kept : `+1 ${formatPhone(kept)}`);

/** PH7, V8: ten digits of a US number; null when they are not ten. */
export function usPhone(typed: string): string | null {
  if (isForeign(typed)) return null;
  const digits = typed.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length === 10 ? `+1${digits}` : null;
}
