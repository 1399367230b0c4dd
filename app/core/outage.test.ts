import { expect, test } from "vitest";
import { isHttpError, isRedirect } from "./outage.ts";

test.each([
  ["a redirect to another page", new Response(null, { status: 302 }), true, true],
  ["another person's page", new Response(null, { status: 409 }), true, true],
  ["the same, as Remix tells it", { status: 409, data: null }, true, true],
  ["what is not there", { status: 404, data: null }, true, false],
  ["a server that is down", new Response(null, { status: 503 }), false, false],
  ["no network", new TypeError("Failed to fetch"), false, false],
  ["nothing", null, false, false],
])("%s", (_what, error, answer, away) => {
  expect([isHttpError(error), isRedirect(error)]).toEqual([answer, away]);
});
