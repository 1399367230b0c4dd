import { describe, expect, test } from "vitest";
import { keepPreferences } from "#app/features/settings/preferences.server.ts";
import { member, rows } from "./members.ts";

const settingsRow = async (userId: string) =>
  (await rows<Record<string, unknown>>("SELECT * FROM member_settings WHERE user_id = ?", userId))[0];

describe("G20 preferences", () => {
  test("a member's choice is kept with the account, one beside the other", async () => {
    const ctx = await member();
    await keepPreferences(ctx, { language: "es" });
    await keepPreferences(ctx, { appearance: "dark", textSize: "large" });
    expect(await settingsRow(ctx.userId)).toMatchObject({
      language: "es",
      appearance: "dark",
      text_size: "large",
      movement: null,
    });
  });

  test("a visitor's choice, and a member's whose profile has not come, write nothing", async () => {
    const somebody = await member();
    await keepPreferences({ ...somebody, session: null }, { language: "es" });
    const early = await member({ profile: false });
    await keepPreferences(early, { language: "es" });
    expect(await settingsRow(somebody.userId)).toBeUndefined();
    expect(await settingsRow(early.userId)).toBeUndefined();
  });
});
