import { expect, test } from "vitest";
import { faultPage } from "#workers/documents/fault-page.ts";

const asked = (headers: Record<string, string>, method = "GET") =>
  faultPage(new Request("http://localhost/welcome", { method, headers }));

test.each([
  [
    "en",
    { "accept-language": "en-US" },
    "We're sorry, but something went wrong. Please try refreshing the page.",
  ],
  ["es", { "accept-language": "es-MX" }, "Lo sentimos, algo salió mal. Intenta cargar la página de nuevo."],
  ["es", { cookie: "language=es" }, "Intentar de nuevo"],
])("GS2: a document that needs nothing but itself, in %s", async (language, headers, words) => {
  const answer = asked({ accept: "text/html,*/*", ...headers });
  const text = await answer.text();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
  expect(text).toContain(`<html lang="${language}">`);
  expect(text).toContain(words);
  expect(text).not.toMatch(/<script|src=|<link/);
});

test.each([
  ["a form", asked({ accept: "text/html" }, "POST")],
  ["a program", asked({ accept: "application/json" })],
])("GS2: %s is told in one line", async (_who, answer) => {
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await answer.text()).toMatch(/^We're sorry[^<]*$/);
});
