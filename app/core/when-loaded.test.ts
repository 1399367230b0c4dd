import { expect, test, vi } from "vitest";
import { whenLoaded } from "./when-loaded.ts";

test("X16: a script that does not come is no error, and nothing is done with it", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const use = vi.fn();
  whenLoaded(Promise.reject(new TypeError("Failed to fetch dynamically imported module")), use);
  whenLoaded(Promise.resolve({ name: "module" }), use);
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unhandled);
  expect(use.mock.calls).toEqual([[{ name: "module" }]]);
  expect(unhandled).not.toHaveBeenCalled();
});
