import { describe, expect, test } from "vitest";
import { readGlassBox } from "#app/features/settings/glass-box/read.server.ts";
import { admitRole } from "#app/request/guards.server.ts";
import { send } from "#tests/service/asking.ts";
import { person, shared } from "#tests/service/community/people.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { administrator, auditOf, grownUp, refusalIn, rolesIn, sends } from "./staff.ts";

const HOUR = 3_600_000;

describe("R35, P1-P3: roles are given and taken by administrators", () => {
  test("each is a line in the log with who, whom, why, before and after, and the member is told", async () => {
    const [admin, ctx] = [await administrator(), await grownUp()];
    const about = { intent: "role", userId: ctx.userId, role: "moderator" };
    expect(refusalIn(await sends(admin, { ...about, set: "on", reason: "helps  on\nSundays" }))).toBe("done");
    expect(await rolesIn(ctx.userId)).toEqual(["moderator"]);
    expect(refusalIn(await sends(admin, { ...about, set: "off", reason: "moved away" }))).toBe("done");
    expect(await rolesIn(ctx.userId)).toEqual([]);
    expect(await auditOf(ctx.userId)).toEqual([
      {
        act: "give_role",
        actor: admin.userId,
        userId: ctx.userId,
        subject: "moderator",
        reason: "helps on Sundays",
        outcome: "done",
        before: '{"moderator":false}',
        after: '{"moderator":true}',
      },
      expect.objectContaining({
        act: "take_role",
        before: '{"moderator":true}',
        after: '{"moderator":false}',
      }),
    ]);
    const notices = await rows("SELECT topic, rings FROM notifications WHERE user_id = ?", ctx.userId);
    expect(notices).toEqual([
      { topic: "account.acted", rings: 1 },
      { topic: "account.acted", rings: 1 },
    ]);
  });

  test("the same form twice, and twenty at once, are one act; with other details it is refused", async () => {
    const [admin, ctx] = [await administrator(), await grownUp()];
    const form = { intent: "role", userId: ctx.userId, role: "moderator", set: "on", formId: requestId() };
    const presses = await Promise.all(Array.from({ length: 20 }, () => sends(admin, form)));
    expect(presses.map(refusalIn)).toEqual(presses.map(() => "done"));
    expect(refusalIn(await sends(admin, { ...form, reason: "another" }))).toBe("reused");
    expect((await auditOf(ctx.userId)).length).toBe(1);
  });

  test.each<[string, (admin: TestMember, ctx: TestMember) => Promise<Record<string, string>>]>([
    ["moved", async (_admin, ctx) => ({ userId: ctx.userId, set: "off" })],
    [
      "not_adult",
      async (_admin, ctx) => {
        await rows("UPDATE profiles SET age_band = '13-17' WHERE user_id = ?", ctx.userId);
        return { userId: ctx.userId };
      },
    ],
    [
      "rests",
      async (_admin, ctx) => {
        await rows("INSERT INTO account_deletions VALUES (?, 'asked', 'resting', 0, 9e15)", ctx.userId);
        return { userId: ctx.userId };
      },
    ],
    [
      "not_found",
      async (_admin, ctx) => {
        await rows("DELETE FROM profiles WHERE user_id = ?", ctx.userId);
        return { userId: ctx.userId };
      },
    ],
    ["reason", async (_admin, ctx) => ({ userId: ctx.userId, reason: " \n " })],
    ["reason", async (_admin, ctx) => ({ userId: ctx.userId, reason: "x".repeat(501) })],
  ])("refused as %s, and nothing is written", async (refusal, prepare) => {
    const [admin, ctx] = [await administrator(), await grownUp()];
    const fields = await prepare(admin, ctx);
    const form = { intent: "role", role: "moderator", set: "on", ...fields };
    expect(refusalIn(await sends(admin, form))).toBe(refusal);
    expect([await rolesIn(ctx.userId), await auditOf(ctx.userId)]).toEqual([[], []]);
  });

  test("the last administrator stays one, also when two give it up at once", async () => {
    const [one, two] = [await administrator(), await administrator()];
    await rows(
      "DELETE FROM user_roles WHERE role = 'admin' AND user_id NOT IN (?, ?)",
      one.userId,
      two.userId,
    );
    const giveUp = (ctx: TestMember) =>
      sends(ctx, { intent: "role", userId: ctx.userId, role: "admin", set: "off" });
    const answers = (await Promise.all([giveUp(one), giveUp(two)])).map(refusalIn);
    expect(answers.sort()).toEqual(["done", "last_admin"]);
    expect(await rows("SELECT count(*) AS n FROM user_roles WHERE role = 'admin'")).toEqual([{ n: 1 }]);
    // an administrator whose account is going away is nobody who could give roles
    const [last] = await rows<{ id: string }>("SELECT user_id AS id FROM user_roles WHERE role = 'admin'");
    const third = await administrator();
    await rows("INSERT INTO account_deletions VALUES (?, 'asked', 'resting', 0, 9e15)", third.userId);
    const stays = last?.id === one.userId ? one : two;
    expect(refusalIn(await giveUp(stays))).toBe("last_admin");
  });

  test("a role that was taken opens nothing from the next request on", async () => {
    const ctx = await grownUp();
    expect(() => admitRole(ctx, { role: null, subscribed: false }, "moderator")).toThrow();
  });
});

describe("what else is done for a member", () => {
  test("signing out everywhere ends sessions and sockets, and is closed by the vendor's answer", async () => {
    const [admin, ctx] = [await administrator(), await grownUp()];
    expect(refusalIn(await sends(admin, { intent: "sign-out", userId: ctx.userId }))).toBe("done");
    expect([admin.recorded.vendor, admin.recorded.disconnected]).toEqual([["sessions ended"], ["all"]]);
    Object.assign(admin.accounts, { endSessions: async () => Promise.reject(new Error("silent")) });
    expect(refusalIn(await sends(admin, { intent: "sign-out", userId: ctx.userId }))).toBe("unreachable");
    expect((await auditOf(ctx.userId)).map(({ outcome }) => outcome).sort()).toEqual(["asked", "done"]);
  });

  test("an archive is never handed to staff: the member is shown the way", async () => {
    const [admin, ctx] = [await administrator(), await grownUp()];
    expect(refusalIn(await sends(admin, { intent: "archive", userId: ctx.userId }))).toBe("done");
    expect(await rows("SELECT topic FROM notifications WHERE user_id = ?", ctx.userId)).toEqual([
      { topic: "archive.offered" },
    ]);
  });

  test("deletion on request begins the same thirty days, once, and not for staff", async () => {
    const [admin, ctx] = [await administrator(), await grownUp()];
    const form = { intent: "delete", userId: ctx.userId, confirm: "on" };
    await rows("INSERT INTO user_roles VALUES (?, 'moderator')", ctx.userId);
    expect(refusalIn(await sends(admin, form))).toBe("is_staff");
    await rows("DELETE FROM user_roles WHERE user_id = ?", ctx.userId);
    expect(refusalIn(await sends(admin, form))).toBe("done");
    const [row] = await rows<{ reason: string; days: number }>(
      "SELECT reason, (purge_at - asked_at) / 86400000 AS days FROM account_deletions WHERE user_id = ?",
      ctx.userId,
    );
    expect(row).toEqual({ reason: "asked", days: 30 });
    expect(refusalIn(await sends(admin, form))).toBe("rests");
    expect((await auditOf(ctx.userId)).map(({ act }) => act)).toEqual(["delete_account"]);
  });

  test.each(["sign-out", "archive", "delete"])("%s cannot be done to oneself", async (intent) => {
    const admin = await administrator();
    expect(refusalIn(await sends(admin, { intent, userId: admin.userId, confirm: "on" }))).toBe("oneself");
  });

  test("a youth leader and a pastoral reader are appointed with their line, adults alone, once", async () => {
    const [admin, lydia, timothy] = [
      await administrator(),
      await person("Lydia"),
      await person("Timothy", { ageBand: "13-17" }),
    ];
    const leader = { intent: "appoint", what: "leader", set: "on" };
    expect(refusalIn(await sends(admin, { ...leader, userId: lydia.userId }))).toBe("done");
    // they lead already: nothing is done, and nothing is wrong
    expect(refusalIn(await sends(admin, { ...leader, userId: lydia.userId }))).toBe("done");
    expect(refusalIn(await sends(admin, { ...leader, userId: timothy.userId }))).toBe("not_adult");
    expect(refusalIn(await sends(admin, { ...leader, userId: (await member()).userId }))).toBe(
      "not_in_community",
    );
    const pastoral = { intent: "appoint", what: "pastoral", userId: lydia.userId };
    expect(refusalIn(await sends(admin, { ...pastoral, set: "on" }))).toBe("done");
    expect(refusalIn(await sends(admin, { ...pastoral, set: "off" }))).toBe("done");
    expect(
      await shared("SELECT leads, pastoral FROM community_members WHERE user_id = ?", lydia.userId),
    ).toEqual([{ leads: 1, pastoral: 0 }]);
    expect(
      await shared("SELECT act FROM moderation_log WHERE actor_user_id = ? ORDER BY rowid", admin.userId),
    ).toEqual([{ act: "appoint_leader" }, { act: "appoint_pastoral" }, { act: "dismiss_pastoral" }]);
  });
});

describe("members are found", () => {
  test("by id, exact address, handle and how a name begins; each look-up has its line; no word of theirs is shown", async () => {
    const [admin, ctx] = [await administrator(), await person("Priscilla")];
    await send(ctx, "A question that only I ask");
    Object.assign(admin.accounts, {
      findByEmail: async (email: string) => (email === "priscilla@koinonia.test" ? [ctx.userId] : []),
      countSessions: async () => 3,
    });
    const [{ handle } = { handle: "" }] = await shared<{ handle: string }>(
      "SELECT handle FROM community_members WHERE user_id = ?",
      ctx.userId,
    );
    await rows("UPDATE profiles SET full_name = ? WHERE user_id = ?", `Zyx${handle} Okafor`, ctx.userId);
    const queries = [ctx.userId, "priscilla@koinonia.test", `@${handle}`, `zyx${handle}`.slice(0, -1)];
    for (const query of queries) {
      const { members } = await sends(admin, { intent: "look-up", query });
      expect(members.map(({ userId }) => userId)).toEqual([ctx.userId]);
      expect(members[0]).toMatchObject({ sessions: 3, ageBand: "18+", community: { handle, leads: false } });
      expect(JSON.stringify(members)).not.toContain("A question that only I ask");
    }
    expect(
      (
        await rows<{ by: string }>(
          "SELECT searched_by AS by FROM staff_look_ups WHERE user_id = ? ORDER BY id",
          ctx.userId,
        )
      ).map(({ by }) => by),
    ).toEqual(["id", "email", "handle", "name"]);
  });

  test.each(["priscilla@", "%", "_", "no such name %", "user_none", "a", ""])(
    "nobody is found by %j",
    async (query) => {
      const answer = await sends(await administrator(), { intent: "look-up", query });
      expect([answer.members, refusalIn(answer)]).toEqual([[], "not_found"]);
    },
  );
});

test("M10: a member sees every act that touched them, by role and never by name, the newest first", async () => {
  const [admin, ctx] = [await administrator(), await person("Phoebe")];
  await rows("UPDATE profiles SET full_name = 'Aquila Secretname' WHERE user_id = ?", admin.userId);
  admin.at(ctx.now() + HOUR);
  await sends(admin, { intent: "sign-out", userId: ctx.userId, reason: "a lost phone" });
  admin.at(ctx.now() + 2 * HOUR);
  await sends(admin, { intent: "appoint", what: "leader", set: "on", userId: ctx.userId, reason: "trained" });
  const { page } = await readGlassBox(ctx);
  const acts = page.touched.filter(({ act }) => act !== "look_up");
  expect(acts.map(({ act, by, reason }) => [act, by, reason])).toEqual([
    ["appoint_leader", "administrator", "trained"],
    ["sign_out", "administrator", "a lost phone"],
  ]);
  expect(page.touched.some(({ act }) => act === "look_up")).toBe(true);
  expect(JSON.stringify(page)).not.toMatch(/Secretname/);
  expect(JSON.stringify(page)).not.toContain(admin.userId);
});
