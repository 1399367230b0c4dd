import { expect, test } from "vitest";
import { FIRST_NOTE, KEPT_FOR_MS, mustRefresh, notesPlaceIn } from "./copies.ts";

const now = 1_800_000_000_000;

test.each([
  ["nothing is here", null, true],
  ["it is of this minute", now - 10_000, false],
  ["it is old enough", now - KEPT_FOR_MS, true],
  ["the device's clock was put back", now + 1, true],
])("M9: copies are brought anew where %s", (_when, keptAt, brought) => {
  expect(mustRefresh(keptAt, now)).toBe(brought);
});

test.each([
  ["at=1700000000000&id=note_1", { at: 1_700_000_000_000, id: "note_1" }],
  ["", FIRST_NOTE],
  ["at=-1&id=x", FIRST_NOTE],
  ["at=1.5", FIRST_NOTE],
  ["at=soon", FIRST_NOTE],
  [`at=1&id=${"x".repeat(81)}`, FIRST_NOTE],
])("M9: where the next notes begin: %s", (query, place) => {
  expect(notesPlaceIn(new URLSearchParams(query))).toEqual(place);
});
