import { decodeViaTurboStream } from "@remix-run/react/dist/single-fetch.js";
import { UNSAFE_SingleFetchRedirectSymbol as REDIRECT } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { refusedReply } from "#workers/documents/refused.ts";

const asked = (path: string, method: string, headers: Record<string, string> = {}) =>
  refusedReply(new Request(`http://localhost${path}`, { method, headers }), "too_fast", {
    "retry-after": "60",
  });

async function read(answer: Response): Promise<Record<PropertyKey, unknown>> {
  if (!answer.body) throw new Error("no body");
  const { value } = await decodeViaTurboStream(answer.body, globalThis as never);
  return value as Record<PropertyKey, unknown>;
}

test.each([
  ["en", "Please wait a minute"],
  ["es", "Espera un minuto"],
])(
  "a form that a page's script sent too often is refused as Remix reads it, in words: %s",
  async (language, words) => {
    const answer = asked("/pet.data", "POST", { "accept-language": language });
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      429,
      "60",
      "no-store",
    ]);
    const { error } = await read(answer);
    expect(error).toMatchObject({
      status: 429,
      data: { error: "too_fast", message: expect.stringContaining(words) },
    });
  },
);

test("data that a page's script asked for too often is asked for as a document, which has the words", async () => {
  const answer = asked("/shared/AAAA.data?a=b&_routes=routes%2Fshared.copy", "GET");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
  expect((await read(answer))[REDIRECT]).toEqual({
    redirect: "/shared/AAAA?a=b",
    status: 302,
    revalidate: false,
    reload: true,
    replace: false,
  });
});

test("a browser reads a page: trying again is offered where nothing was sent", async () => {
  const html = { accept: "text/html" };
  const reading = asked("/bible/web/john/3", "GET", html);
  expect([reading.status, reading.headers.get("retry-after")]).toEqual([429, "60"]);
  const page = await reading.text();
  expect(page).toContain("<h1>One moment, please</h1>");
  expect(page).toContain('<a href="">Try Again</a>');
  expect(await asked("/pet", "POST", html).text()).not.toContain('href=""');
});

test("a program reads JSON", async () => {
  const answer = asked("/functions/feed", "POST", { accept: "text/html" });
  expect([answer.status, await answer.json()]).toMatchObject([429, { error: "too_fast" }]);
});
