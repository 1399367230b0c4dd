import { ClerkError } from "#workers/sandbox/clerk/wire/errors.ts";

const MIN_LENGTH = 8;
const MAX_LENGTH = 72;
// Low on purpose: these passwords guard nothing, and tests sign up often.
const ITERATIONS = 5_000;

/** Clerk's own rules of length; throws its errors. */
export function requireGoodPassword(password: string, param = "password"): void {
  if (password.length < MIN_LENGTH) {
    const message = `Passwords must be ${MIN_LENGTH} characters or more.`;
    throw new ClerkError(422, "form_password_length_too_short", message, param);
  }
  if (password.length > MAX_LENGTH) {
    const message = `Passwords must be less than ${MAX_LENGTH} characters.`;
    throw new ClerkError(422, "form_password_length_too_long", message, param);
  }
}

async function derive(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(password), "PBKDF2", false, ["deriveBits"]);
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt: encoder.encode(salt), iterations: ITERATIONS };
  const bits = await crypto.subtle.deriveBits(parameters, key, 256);
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomUUID();
  return `${salt}:${await derive(password, salt)}`;
}

export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt, digest] = hash?.split(":") ?? [];
  return salt !== undefined && digest === (await derive(password, salt));
}
