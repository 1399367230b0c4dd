import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { actOnBilling } from "#app/features/admin/act.server.ts";
import { newestAuditEntries } from "#app/features/admin/store.server.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { countTrips } from "#tests/service/trips.ts";

async function named(fullName: string): Promise<TestMember> {
  const ctx = await member();
  await rows("UPDATE profiles SET full_name = ? WHERE user_id = ?", fullName, ctx.userId);
  return ctx;
}

const form = (fields: Record<string, string>): FormData => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
};
const lookUp = (admin: TestMember, query: string) => actOnBilling(admin, form({ intent: "look-up", query }));
const linesBy = ({ userId }: TestMember) =>
  rows(
    "SELECT user_id AS whom, is_found AS found, searched_by AS how, at FROM staff_look_ups WHERE actor_user_id = ? ORDER BY id",
    userId,
  );

test("each member that staff are shown is a line: who, whom, when, by what", async () => {
  const [admin, ann, ben] = [await member(), await named("Xanthe Quill A"), await named("Xanthe Quill B")];
  admin.at(1_000);
  expect((await lookUp(admin, "xanthe quill"))?.members).toHaveLength(2);
  admin.at(2_000);
  await lookUp(admin, ann.userId);
  admin.at(3_000);
  await lookUp(admin, "nobody@example.com");
  expect(await linesBy(admin)).toEqual([
    { whom: ann.userId, found: 1, how: "name", at: 1_000 },
    { whom: ben.userId, found: 1, how: "name", at: 1_000 },
    { whom: ann.userId, found: 1, how: "id", at: 2_000 },
    { whom: null, found: 0, how: "email", at: 3_000 },
  ]);
});

test("nothing of what was typed is kept", async () => {
  const admin = await member();
  await lookUp(admin, "ann.secret@example.com");
  expect(JSON.stringify(await rows("SELECT * FROM staff_look_ups"))).not.toContain("secret");
});

test("a refused form that shows a member's billing is a line too", async () => {
  const [admin, ann] = [await member(), await named("Yara")];
  const reply = await actOnBilling(
    admin,
    form({ intent: "grant", userId: ann.userId, count: "-1", reason: "", requestId: "req_1" }),
  );
  expect([reply?.refusal !== null, reply?.members.length]).toEqual([true, 1]);
  expect(await linesBy(admin)).toMatchObject([{ whom: ann.userId, how: "id" }]);
});

test("what is no search shows nobody, and is no line", async () => {
  const admin = await member();
  for (const query of ["", "x", "x".repeat(300)]) await lookUp(admin, query);
  expect(await linesBy(admin)).toEqual([]);
});

test("the line costs no trip of its own: shown and written are one", async () => {
  const [admin, ann] = [await member(), await member()];
  const trips = countTrips(admin);
  await lookUp(admin, ann.userId);
  expect(trips()).toBe(1);
});

test("no line, no look: where it cannot be written nobody is shown", async () => {
  const [admin, ann] = [await member(), await member()];
  await env.DB.exec(
    "CREATE TRIGGER full BEFORE INSERT ON staff_look_ups BEGIN SELECT RAISE(ABORT, 'full'); END",
  );
  await expect(lookUp(admin, ann.userId)).rejects.toThrow();
  await env.DB.exec("DROP TRIGGER full");
});

test("lines stay: they are not changed and not deleted, and an erased account is named no more", async () => {
  const [admin, ann] = [await member(), await member()];
  await lookUp(admin, ann.userId);
  await expect(rows("UPDATE staff_look_ups SET at = 0")).rejects.toThrow("look_ups_are_for_good");
  await expect(rows("UPDATE staff_look_ups SET user_id = actor_user_id")).rejects.toThrow(
    "look_ups_are_for_good",
  );
  await expect(rows("DELETE FROM staff_look_ups")).rejects.toThrow("look_ups_are_for_good");
  await rows("DELETE FROM profiles WHERE user_id = ?", ann.userId);
  expect(await linesBy(admin)).toMatchObject([{ whom: null, found: 1, how: "id" }]);
});

test("the staff's log shows look-ups among the acts, the newest first", async () => {
  const [admin, ann] = [await named("Priscilla Lind"), await named("Ann Okafor")];
  await rows(
    "INSERT INTO audit_log (id, actor_user_id, user_id, act, request_id, subject, amount, reason, outcome, at) VALUES ('a1', ?1, ?2, 'refund', 'a1', 's', 395, 'asked', 'done', ?3)",
    admin.userId,
    ann.userId,
    Date.UTC(2100, 0, 1),
  );
  admin.at(Date.UTC(2100, 0, 2));
  await lookUp(admin, ann.userId);
  const [lines] = await admin.db.batch([newestAuditEntries(admin.db)]);
  expect(lines.slice(0, 2)).toMatchObject([
    { actor: "Priscilla Lind", whom: "Ann Okafor", act: "look_up", reason: "id", outcome: "found" },
    { actor: "Priscilla Lind", whom: "Ann Okafor", act: "refund", reason: "asked", outcome: "done" },
  ]);
});
