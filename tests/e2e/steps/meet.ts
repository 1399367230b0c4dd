import type { APIRequestContext } from "@playwright/test";
import type { Met } from "../../route-table.ts";
import { mintToken } from "../servers/tokens.ts";

/** Of a session that lasts as long as a test; with the second step proven just now, or never (-1). */
export const sessionCookie = (userId: string, origin = "", secondFactor: 0 | -1 = 0): string =>
  `__session=${mintToken({ sub: userId, azp: origin, expiresInS: 600, fva: [0, secondFactor] })}; __client_uat=1`;

/**
 * What an address answers: a status, or where it leads, which the request does not follow. Where there are more forms
 * than the rate limit takes in a minute, it waits for as long as it is told, and asks once more.
 * @param cookie of a session; empty for a visitor
 */
export async function meet(
  request: APIRequestContext,
  origin: string,
  cookie: string,
  { method, path }: { method: "GET" | "POST"; path: string },
): Promise<Met> {
  const ask = () =>
    request.fetch(path, {
      method,
      maxRedirects: 0,
      headers: { cookie, origin, "sec-fetch-site": "same-origin", accept: "text/html" },
      ...(method === "POST" && { form: {} }),
    });
  let answer = await ask();
  if (answer.status() === 429) {
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers()["retry-after"]) * 1_000));
    answer = await ask();
  }
  const { location } = answer.headers();
  // each session of the provider's has a name of its own
  return location?.replace(origin, "").replace(/bps_\w+/, "…") ?? answer.status();
}
