import { expect, test } from "vitest";
import { build } from "#scripts/build.ts";
import { fuzz } from "./fuzz.ts";
import { surface } from "./surface.ts";

/**
 * Each address, form and function once (`essentials`), in a minute; `npm run test:fuzz` asks fifty thousand, and others
 * each time.
 */
const COUNT = Number(process.env.FUZZ_COUNT ?? 3_200);
const SEED = Number(process.env.FUZZ_SEED ?? 16);

test("the fuzz knows every form, function and address of the code", () => {
  const { paths, functions, forms, fields, queries } = surface();
  // none of them is told to it: these only show that it reads them
  expect(functions).toContain("give-blessing");
  expect(functions.length).toBeGreaterThan(10);
  expect(forms.map(({ value }) => value)).toEqual(
    expect.arrayContaining([
      "send",
      "folder.create",
      "look-up",
      "adopt",
      "feed",
      "cancel-premium",
      "greeting",
    ]),
  );
  expect(paths.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "/",
      "/shared/:token",
      "/functions/:name",
      "/admin/billing",
      "/parties/:party/:room",
    ]),
  );
  expect(fields).toEqual(expect.arrayContaining(["recipient", "requestId", "petName", "kind"]));
  expect(queries).toEqual(expect.arrayContaining(["premium", "return_to", "_data"]));
});

test(`no hostile request is answered with 5xx, hangs, or leaves an error in the log (seed ${SEED})`, {
  timeout: 300_000,
}, async () => {
  await build();
  const { requests, faults, asked, statuses } = await fuzz({ seed: SEED, count: COUNT });
  expect(faults.map(({ why, log, again }) => [why, ...log, again].join("\n"))).toEqual([]);
  expect(requests).toBe(COUNT);
  // it was let in where it may be: refusals alone would show nothing
  for (const status of ["200", "303", "400", "404", "405", "415"])
    expect(statuses[status]).toBeGreaterThan(5);
  for (const { path } of surface().paths.filter(({ path }) => !path.includes(":")))
    expect(asked.get(path) ?? 0, path).toBeGreaterThan(0);
});
