import { expect, test, vi } from "vitest";
import { runJobs } from "./run-jobs.ts";

test("a job that fails is told by its name, and keeps no other from its turn", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const done: string[] = [];
  await runJobs("ctx", {
    first: async (ctx) => done.push(`first ${ctx}`),
    broken: async () => {
      throw new Error("out of reach");
    },
    last: async (ctx) => done.push(`last ${ctx}`),
  });
  expect(done).toEqual(["first ctx", "last ctx"]);
  expect(consoleError.mock.calls).toHaveLength(1);
  expect(JSON.parse(consoleError.mock.calls[0]?.[0] as string)).toMatchObject({
    level: "error",
    at: "cron",
    job: "broken",
    error: expect.stringContaining("out of reach"),
  });
  consoleError.mockRestore();
});
