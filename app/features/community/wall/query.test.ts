import { expect, test } from "vitest";
import { type WallQuery, wallPath, wallQuery } from "./query.ts";

const ID = "preq_01ARYZ6S410000000000000000";
const PLAIN: WallQuery = { show: "newest", theme: null, language: null, q: "", after: null };

test.each([
  ["", PLAIN],
  ["show=need&theme=grief&language=es", { ...PLAIN, show: "need", theme: "grief", language: "es" }],
  [`after=3.${ID}`, { ...PLAIN, after: { id: ID, prayedBy: 3 } }],
  ["show=__proto__&theme=x&language=zz&after=1.x", PLAIN],
  [`after=-1.${ID}`, PLAIN],
  ["after=1.preq_' OR 1", PLAIN],
  ["q=%20my%0Afather%E2%80%AE%20", { ...PLAIN, q: "my father" }],
  ["q=work&show=need", { ...PLAIN, q: "work" }],
  [`q=${"a".repeat(5_000)}`, { ...PLAIN, q: "a".repeat(80) }],
])("?%s", (address, query) => {
  expect(wallQuery(new URLSearchParams(address))).toEqual(query);
});

test.each([
  [PLAIN, {}, "/community"],
  [{ ...PLAIN, show: "need" }, { theme: "grief" }, "/community?show=need&theme=grief"],
  [{ ...PLAIN, after: { id: ID, prayedBy: 1 } }, { show: "mine" }, "/community?show=mine"],
  [{ ...PLAIN, q: "work & rest" }, { theme: "work" }, "/community?theme=work&q=work+%26+rest"],
] as const)("%o with %o is %s", (query, change, path) => {
  expect(wallPath(query, change)).toBe(path);
});
