import { expect, test } from "vitest";
import { eraseFromCommunity } from "#app/features/community/erase.server.ts";
import { appointLeader, appointPastoral } from "#app/features/community/members/appoint.server.ts";
import { actOnPastoral } from "#app/features/community/pastoral/act.server.ts";
import { careQuery } from "#app/features/community/pastoral/query.ts";
import { readPastoral, requirePastoral } from "#app/features/community/pastoral/read.server.ts";
import { readRequest } from "#app/features/community/requests/read.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import {
  asks,
  does,
  inQueue,
  type Person,
  person,
  shared,
  topics,
  wall,
} from "#tests/service/community/people.ts";
import { requestId } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { staff } from "./staff.ts";

const inbox = (ctx: Person, search = "") => readPastoral(ctx, careQuery(new URLSearchParams(search)));
const works = async (ctx: Person, fields: Record<string, string>) => {
  ctx.at(ctx.now() + 1_000);
  const reply = await actOnPastoral(ctx, formOf({ formId: requestId(), ...fields }));
  await ctx.settled();
  return reply;
};

/** Of the team, in a session with the second step. */
async function pastor(name: string): Promise<Person> {
  const [ctx, admin] = [await person(name), await staff("Phoebe", "admin")];
  const given = { userId: ctx.userId, on: true, reason: "agreed by the elders", formId: requestId() };
  for (let twice = 0; twice < 2; twice++)
    expect(await appointPastoral(admin, given)).toMatchObject({ ok: true });
  Object.assign(ctx.session, { mfaVerified: true });
  return ctx;
}

const answersOn = async (ctx: Person, id: string) => {
  const [profile] = await profileOf(ctx.db, ctx.userId);
  if (!profile) throw new Error("no profile");
  return (await readRequest(ctx, Promise.resolve({ profile }), id)).page?.answers;
};

test("an administrator gives the role, with a reason and a line in the log; never to themselves, nor to the young", async () => {
  const [paul, young] = [await person("Paul"), await person("Timothy", { ageBand: "13-17" })];
  const admin = await staff("Phoebe", "admin");
  const given = (userId: string, more = {}) => ({
    userId,
    on: true,
    reason: "agreed",
    formId: requestId(),
    ...more,
  });
  expect(await appointPastoral(admin, given(admin.userId))).toMatchObject({ refusal: "appoint.yourself" });
  expect(await appointPastoral(admin, given(paul.userId, { reason: " " }))).toMatchObject({
    refusal: "appoint.no_reason",
  });
  for (const appoint of [appointPastoral, appointLeader]) {
    expect(await appoint(admin, given(young.userId))).toMatchObject({ refusal: "appoint.young" });
    expect(await appoint(admin, given("user_nobody"))).toMatchObject({ refusal: "appoint.gone" });
    expect(await appoint(admin, given(paul.userId))).toMatchObject({ ok: true });
  }
  const [{ handle, leads, pastoral }] = (await shared<{ handle: string; leads: number; pastoral: number }>(
    "SELECT handle, leads, pastoral FROM community_members WHERE user_id = ?",
    paul.userId,
  )) as [{ handle: string; leads: number; pastoral: number }];
  expect([leads, pastoral]).toEqual([1, 1]);
  await appointLeader(admin, given(paul.userId, { on: false }));
  expect(
    await shared("SELECT act, reason FROM moderation_log WHERE subject = ? ORDER BY rowid", handle),
  ).toEqual([
    { act: "appoint_pastoral", reason: "agreed" },
    { act: "appoint_leader", reason: "agreed" },
    { act: "dismiss_leader", reason: "agreed" },
  ]);
});

test("the team alone enters, with its second step; a moderator and an administrator do not", async () => {
  const [ruth, paul] = [await person("Ruth"), await pastor("Paul")];
  const [moderator, admin] = [await staff("Priscilla"), await staff("Phoebe", "admin")];
  const id = await asks(ruth, "Only for you.", { audience: "pastoral" });
  for (const ctx of [ruth, moderator, admin]) {
    Object.assign(ctx.session, { mfaVerified: true });
    await expect(inbox(ctx)).rejects.toMatchObject({ status: 403 });
    await expect(requirePastoral(ctx)).rejects.toMatchObject({ status: 403 });
    // and no statement answers whoever comes past the guard
    expect(await works(ctx, { intent: "answer", id, body: "Words" })).toMatchObject({
      refusal: "pastoral.moved",
    });
  }
  expect(await inQueue(moderator, id)).toBeNull();
  expect((await inbox(paul)).items.map((one) => one.id)).toContain(id);
  Object.assign(paul.session, { mfaVerified: false });
  await expect(inbox(paul)).rejects.toMatchObject({ status: 302 });
});

test("asked, the team hears; answered, the words reach who asked and nobody else; then it is closed", async () => {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const [paul, silas] = [await pastor("Paul"), await pastor("Silas")];
  const id = await asks(ruth, "I do not know how to go on.", { audience: "pastoral" });
  expect(await topics(paul)).toContain("pastoral.asked");
  expect(await topics(ann)).toEqual([]);
  const mine = (await inbox(paul)).team.find(({ name }) => name === "Silas");
  expect(await works(paul, { intent: "assign", id, to: mine?.handle ?? "" })).toMatchObject({ ok: true });
  expect((await inbox(silas, "show=mine")).items.map((one) => one.id)).toEqual([id]);
  expect(await works(paul, { intent: "assign", id, to: "nobody-abcde" })).toMatchObject({
    refusal: "pastoral.nobody",
  });
  for (const body of ["Call me: +1 555 123 4567", "Write to me at paul@church.org"])
    expect(await works(silas, { intent: "answer", id, body })).toMatchObject({
      refusal: "pastoral.unfit",
      given: body,
    });
  const answer = { intent: "answer", id, body: "You are not alone. We pray with you.", formId: requestId() };
  for (let twice = 0; twice < 2; twice++) expect(await works(silas, answer)).toMatchObject({ ok: true });
  expect(await answersOn(ruth, id)).toEqual([
    {
      id: expect.any(String),
      body: "You are not alone. We pray with you.",
      name: "Silas",
      at: expect.any(Number),
    },
  ]);
  expect(await topics(ruth)).toEqual(["pastoral.answered"]);
  expect(await answersOn(ann, id)).toBeUndefined();
  expect((await wall(ann)).map((one) => one.id)).not.toContain(id);
  expect((await inbox(paul, `item=${id}`)).answers).toHaveLength(1);
  expect(await works(silas, { intent: "close", id })).toMatchObject({ ok: true });
  expect(await works(paul, { intent: "close", id })).toMatchObject({ refusal: "pastoral.moved" });
  expect(await works(paul, { intent: "answer", id, body: "Late" })).toMatchObject({
    refusal: "pastoral.moved",
  });
  expect((await inbox(paul, "show=closed")).items.map((one) => one.id)).toContain(id);
  await works(paul, { intent: "reopen", id });
  // the log has every act, and no word
  expect(await shared("SELECT act, reason FROM moderation_log WHERE subject = ? ORDER BY rowid", id)).toEqual(
    [
      { act: "pastoral_assign", reason: "" },
      { act: "pastoral_assign", reason: "" },
      { act: "pastoral_answer", reason: "" },
      { act: "pastoral_close", reason: "" },
      { act: "pastoral_reopen", reason: "" },
    ],
  );
});

test("a team member reads neither their own request here, nor across a block; taken back or erased, it is gone", async () => {
  const [ruth, paul, silas] = [await person("Ruth"), await pastor("Paul"), await pastor("Silas")];
  const own = await asks(paul, "For me, too.", { audience: "pastoral" });
  const ids = async (ctx: Person) => (await inbox(ctx)).items.map((one) => one.id);
  expect(await ids(paul)).not.toContain(own);
  expect(await ids(silas)).toContain(own);
  expect(await works(paul, { intent: "answer", id: own, body: "To myself" })).toMatchObject({ ok: false });
  const his = await asks(paul, "On the wall.");
  await does(ruth, { intent: "block", id: his });
  const id = await asks(ruth, "Not for Paul.", { audience: "pastoral" });
  expect(await ids(paul)).not.toContain(id);
  expect(await ids(silas)).toContain(id);
  await does(ruth, { intent: "withdraw", id });
  expect(await ids(silas)).not.toContain(id);
  const urgent = await asks(ruth, "I want to end my life tonight.", {
    audience: "pastoral",
    seenHelp: "yes",
  });
  expect((await inbox(silas)).items[0]).toMatchObject({ id: urgent, urgent: true });
  await eraseFromCommunity(ruth, ruth.userId);
  expect(await works(silas, { intent: "answer", id: urgent, body: "Late" })).toMatchObject({
    refusal: "pastoral.moved",
  });
});
