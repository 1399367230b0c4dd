const encoder = new TextEncoder();

type Signed = { url: string; form: URLSearchParams; signature: string };

/** What Twilio signs: the address as it was asked, then each field and its values in order. */
function signedText(url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort();
  return names.reduce((text, name) => {
    const values = [...new Set(form.getAll(name))].sort();
    return text + values.map((value) => name + value).join("");
  }, url);
}

/** With and without the port that the scheme implies: Twilio has signed both. */
function spellings(url: string): string[] {
  const [, scheme = "", host = "", rest = ""] = /^(https?:\/\/)([^/?#]+)(.*)$/.exec(url) ?? [];
  if (!scheme) return [];
  const bare = host.replace(/:\d+$/, "");
  return [
    ...new Set([
      url,
      `${scheme}${bare}${rest}`,
      `${scheme}${bare}:${scheme === "https://" ? 443 : 80}${rest}`,
    ]),
  ];
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/**
 * The same as `validateRequest` of Twilio's SDK (a contract test compares them), by Web Crypto, whose comparison takes
 * the same time whatever differs.
 * @see https://www.twilio.com/docs/usage/security#validating-requests
 */
export async function isSignedByTwilio(
  authToken: string,
  { url, form, signature }: Signed,
): Promise<boolean> {
  const given = bytesOf(signature);
  if (given?.length !== 20) return false;
  const hmac = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(authToken), hmac, false, ["verify"]);
  const answers = await Promise.all(
    spellings(url).map((spelling) =>
      crypto.subtle.verify("HMAC", key, given, encoder.encode(signedText(spelling, form))),
    ),
  );
  return answers.includes(true);
}
