import { expect, test } from "vitest";
import type { ShownCard } from "#app/features/memory/page.ts";
import { keptIn, notReviewed, unsentIn } from "./kept.ts";

const review = { requestId: "r1", card: "43003016-43003016", answer: ["x"] };

test("what waits on a device is read again; anything else is nothing", () => {
  expect(unsentIn(JSON.stringify([review]))).toEqual([review]);
  for (const kept of [null, "", "{", "7", '{"a":1}', '[null,7,{"requestId":1}]'])
    expect(unsentIn(kept)).toEqual([]);
  const cards = { userId: "user_1", now: 5, zone: "UTC", cards: [] };
  expect(keptIn(JSON.stringify(cards))).toEqual(cards);
  for (const kept of [null, "", "{", "7", "[]", '{"userId":"x"}']) expect(keptIn(kept)).toBeNull();
});

test("what was reviewed without a network is not asked again there", () => {
  const cards = ["43003016-43003016", "19023001-19023001"].map((key) => ({ key }) as ShownCard);
  const reviews = unsentIn(JSON.stringify([review]));
  expect(notReviewed(cards, reviews).map(({ key }) => key)).toEqual(["19023001-19023001"]);
});
