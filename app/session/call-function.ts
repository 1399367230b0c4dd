import { freshSession } from "./session-browser.ts";

/** A call that was answered no, or not at all: `offline`, `timeout`, `unreachable`, or the function's own word. */
export type CallRefused = {
  ok: false;
  error: string;
  title: string | null;
  message: string | null;
  /** Null: no answer came. */
  status: number | null;
  /** When it may be tried again, where the answer says so. */
  waitS: number | null;
};
export type CallAnswer<Value> = { ok: true; value: Value } | CallRefused;

/** As long as an account form waits (K3), ms. */
const TIMEOUT_MS = 30_000;

const refusal = (
  error: string,
  body: Record<string, unknown> = {},
  answer: Response | null = null,
): CallRefused => ({
  ok: false,
  error,
  title: typeof body.title === "string" ? body.title : null,
  message: typeof body.message === "string" ? body.message : null,
  status: answer?.status ?? null,
  waitS: typeof body.waitS === "number" ? body.waitS : retryAfter(answer),
});

/** In seconds alone: a date of the server's says little to a clock that may be wrong. */
function retryAfter(answer: Response | null): number | null {
  const seconds = Number(answer?.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** `POST /functions/<name>` from a page: never throws. The value's type is the caller's word for the function's reply. */
export async function callFunction<Value>(name: string, payload: unknown): Promise<CallAnswer<Value>> {
  if (!navigator.onLine) return refusal("offline");
  try {
    // without a fresh token the server says so itself
    await freshSession().catch(() => false);
    const response = await fetch(`/functions/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    if (response.ok) return { ok: true, value: body as Value };
    return refusal(typeof body.error === "string" ? body.error : "failed", body, response);
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") return refusal("timeout");
    return refusal(navigator.onLine ? "unreachable" : "offline");
  }
}
