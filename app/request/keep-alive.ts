/**
 * A form that was sent is not taken back by leaving the page: browsers cancel what is under way when a document goes,
 * unless it is sent with `keepalive`, and Cloudflare ends a request whose client has gone. The Fetch standard allows
 * 64 KiB for all such requests of a page together.
 */

/** For all requests under way that outlive their page, bytes; half of what the standard allows. */
export const KEEPALIVE_BYTES = 32_768;
/** What a part of a multipart body takes beside its name and its value, bytes. */
const PART_BYTES = 160;

let underWay = 0;

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

/** @returns null where it cannot be said before the body is read, or where a file is in it */
export function bodyBytes(body: BodyInit | null | undefined): number | null {
  if (body === null || body === undefined) return 0;
  if (typeof body === "string") return bytesOf(body);
  if (body instanceof URLSearchParams) return bytesOf(String(body));
  if (!(body instanceof FormData)) return null;
  const values = [...body.values()];
  if (!values.every((value) => typeof value === "string")) return null;
  return [...body].reduce((sum, [name, value]) => sum + PART_BYTES + bytesOf(`${name}${value}`), 0);
}

/**
 * Sends a request; what changes something (POST) arrives even when the page is left meanwhile, as long as there is room.
 * @param send the page's own `fetch`
 */
export function fetchOutlivingPage(
  send: (init: RequestInit) => Promise<Response>,
  init: RequestInit,
): Promise<Response> {
  const bytes = init.method?.toUpperCase() === "POST" ? bodyBytes(init.body) : null;
  if (bytes === null || underWay + bytes > KEEPALIVE_BYTES) return send(init);
  underWay += bytes;
  return send({ ...init, keepalive: true }).finally(() => {
    underWay -= bytes;
  });
}
