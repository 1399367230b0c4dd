import { gzipSync } from "node:zlib";
import { type Chance, LONG, PROTOTYPE, SHAPES, TEXTS } from "./hostile.ts";

/** What goes over the wire; `cutAt`: so many bytes of it are sent, then the connection ends. */
export type Body = { type: string | null; bytes: Buffer; encoding?: string; cutAt?: number };

export type Values = Record<string, unknown>;

const FORM = "application/x-www-form-urlencoded";

/** As a browser would: a lone half of a surrogate pair becomes U+FFFD. */
export const urlencoded = (values: Values): Body => ({
  type: FORM,
  bytes: Buffer.from(
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((one) => [
          name,
          typeof one === "string" ? one : (JSON.stringify(one) ?? ""),
        ]),
      ),
    ).toString(),
  ),
});

export const json = (values: unknown): Body => ({
  type: "application/json",
  bytes: Buffer.from(JSON.stringify(values) ?? ""),
});

const BOUNDARY = "----fuzz";

export function multipart(values: Values, file = false): Body {
  const parts = Object.entries(values).map(([name, value]) => {
    const as = file ? '; filename="a.png"\r\ncontent-type: image/png' : "";
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.replace(/"/g, "%22")}"${as}\r\n\r\n${text}\r\n`;
  });
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`),
  };
}

/** Bodies that are no form, or a broken one: each has its name, so that all of them are met. */
export const BROKEN: Record<string, (values: Values) => Body> = {
  nothing: () => ({ type: null, bytes: Buffer.alloc(0) }),
  "an empty form": () => ({ type: FORM, bytes: Buffer.alloc(0) }),
  "a text": () => ({ type: "text/plain", bytes: Buffer.from("a=b") }),
  "no type": () => ({ type: null, bytes: Buffer.from("a=b") }),
  "an odd type": () => ({ type: ";;/", bytes: Buffer.from("a=b") }),
  xml: () => ({ type: "application/xml", bytes: Buffer.from("<a/>") }),
  "multipart without a boundary": (values) => ({ ...multipart(values), type: "multipart/form-data" }),
  "multipart with another boundary": (values) => ({
    ...multipart(values),
    type: "multipart/form-data; boundary=other",
  }),
  "multipart without its end": (values) => {
    const whole = multipart(values);
    return { ...whole, bytes: whole.bytes.subarray(0, Math.max(1, whole.bytes.length - 12)) };
  },
  "multipart in one line": () => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.from("a"),
  }),
  "multipart without names": () => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.from(`--${BOUNDARY}\r\n\r\na\r\n--${BOUNDARY}--\r\n`),
  }),
  files: (values) => multipart(values, true),
  "utf-16": (values) => ({ type: `${FORM}; charset=utf-16`, bytes: utf16(values) }),
  "utf-16 that does not say so": (values) => ({ type: FORM, bytes: utf16(values) }),
  "an unknown charset": (values) => ({ ...urlencoded(values), type: `${FORM}; charset=klingon` }),
  "bytes that are no utf-8": () => ({ type: FORM, bytes: Buffer.from([0x61, 0x3d, 0xff, 0xc0, 0x80, 0xed]) }),
  "percent signs": () => ({ type: FORM, bytes: Buffer.from("%=%&%%%E0%A4%A=%ff&intent=%") }),
  gzip: (values) => ({ type: FORM, bytes: gzipSync(urlencoded(values).bytes), encoding: "gzip" }),
  "no gzip that says it is": (values) => ({ ...urlencoded(values), encoding: "gzip" }),
  "cut off": (values) => {
    const whole = urlencoded({ ...values, more: "x".repeat(200) });
    return { ...whole, cutAt: Math.floor(whole.bytes.length / 2) };
  },
  "json where a form is due": json,
  "json cut off": (values) => {
    const whole = json(values);
    return { ...whole, bytes: whole.bytes.subarray(0, Math.floor(whole.bytes.length / 2)) };
  },
  "json that is a text": () => json("text"),
  "json that is null": () => json(null),
  "json of a megabyte": () => json({ message: "x".repeat(900_000) }),
  huge: () => ({ type: FORM, bytes: Buffer.from(`text=${"x".repeat(1_200_000)}`) }),
  "very many fields": () => ({ type: FORM, bytes: Buffer.from("a=b&".repeat(60_000)) }),
};

const utf16 = (values: Values): Buffer => Buffer.from(urlencoded(values).bytes.toString(), "utf16le");

/** A value for a field: what it might be, a name that objects have, something long, or any shape. */
export function valueFor(chance: Chance, pools: readonly (readonly string[])[]): unknown {
  if (chance.often(0.02)) return chance.of(LONG);
  if (chance.often(0.08)) return chance.of(SHAPES);
  if (chance.often(0.05)) return [chance.of(TEXTS), chance.of(PROTOTYPE)];
  const pool = chance.often(0.6) ? chance.of(pools) : TEXTS;
  return pool.length > 0 ? chance.of(pool) : "";
}
