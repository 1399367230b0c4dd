/** Whom the companion's vendor is told of, for its own limits on abuse: 128 bits that name nobody. */
export async function memberHash(userId: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`koinonia:${userId}`));
  return [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
