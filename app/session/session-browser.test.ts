import { expect, test } from "vitest";
import { tokenExpiry, tokenPerson, tokenSession } from "./session-browser.ts";

const base64Url = (value: unknown): string =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const token = (claims: unknown): string => `${base64Url({ alg: "RS256" })}.${base64Url(claims)}.c2lnbmF0dXJl`;

test.each([
  ["the one cookie", `__session=${token({ exp: 1_900_000_000 })}`],
  ["the first of several", `__session=${token({ exp: 1_900_000_000 })}; tz=UTC`],
  ["the last of several", `tz=UTC; __client_uat=17;__session=${token({ exp: 1_900_000_000 })}`],
  ["claims with base64url's own letters", `__session=${token({ name: "ÿÿ?>~~", exp: 1_900_000_000 })}`],
  [
    "a suffixed one before it",
    `__session_abc=${token({ exp: 5 })}; __session=${token({ exp: 1_900_000_000 })}`,
  ],
])("a token's end is read from %s", (_name, cookies) => {
  expect(tokenExpiry(cookies)).toBe(1_900_000_000);
});

test.each([
  ["no cookies", ""],
  ["other cookies", "tz=UTC; theme=dark"],
  ["a cookie whose name ends so", `my__session=${token({ exp: 5 })}`],
  ["an empty token", "__session="],
  ["a token of one part", "__session=abc"],
  ["claims that are not base64", "__session=abc.*&^%.def"],
  ["claims that are not JSON", `__session=a.${base64Url("grace")}.c`],
  ["claims of null", `__session=${token(null)}`],
  ["claims of a number", `__session=${token(17)}`],
  ["claims of a list", `__session=${token([1])}`],
  ["no end among the claims", `__session=${token({ sub: "user_2ruth" })}`],
  ["an end in words", `__session=${token({ exp: "tomorrow" })}`],
  ["an end of nothing", `__session=${token({ exp: null })}`],
  ["an end within a list", `__session=${token({ exp: [1_900_000_000] })}`],
])("there is no token: %s", (_name, cookies) => {
  expect(tokenExpiry(cookies)).toBe(0);
});

test.each([
  ["a token that lives", `__session=${token({ sub: "user_ruth", exp: 1_900_000_000 })}`, "user_ruth"],
  ["a token that has run out", `tz=UTC; __session=${token({ sub: "user_ruth", exp: 5 })}`, "user_ruth"],
  ["no cookies", "", null],
  ["a token that names nobody", `__session=${token({ exp: 5 })}`, null],
  ["an empty name", `__session=${token({ sub: "" })}`, null],
  ["a name that is a number", `__session=${token({ sub: 17 })}`, null],
  ["claims that are not JSON", `__session=a.${base64Url("grace")}.c`, null],
])("S9: whose session it is, by %s", (_name, cookies, person) => {
  expect(tokenPerson(cookies)).toBe(person);
});

test.each([
  ["a token that names it", `__session=${token({ sub: "user_ruth", sid: "sess_1" })}`, "sess_1"],
  ["no cookies", "", null],
  ["a token without one", `__session=${token({ sub: "user_ruth" })}`, null],
  ["an id that is a number", `__session=${token({ sid: 17 })}`, null],
])("S9: which session is left, by %s", (_name, cookies, session) => {
  expect(tokenSession(cookies)).toBe(session);
});
