const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";

/** An id in the vendors' manner: a prefix and `length` random letters and digits. */
export function randomId(prefix: string, length = 27): string {
  let id = `${prefix}_`;
  for (const byte of crypto.getRandomValues(new Uint8Array(length)))
    id += LETTERS.charAt(byte % LETTERS.length);
  return id;
}

/** A Twilio SID: two letters and 32 hexadecimal digits. */
export function randomSid(prefix: string): string {
  return prefix + Array.from(crypto.getRandomValues(new Uint8Array(16)), hexByte).join("");
}

const hexByte = (byte: number) => byte.toString(16).padStart(2, "0");

/** Six decimal digits. */
export function randomCode(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(value % 1_000_000).padStart(6, "0");
}
