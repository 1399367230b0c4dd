import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gzipReply } from "./gzip-reply.server.ts";

const WORDS = "<p>The same words</p>";
const gzip = new Uint8Array(gzipSync(WORDS));
const reply = (takesGzip?: boolean) =>
  gzipReply(gzip, { headers: new Headers({ "content-type": "text/html" }), status: 200 }, takesGzip);

test("who reads gzip is sent what is kept", async () => {
  const response = reply(true);
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(WORDS);
});

test.each([[false], [undefined]])("who does not (%s) is sent the words themselves", async (takesGzip) => {
  const response = reply(takesGzip);
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(await response.text()).toBe(WORDS);
});
