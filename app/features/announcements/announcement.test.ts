import { expect, test } from "vitest";
import {
  type Announcement,
  announcementsFor,
  dismiss,
  dismissedIn,
  runningAnnouncements,
  termsAsked,
} from "./announcement.ts";

const idOf = (n: number) => `announcement_${String(n).padStart(26, "0")}`;
const ALL: Announcement[] = [
  { id: idOf(1), text: "to all", audience: "all" },
  { id: idOf(2), text: "to members", audience: "members" },
  { id: idOf(3), text: "to subscribers", audience: "subscribers" },
];

test.each([
  ["a visitor", { signedIn: false, subscribed: false }, ["to all"]],
  ["a member", { signedIn: true, subscribed: false }, ["to all", "to members"]],
  ["a subscriber", { signedIn: true, subscribed: true }, ["to all", "to members", "to subscribers"]],
])("%s reads what is for them", (_who, reader, texts) => {
  expect(announcementsFor(ALL, reader).map(({ text }) => text)).toEqual(texts);
});

test.each([
  [0, "en", [], []],
  [10, "en", [], ["Peace"]],
  [10, "es", [], ["Paz"]],
  [19, "en", [], ["Peace"]],
  [20, "en", [], []],
  [10, "en", [idOf(1)], []],
] as const)("at %i in %s, with %j dismissed, %j runs", (now, language, dismissed, texts) => {
  const stored = { id: idOf(1), en: "Peace", es: "Paz", audience: "all", startsAt: 10, endsAt: 20 } as const;
  expect(runningAnnouncements([stored], dismissed, { language, now }).map(({ text }) => text)).toEqual(texts);
});

test.each([null, "", "x", "announcement_x.../", `${idOf(1)};evil`])(
  "%j in the cookie dismisses nothing",
  (cookie) => {
    expect(dismissedIn(cookie)).toEqual([]);
  },
);

test("dismissed twice is dismissed once, and the newest ten are remembered", () => {
  let cookie = "";
  for (let n = 0; n < 14; n++) cookie = dismiss(dismissedIn(cookie), idOf(n)) ?? "";
  expect(dismissedIn(cookie)).toEqual(Array.from({ length: 10 }, (_, n) => idOf(n + 4)));
  expect(dismiss(dismissedIn(cookie), idOf(9))?.split(".").length).toBe(10);
  expect(dismiss([], "announcement_<script>")).toBeNull();
});

test.each([
  [[], 50, null, null],
  [[2], 10, null, 2],
  [[2], 20, 2, null],
  [[2, 3], 20, 2, 3],
  [[2, 3], 30, 3, null],
] as const)("of the versions %j at %i, %s is due and %s is to come", (versions, now, due, coming) => {
  const asked = termsAsked(
    versions.map((version) => ({ version, countsFrom: version * 10 })),
    now,
  );
  expect([asked.due?.version ?? null, asked.coming?.version ?? null]).toEqual([due, coming]);
});
