import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICON_NAMES } from "./icons.ts";

const drawn = readFileSync(new URL("./icons.svg", import.meta.url), "utf8");

test("every icon that has a name is drawn once, and nothing else is", () => {
  const ids = [...drawn.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol>/g)];
  expect(ids.map(([, id]) => id)).toEqual([...ICON_NAMES]);
  expect(drawn.match(/<symbol/g)).toHaveLength(ICON_NAMES.length);
});
