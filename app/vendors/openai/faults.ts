import { APIConnectionError, APIError } from "openai";
import { CompanionFault } from "#app/vendors/ports.ts";

/**
 * What went wrong, in the port's words.
 * @see https://platform.openai.com/docs/guides/error-codes
 */
export function toFault(error: unknown): CompanionFault {
  if (error instanceof CompanionFault) return error;
  if (error instanceof APIConnectionError) return new CompanionFault("down", "no connection to OpenAI");
  if (error instanceof APIError) return statusFault(error);
  // A connection cut, or an event that is no JSON.
  return new CompanionFault(
    "broken",
    `OpenAI's stream broke: ${error instanceof Error ? error.name : "unknown"}`,
  );
}

function statusFault({ status, code }: APIError): CompanionFault {
  const what = `OpenAI answered ${status ?? "an error event"} ${code ?? ""}`.trim();
  if (status === 429 || code === "rate_limit_exceeded") return new CompanionFault("busy", what);
  if ((status ?? 0) >= 500 || code === "server_error") return new CompanionFault("down", what);
  return new CompanionFault(status === undefined ? "broken" : "refused", what);
}

/** Whether the same request may succeed in a moment: too many requests, or the vendor's own failure. */
export const isTransient = (error: unknown): boolean =>
  error instanceof APIError && (error.status === 429 || (error.status ?? 0) >= 500);

/** How long the vendor asks to be left alone, ms; 0 when it does not say. In seconds or as a date (RFC 9110, 10.2.3). */
export function retryAfterMs(error: unknown): number {
  const headers = error instanceof APIError ? error.headers : undefined;
  const ms = Number(headers?.get("retry-after-ms"));
  if (Number.isFinite(ms) && ms > 0) return ms;
  const after = headers?.get("retry-after");
  if (!after) return 0;
  const seconds = Number(after);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(after) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
