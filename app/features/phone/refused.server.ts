import type { AppContext } from "#app/request/context.ts";
import { refusedJson } from "#app/request/server-function.server.ts";
import { refusalCopy } from "./copy-refusals.ts";
import type { PhoneRefusal } from "./phone-rules.ts";
import type { Refused } from "./send-code.server.ts";

const STATUS: Record<PhoneRefusal, number> = {
  "phone.empty": 400,
  "phone.not_ten_digits": 400,
  "phone.not_us": 400,
  "phone.cannot_be_texted": 400,
  "phone.code_empty": 400,
  "phone.code_not_six_digits": 400,
  "phone.code_wrong": 400,
  "phone.not_yours": 403,
  "phone.no_code": 404,
  "phone.code_elsewhere": 409,
  "phone.code_used": 409,
  "phone.taken": 409,
  "phone.code_expired": 410,
  "phone.too_soon": 429,
  "phone.three_sends": 429,
  "phone.ten_a_day": 429,
  "phone.address_limit": 429,
  "phone.vendor_limit": 429,
  "phone.too_many_tries": 429,
  "phone.not_sent": 503,
  "phone.not_checked": 503,
  "phone.not_saved": 503,
};

export function refused(ctx: AppContext, { why, ...facts }: Refused<PhoneRefusal>): Response {
  const { title, text } = refusalCopy[ctx.language][why](facts);
  const response = refusedJson(why, text, STATUS[why], { title, ...facts });
  if (facts.waitS !== undefined) response.headers.set("retry-after", String(facts.waitS));
  return response;
}
