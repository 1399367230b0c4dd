import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { keepAgeBand, readAgeBand } from "#app/features/member/age.server.ts";
import { mirrorAccount } from "#app/features/member/service.server.ts";
import { member } from "#tests/service/members.ts";

const account = {
  fullName: "Ann Okafor",
  email: "ann@example.com",
  phoneNumber: null,
  phoneVerified: false,
  timeZone: null,
  language: null,
  createdAt: 1,
};
let events = 0;

test("G13: the band of the sign-up form comes with the first webhook and is never raised by a later one", async () => {
  const ctx = await member({ profile: false });
  const { userId } = ctx;
  const update = (ageBand: string | null, updatedAt: number) =>
    mirrorAccount(ctx, {
      id: `evt_age_${events++}`,
      type: "user.updated",
      account: { ...account, userId, ageBand, updatedAt },
    });
  await update("13-17", 10);
  expect(await readAgeBand(ctx)).toBe("13-17");
  await update("18+", 20);
  await update(null, 30);
  expect(await readAgeBand(ctx)).toBe("13-17");
});

test("G13: who was never asked says it once", async () => {
  const ctx = await member();
  expect(await readAgeBand(ctx)).toBeNull();
  await keepAgeBand(ctx, "13-17");
  await keepAgeBand(ctx, "18+");
  expect(await readAgeBand(ctx)).toBe("13-17");
});

test.each(["12", "", "under13", "18"])("G13: %j is no band that the schema keeps", async (band) => {
  const { userId } = await member();
  const kept = env.DB.prepare("UPDATE profiles SET age_band = ? WHERE user_id = ?").bind(band, userId).run();
  await expect(kept).rejects.toThrow(/age_band_known/);
});
