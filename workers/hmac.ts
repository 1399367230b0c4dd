const encoder = new TextEncoder();

let imported: { secret: string; key: Promise<CryptoKey> } | undefined;

function keyOf(secret: string): Promise<CryptoKey> {
  if (imported?.secret !== secret) {
    const hmac = { name: "HMAC", hash: "SHA-256" };
    imported = { secret, key: crypto.subtle.importKey("raw", encoder.encode(secret), hmac, false, ["sign"]) };
  }
  return imported.key;
}

/** A keyed hash (HMAC-SHA-256, base64url): without the key nobody tells which number or address it is of. */
export async function hmac(secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), encoder.encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * Who is counted as one: an IPv4 address, or the network of an IPv6 one (its first 64 bits), since a household has
 * all of that. Anything else is counted together.
 */
export function rateLimitNetwork(address: string | null): string {
  if (!address) return "unknown";
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address;
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!/^[0-9a-f:]+$/i.test(address) || !address.includes(":")) return "unknown";
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
