import { expect, test } from "vitest";
import { hostedAddress, openerOrigin, POPUP_MESSAGE } from "./popup.ts";

const OWN = "https://koinonia.example";
const ALLOWED = "https://parish.example https://app.parish.example:8443/";

test.each<[string, (string | null)[], string]>([
  ["nobody", [null, null], OWN],
  ["our own page", [OWN], OWN],
  ["an allowed origin", ["https://parish.example"], "https://parish.example"],
  ["its whole address", [null, "https://parish.example/join?x=1"], "https://parish.example"],
  ["one with a port", ["https://app.parish.example:8443"], "https://app.parish.example:8443"],
  ["an origin that is not allowed", ["https://evil.example"], OWN],
  ["one that only ends so", ["https://evil-parish.example"], OWN],
  ["another port", ["https://parish.example:444"], OWN],
  ["another scheme", ["http://parish.example"], OWN],
  ["a script", ["javascript:alert(1)"], OWN],
  ["everyone", ["*"], OWN],
  ["no origin", ["null"], OWN],
  ["what is said before where it comes from", ["https://evil.example", "https://parish.example"], OWN],
])("D19: opened by %s", (_name, said, origin) => {
  expect(openerOrigin(OWN, ALLOWED, said)).toBe(origin);
});

test.each([
  ["commas", "https://parish.example,https://app.parish.example"],
  ["commas and blanks", " https://parish.example , https://app.parish.example,"],
  ["blanks", "https://parish.example  https://app.parish.example"],
  ["lines", "https://parish.example\nhttps://app.parish.example"],
])("S17, D19: the setting names origins with %s between", (_name, allowed) => {
  for (const origin of ["https://parish.example", "https://app.parish.example"]) {
    expect(openerOrigin(OWN, allowed, [origin])).toBe(origin);
  }
  expect(openerOrigin(OWN, allowed, ["https://evil.example"])).toBe(OWN);
});

test("D19: without the setting only our own pages hear of it", () => {
  expect(openerOrigin(OWN, undefined, ["https://parish.example"])).toBe(OWN);
});

test("S17: the message carries no token", () => {
  expect(POPUP_MESSAGE).toEqual({ type: "AUTH_SUCCESS" });
});

test.each([
  ["https://accounts.koinonia.example", false, "https://accounts.koinonia.example/sign-in"],
  ["https://accounts.koinonia.example/", true, "https://accounts.koinonia.example/sign-up"],
  ["/__clerk/hosted", false, "https://koinonia.example/__clerk/hosted/sign-in"],
])("the vendor's own pages at %s", (pages, signUp, address) => {
  const url = new URL(hostedAddress(pages, { origin: OWN, signUp, back: "/auth/onward?after=sign-in" }));
  expect(url.origin + url.pathname).toBe(address);
  expect(url.searchParams.get("redirect_url")).toBe(`${OWN}/auth/onward?after=sign-in`);
});
