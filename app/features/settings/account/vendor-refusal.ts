import type { Language } from "#app/core/language.ts";
import { vendorCode, vendorCopy } from "#app/features/access/copy/copy-vendor.ts";
import { AccountTimeout } from "#app/features/access/rules/with-timeout.ts";
import type { AccessCopy } from "#app/features/access/rules/words.ts";
import { settingsCopy } from "#app/features/settings/model/copy.ts";

/** What the vendor said no to, in words; with a title where nothing in the form was wrong, and a notice says it too. */
export class VendorRefusal extends Error {
  readonly title: string | null;
  constructor(text: string, title: string | null = null) {
    super(text);
    this.title = title;
  }
}

const MEANINGS: Record<
  string,
  "wrongPassword" | "wrongCode" | "codeOver" | "taken" | "weak" | "breached" | "busy"
> = {
  form_password_incorrect: "wrongPassword",
  form_password_pwned: "breached",
  form_code_incorrect: "wrongCode",
  verification_expired: "codeOver",
  verification_failed: "codeOver",
  form_identifier_exists: "taken",
  form_password_length_too_short: "weak",
  form_password_length_too_long: "weak",
  form_password_not_strong_enough: "weak",
  too_many_requests: "busy",
};

const noticed = ({ title, text }: AccessCopy): VendorRefusal => new VendorRefusal(text, title);

/** X14, X16: the same words as at sign-in where the vendor is slow, away or failing. */
export function vendorRefusal(error: unknown, language: Language): VendorRefusal {
  if (error instanceof VendorRefusal) return error;
  const { vendor: words } = settingsCopy[language];
  const access = vendorCopy[language];
  if (error instanceof AccountTimeout) return noticed(access.timeout);
  const code = vendorCode(error);
  if (code === "network_error" || error instanceof TypeError) return noticed(access.unreachable);
  const meaning = MEANINGS[code];
  if (meaning) return new VendorRefusal(words[meaning]);
  if (code.startsWith("form_param_format")) return new VendorRefusal(words.notEmail);
  return noticed({ title: access.down.title, text: words.failed });
}
