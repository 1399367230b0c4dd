import type { Context } from "hono";
import parseRange from "range-parser";
import type { AppEnv } from "#workers/app-env.ts";

/** How long browsers keep a clip, s: a new one has a new name. */
const KEPT_S = 86_400;

/**
 * A clip that ships with the product, or the part of it that is asked for. Static assets are answered whole, whatever
 * range is asked for; without ranges no browser can seek, and Safari does not play at all.
 */
export async function clip(c: Context<AppEnv>): Promise<Response> {
  const file = await c.env.ASSETS.fetch(new URL(new URL(c.req.url).pathname, c.req.url));
  if (file.status !== 200) return c.notFound();
  const headers = new Headers(file.headers);
  headers.set("accept-ranges", "bytes");
  headers.set("cache-control", `public, max-age=${KEPT_S}`);
  const asked = c.req.header("range");
  if (!asked) return new Response(file.body, { headers });
  const bytes = await file.arrayBuffer();
  const size = bytes.byteLength;
  const ranges = parseRange(size, asked, { combine: true });
  if (ranges === -1) {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const [part] = ranges === -2 ? [] : ranges;
  // what is malformed, or asks for several parts, is answered whole (RFC 9110, 14.2)
  if (!part || (ranges !== -2 && (ranges.length > 1 || ranges.type !== "bytes"))) {
    return new Response(bytes, { headers });
  }
  headers.set("content-range", `bytes ${part.start}-${part.end}/${size}`);
  headers.delete("content-length");
  return new Response(bytes.slice(part.start, part.end + 1), { status: 206, headers });
}
