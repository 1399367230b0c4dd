import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const APP = join(import.meta.dirname, "../app");

/**
 * Where a commit's answers are still read by position: statements that others hand over, or that stand there by a
 * condition. What reads them by name (`commitNamed`) leaves the list, and none comes to it (decision 0100).
 */
const BY_POSITION = [
  "features/community/encourage/encourage.server.ts",
  "features/community/journey/act.server.ts",
  "features/community/journey/file.server.ts",
  "features/community/members/profile/act.server.ts",
  "features/community/muting/mute.server.ts",
  "features/community/pastoral/act.server.ts",
  "features/community/praying/pray.server.ts",
  "features/community/queue/claim/claim.server.ts",
  "features/community/queue/decide/decide.server.ts",
  "features/community/queue/undo/undo.server.ts",
  "features/community/requests/ask.server.ts",
  "features/community/requests/change.server.ts",
  "features/community/testimonies/write/change.server.ts",
  "features/community/testimonies/write/comment.server.ts",
  "features/community/testimonies/write/tell.server.ts",
];

test("what a commit answers is read by name", () => {
  const reading = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter(
    (path) =>
      /(?<!\.test)\.tsx?$/.test(path) &&
      /db\/commit\.ts"[\s\S]*\.results\b/.test(readFileSync(join(APP, path), "utf8")),
  );
  expect(reading.filter((path) => !BY_POSITION.includes(path))).toEqual([]);
  expect(BY_POSITION.filter((path) => !reading.includes(path))).toEqual([]);
});
