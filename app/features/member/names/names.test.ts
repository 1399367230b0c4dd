import { expect, test } from "vitest";
import { firstName } from "./names.ts";

test.each([
  ["Ruth Bennett", "Ruth"],
  ["  Ruth   Bennett ", "Ruth"],
  ["Ruth", "Ruth"],
  ["María José Núñez", "María"],
  ["Jean-Luc Picard", "Jean-Luc"],
  ["Ruth\u00a0Bennett", "Ruth"],
  ["", ""],
  ["   ", ""],
])("H3: %j is greeted as %j", (fullName, expected) => {
  expect(firstName(fullName)).toBe(expected);
});
