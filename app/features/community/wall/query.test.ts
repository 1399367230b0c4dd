import { expect, test } from "vitest";
import { type WallQuery, wallPath, wallQuery } from "./query.ts";

const ID = "preq_01ARYZ6S410000000000000000";
const PLAIN: WallQuery = { show: "newest", theme: null, language: null, after: null };

test.each([
  ["", PLAIN],
  ["show=need&theme=grief&language=es", { ...PLAIN, show: "need", theme: "grief", language: "es" }],
  [`after=3.${ID}`, { ...PLAIN, after: { id: ID, prayedBy: 3 } }],
  ["show=__proto__&theme=x&language=zz&after=1.x", PLAIN],
  [`after=-1.${ID}`, PLAIN],
  ["after=1.preq_' OR 1", PLAIN],
])("?%s", (address, query) => {
  expect(wallQuery(new URLSearchParams(address))).toEqual(query);
});

test.each([
  [PLAIN, {}, "/community"],
  [{ ...PLAIN, show: "need" }, { theme: "grief" }, "/community?show=need&theme=grief"],
  [{ ...PLAIN, after: { id: ID, prayedBy: 1 } }, { show: "mine" }, "/community?show=mine"],
] as const)("%o with %o is %s", (query, change, path) => {
  expect(wallPath(query, change)).toBe(path);
});
