import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { glassBoxCopy } from "#app/features/settings/glass-box/copy-glass-box.ts";
import { OUTSIDE_HOSTS, OUTSIDE_NAMES } from "#app/features/settings/glass-box/hosts.ts";
import { contentSecurityPolicy } from "#workers/security.ts";

/** Of a production that goes to Clerk's own address. */
const policy = contentSecurityPolicy("nonce", {
  publishableKey: `pk_live_${btoa("clerk.koinonia.example$")}`,
  proxied: false,
  local: false,
});
const CLERK = "https://clerk.koinonia.example";

test("M10: the hosts that a browser may ask are those that the glass box names", () => {
  const allowed = new Set(policy.match(/https:\/\/[\w.-]+/g));
  const named = OUTSIDE_HOSTS.flatMap(({ browser }) => browser).map((host) =>
    host === "clerk" ? CLERK : host,
  );
  expect([...allowed].sort()).toEqual([...new Set(named)].sort());
});

test("M10: a policy lets in no host by a wildcard or a scheme", () => {
  expect(policy).not.toMatch(/\*|https:[\s;]|http:/);
});

test("M10: each vendor that our servers ask is named, once", () => {
  const vendors = readdirSync("app/vendors").filter((name) => statSync(`app/vendors/${name}`).isDirectory());
  const named = OUTSIDE_HOSTS.flatMap(({ vendor }) => vendor ?? []);
  expect(named.sort()).toEqual(vendors.sort());
});

test.each(LANGUAGES)("M10: what each gets is said (%s)", (language) => {
  const { of } = glassBoxCopy[language].hosts;
  expect(Object.keys(of).sort()).toEqual([...OUTSIDE_NAMES].sort());
  expect(OUTSIDE_HOSTS.map(({ what }) => what).sort()).toEqual([...OUTSIDE_NAMES].sort());
  for (const { what, gets } of Object.values(of))
    expect([what.length > 3, gets.length > 10]).toEqual([true, true]);
});
