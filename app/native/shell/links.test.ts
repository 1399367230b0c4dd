import { expect, test } from "vitest";
import { pathOfLink } from "./links.ts";

const origin = "https://koinonia.example";

test.each([
  ["a page of ours", `${origin}/study-groups/join/abc?x=1#top`, "/study-groups/join/abc?x=1#top"],
  ["the front page", origin, "/"],
  ["the shell's own scheme", "koinonia://pet/album", "/pet/album"],
  ["the same with three strokes", "koinonia:///community/prayers", "/community/prayers"],
  ["a widget's", "koinonia://devotional/", "/devotional"],
  ["strokes that a browser would read as another host", "koinonia:\\\\evil.test", "/evil.test"],
  ["the same on our own host", `${origin}//evil.test/x`, "/evil.test/x"],
  ["another host", "https://koinonia.example.evil.test/pet", null],
  ["our host without encryption", "http://koinonia.example/pet", null],
  ["a script", "javascript:alert(1)", null],
  ["no address", "pet", null],
])("GS7: a link that opens the app, %s", (_what, url, path) => {
  expect(pathOfLink(url, origin)).toBe(path);
});
