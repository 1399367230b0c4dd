import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refusedReply } from "./documents/refused.ts";

/** What proxies say of the host that was asked. Ours is the address itself; libraries would believe these instead. */
const FORWARDED = ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"] as const;

/** Takes out what nobody before us may say. */
export const requireOwnHost: MiddlewareHandler = (c, next) => {
  const { raw } = c.req;
  if (FORWARDED.some((name) => raw.headers.has(name))) {
    const headers = new Headers(raw.headers);
    for (const name of FORWARDED) headers.delete(name);
    c.req.raw = new Request(raw, { headers });
  }
  return next();
};

/** What no address of ours holds: control characters, backslashes, empty parts, percent signs that say nothing. */
const NO_ADDRESS = /[\p{Cc}\\]|\/\//u;

/** An address that no page can have is not found, before anything takes it apart. */
export const requireValidPath: MiddlewareHandler = async (c, next) => {
  const path = decoded(new URL(c.req.url).pathname);
  return path === null || NO_ADDRESS.test(path) ? refusedReply(c.req.raw, "not_found") : next();
};

function decoded(path: string): string | null {
  try {
    return path.includes("%") ? decodeURIComponent(path) : path;
  } catch {
    return null;
  }
}

const ALLOWED = { allow: "GET, HEAD, POST, OPTIONS" };

/** Pages are read, and sent forms; nothing here is put, patched or deleted by its method. */
export const requireKnownMethod: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req;
  const { method } = raw;
  // a reader that sends a body means nothing by it, and libraries cannot copy such a request
  if (raw.body && (method === "GET" || method === "HEAD"))
    c.req.raw = new Request(raw.url, {
      method,
      headers: raw.headers,
      signal: raw.signal,
      ...(raw.cf && { cf: raw.cf }),
    });
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: ALLOWED });
  if (method !== "GET" && method !== "HEAD" && method !== "POST")
    return refusedReply(raw, "method_not_allowed", ALLOWED);
  return next();
};

/** More than any form of ours sends, bytes: a message of 100,000 characters is still answered in words. */
const MAX_BODY_BYTES = 1024 * 1024;

/** A sender that cannot finish its sentence does not hear the answer: so much of it is let pass unread, bytes. */
const MAX_PASSED_BYTES = 8 * MAX_BODY_BYTES;

const limit = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: async (c) => {
    await letPass(c.req.raw.body, MAX_PASSED_BYTES);
    return refusedReply(c.req.raw, "too_large");
  },
});

/**
 * The one place where bodies are read from the wire: refused when too large, when they broke off, and when they are
 * no form where a form is due. Everything behind it parses what is known to be whole.
 */
export const requireWholeBody: MiddlewareHandler = async (c, next) => {
  if (c.req.raw.method !== "POST") return next();
  try {
    // the limit's own reading alone: what happens further on is not caught here
    const tooLarge = await limit(c, async () => undefined);
    if (tooLarge) return tooLarge;
    const bytes = await c.req.raw.arrayBuffer();
    const isForm = !/^\/(functions|api|parties)\//.test(c.req.path);
    const asked = c.req.raw;
    c.req.raw = new Request(asked.url, {
      method: "POST",
      headers: asked.headers,
      body: bytes,
      signal: asked.signal,
    });
    if (!isForm) return next();
    const type = formType(asked.headers, bytes);
    if (!type) return refusedReply(asked, "not_a_form");
    if (type !== asked.headers.get("content-type")) c.req.raw.headers.set("content-type", type);
    if (type.startsWith("multipart/"))
      await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    return refusedReply(c.req.raw, "broken_body");
  }
  return next();
};

const URL_ENCODED = "application/x-www-form-urlencoded";

/** The type by which a form is parsed; null for what is none. A button that sends nothing sends an empty form. */
function formType(headers: Headers, { byteLength }: ArrayBuffer): string | null {
  const type = headers.get("content-type") ?? "";
  if (!/^(|identity)$/i.test(headers.get("content-encoding") ?? "")) return null;
  if (byteLength === 0) return URL_ENCODED;
  const [kind = "", ...parameters] = type
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters
    .find((one) => one.startsWith("charset="))
    ?.slice(8)
    .replace(/"/g, "");
  if (charset !== undefined && charset !== "utf-8" && charset !== "utf8") return null;
  if (kind === URL_ENCODED) return URL_ENCODED;
  return kind === "multipart/form-data" ? type : null;
}

async function letPass(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<void> {
  // one without a length has been read to the limit, and is held
  if (!body || body.locked) return;
  const reader = body.getReader();
  let left = maxBytes;
  try {
    while (left > 0) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.length;
    }
  } catch {
    // it went away by itself
  }
}
