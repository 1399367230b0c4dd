import { expect, test } from "vitest";
import { sequences } from "./model/economy.ts";
import { PLANTED } from "./model/planted.ts";

test("300 random lives: the ledger is the balance, nothing is below nothing, each cause is paid once", async () => {
  await sequences(300, 2026);
}, 120_000);

test.each([
  "a cause may be paid twice",
  "a day pays without a limit",
  "a quest may be done twice",
  "a session is paid each time that it is told",
  "a sale takes nothing from the stock",
  "a pet is saved over what another tab has done",
])(
  "a planted bug is caught: %s",
  async (bug) => {
    await expect(sequences(400, 2026, PLANTED[bug] ?? {})).rejects.toThrow();
  },
  60_000,
);
