import { expect, test } from "vitest";
import { hmac, rateLimitNetwork } from "#workers/hmac.ts";

test.each([
  ["an IPv4 address", "203.0.113.7", "203.0.113.7"],
  ["the same, written as IPv6", "::ffff:203.0.113.7", "203.0.113.7"],
  ["the same, in capitals", "::FFFF:203.0.113.7", "203.0.113.7"],
  ["an IPv6 address: its first 64 bits", "2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3:8d3"],
  ["the same network, with zeros and capitals", "2001:0DB8:85A3:08D3::1", "2001:db8:85a3:8d3"],
  ["zeros left out at the end", "2001:db8::", "2001:db8:0:0"],
  ["zeros left out in the first half", "2001::85a3:0:0:1319:8a2e", "2001:0:0:85a3"],
  ["zeros left out at the beginning", "::1", "0:0:0:0"],
  ["no address", null, "unknown"],
  ["an empty one", "", "unknown"],
  ["words", "somewhere", "unknown"],
  ["a number", "7", "unknown"],
  ["an address with a zone", "fe80::1%eth0", "unknown"],
  ["markup", "<b>::1</b>", "unknown"],
])("G23: who is counted as one: %s", (_name, address, network) => {
  expect(rateLimitNetwork(address)).toBe(network);
});

test("G23: two of one household are one, the neighbours are others", () => {
  expect(rateLimitNetwork("2001:db8:1:2:aaaa::1")).toBe(rateLimitNetwork("2001:db8:1:2:bbbb:cccc:dddd:eeee"));
  expect(rateLimitNetwork("2001:db8:1:3::1")).not.toBe(rateLimitNetwork("2001:db8:1:2::1"));
});

test("a mark tells nothing without its key, and is the same each time with it", async () => {
  const mark = await hmac("one key", "address:203.0.113.7");
  expect(mark).toBe(await hmac("one key", "address:203.0.113.7"));
  expect(mark).not.toBe(await hmac("another key", "address:203.0.113.7"));
  expect(mark).not.toContain("203");
  expect(mark).toMatch(/^[\w-]{43}$/);
});
