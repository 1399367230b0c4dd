import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sandboxMail } from "#app/vendors/mail/sandbox-mail.ts";
import { type Sandbox, startSandbox } from "#tests/contract/sandbox.ts";

const HOUR = 3_600_000;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.resetClock());
afterAll(() => sandbox.stop());

function clock(body: string, contentType = "application/json", origin = sandbox.origin) {
  const headers = { "content-type": contentType, origin };
  const init = { method: "POST", headers, body, redirect: "manual" } as const;
  return fetch(`${sandbox.origin}/sandbox/clock`, init);
}

const text = async (path: string) => (await fetch(`${sandbox.origin}${path}`)).text();

test.each(["/", "/home", "/sandboxed", "/api/anything", "/__clerkish"])(
  "%s is the product's",
  async (path) => {
    expect(await text(path)).toBe("the product");
  },
);

test.each(["/sandbox", "/sandbox/"])("%s is the page for people", async (path) => {
  const response = await fetch(`${sandbox.origin}${path}`);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).toContain('<html lang="en">');
  expect(page).toContain("not part of Koinonia");
  expect(page).toContain("member@koinonia.test");
  expect(page).toContain("Faith-2026!");
});

test("the page shows what was sent, as text", async () => {
  const { mailToken: token } = sandbox.keys;
  await sandboxMail({ url: `${sandbox.origin}/__mail/send`, token }).send({
    to: "reader@example.com",
    subject: "<b>Hello</b>",
    text: "Read http://localhost:8787/x?a=1&b=2",
  });
  const page = await text("/sandbox");
  expect(page).toContain("&lt;b&gt;Hello&lt;/b&gt;");
  expect(page).toContain('href="http://localhost:8787/x?a=1&amp;b=2"');
  expect(page).not.toContain("<b>Hello");
});

test("the clock moves forward, for the product too, and back to real time", async () => {
  const moved = (await (await clock(JSON.stringify({ advanceMs: HOUR }))).json()) as {
    offsetMs: number;
    now: number;
  };
  expect(moved.offsetMs).toBe(HOUR);
  expect(moved.now).toBeGreaterThan(Date.now() + HOUR - 60_000);
  expect(JSON.parse(await text("/clock"))).toEqual({ offsetMs: HOUR });
  expect(await text("/sandbox")).toContain("1 hour ahead");
  expect(await (await clock('{"reset":true}')).json()).toMatchObject({ offsetMs: 0 });
});

test("clocks that are moved at once add up", async () => {
  await Promise.all(Array.from({ length: 5 }, () => clock('{"advanceMs":1000}')));
  expect(JSON.parse(await text("/clock"))).toEqual({ offsetMs: 5000 });
});

test("the page's button moves the clock without a script", async () => {
  const response = await clock("advanceMs=3600000", "application/x-www-form-urlencoded");
  expect([response.status, response.headers.get("location")]).toEqual([303, "/sandbox"]);
  expect(JSON.parse(await text("/clock"))).toEqual({ offsetMs: HOUR });
});

test("another site's form does not move the clock", async () => {
  const type = "application/x-www-form-urlencoded";
  expect((await clock("advanceMs=3600000", type, "http://elsewhere.test")).status).toBe(403);
  expect(JSON.parse(await text("/clock"))).toEqual({ offsetMs: 0 });
});

test.each([
  "",
  "nonsense",
  "[]",
  "{}",
  '{"advanceMs":-1}',
  '{"advanceMs":1.5}',
  '{"advanceMs":"1"}',
  '{"advanceMs":1e15}',
  '{"reset":false}',
])("the clock refuses %s", async (body) => {
  const response = await clock(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: expect.stringContaining("advanceMs") });
});

test("the outbox is empty for who got nothing, newest first for who got more", async () => {
  expect(await sandbox.outbox("nobody@example.com")).toEqual([]);
  const { mailToken: token } = sandbox.keys;
  const mail = sandboxMail({ url: `${sandbox.origin}/__mail/send`, token });
  for (const subject of ["one", "two", "three"]) {
    await mail.send({ to: "often@example.com", subject, text: subject });
  }
  expect((await sandbox.outbox("OFTEN@example.com")).map((line) => line.text)).toEqual([
    "three",
    "two",
    "one",
  ]);
});

test.each(["", "nobody", "555"])("the outbox refuses to=%s", async (to) => {
  const response = await fetch(`${sandbox.origin}/sandbox/outbox.json?to=${to}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: expect.stringContaining("E.164") });
});

test("a plus sign may stay as it is", async () => {
  expect((await fetch(`${sandbox.origin}/sandbox/outbox.json?to=+14155550134`)).status).toBe(200);
});

test("unknown pages are 404", async () => {
  expect((await fetch(`${sandbox.origin}/sandbox/nothing`)).status).toBe(404);
});
