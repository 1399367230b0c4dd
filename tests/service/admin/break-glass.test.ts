import { expect, test } from "vitest";
import { actOnBreakGlass } from "#app/features/admin/break-glass/act.server.ts";
import { readBreakGlass } from "#app/features/admin/break-glass/read.server.ts";
import { reportConversation } from "#app/features/chat/report/report.server.ts";
import { deleteConversation } from "#app/features/chat/threads/organize.server.ts";
import { actOnGlassBox } from "#app/features/settings/glass-box/act.server.ts";
import { readGlassBox } from "#app/features/settings/glass-box/read.server.ts";
import { answered, send } from "#tests/service/asking.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { administrator, auditOf } from "./staff.ts";

const HOUR = 3_600_000;

async function does(ctx: TestMember, fields: Record<string, string>) {
  const answer = await actOnBreakGlass(
    ctx,
    formOf({ formId: requestId(), reason: "it was reported", ...fields }),
  );
  if (!answer) throw new Error("not a form of the page");
  await ctx.settled();
  return { ...answer, said: answer.reply.ok ? "done" : answer.reply.refusal };
}

async function reported() {
  const ctx = await member();
  const { conversation } = await send(ctx, "What I told nobody else");
  const conversationId = conversation.id;
  expect((await reportConversation(ctx, conversationId)).ok).toBe(true);
  const [report] = await rows<{ id: string }>(
    "SELECT id FROM conversation_reports WHERE conversation_id = ?",
    conversationId,
  );
  const openingId = async () =>
    (
      await rows<{ id: string }>(
        "SELECT id FROM conversation_openings WHERE report_id = ? ORDER BY asked_at DESC LIMIT 1",
        report?.id ?? "",
      )
    )[0]?.id ?? "";
  return { ctx, conversationId, reportId: report?.id ?? "", openingId };
}

test("a reported conversation is read by who asked, after another granted it, for an hour; the member is told of all", async () => {
  const { ctx, reportId, openingId } = await reported();
  const [one, two] = [await administrator(), await administrator()];
  expect((await does(one, { intent: "ask", reportId })).said).toBe("done");
  const id = { openingId: await openingId() };
  expect((await does(one, { intent: "read", ...id })).said).toBe("closed");
  // nobody grants their own asking, and the page offers it to nobody but others
  expect((await does(one, { intent: "approve", ...id })).said).toBe("second_person");
  expect((await does(two, { intent: "approve", ...id })).said).toBe("done");
  expect((await does(two, { intent: "read", ...id })).said).toBe("closed");
  const reading = await does(one, { intent: "read", ...id });
  expect(reading.messages?.map(({ role, content }) => [role, content])).toContainEqual([
    "user",
    "What I told nobody else",
  ]);
  expect((await does(one, { intent: "read", ...id })).said).toBe("done");
  one.at(one.now() + HOUR);
  const late = await does(one, { intent: "read", ...id });
  expect([late.said, late.messages]).toEqual(["closed", null]);
  expect((await auditOf(ctx.userId)).map(({ act, actor }) => [act, actor])).toEqual([
    ["ask_to_read", one.userId],
    ["approve_reading", two.userId],
    ["read_conversation", one.userId],
    ["read_conversation", one.userId],
  ]);
  expect(await rows("SELECT topic FROM notifications WHERE user_id = ?", ctx.userId)).toEqual([
    { topic: "conversation.opened" },
  ]);
  const { page } = await readGlassBox(ctx);
  expect(page.touched.filter(({ act }) => act === "read_conversation").length).toBe(2);
  expect(page.reports).toMatchObject([{ openings: [{ state: "approved", reason: "it was reported" }] }]);
});

test("the list of reports shows no word and no title of a conversation", async () => {
  const { conversationId } = await reported();
  const [{ title } = { title: "" }] = await rows<{ title: string }>(
    "SELECT title FROM chatbot_conversations WHERE id = ?",
    conversationId,
  );
  const page = JSON.stringify((await readBreakGlass(await administrator())).items);
  expect(page).not.toContain("What I told nobody else");
  expect(page).not.toContain(title);
});

test("two who decide at once, a stale form, a refusal: one decision stands", async () => {
  const { reportId, openingId } = await reported();
  const [one, two, three] = [await administrator(), await administrator(), await administrator()];
  await does(one, { intent: "ask", reportId });
  expect((await does(two, { intent: "ask", reportId })).said).toBe("moved");
  const id = { openingId: await openingId() };
  const both = await Promise.all([
    does(two, { intent: "approve", ...id }),
    does(three, { intent: "refuse", ...id }),
  ]);
  expect(both.map(({ said }) => said).sort()).toEqual(["done", "moved"]);
  expect((await does(three, { intent: "approve", ...id })).said).toBe("moved");
});

test("asked for more than a day ago it is granted no more, and can be asked for again", async () => {
  const { reportId, openingId } = await reported();
  const [one, two] = [await administrator(), await administrator()];
  await does(one, { intent: "ask", reportId });
  two.at(two.now() + 25 * HOUR);
  expect((await does(two, { intent: "approve", openingId: await openingId() })).said).toBe("too_late");
  expect((await does(two, { intent: "ask", reportId })).said).toBe("done");
});

test("an administrator neither asks for their own conversation nor decides about it", async () => {
  const own = await administrator();
  const sent = await answered(own);
  await reportConversation(own, sent.conversation.id);
  const [report] = await rows<{ id: string }>(
    "SELECT id FROM conversation_reports WHERE user_id = ?",
    own.userId,
  );
  const reportId = report?.id ?? "";
  expect((await does(own, { intent: "ask", reportId })).said).toBe("oneself");
  const other = await administrator();
  await does(other, { intent: "ask", reportId });
  const [opening] = await rows<{ id: string }>(
    "SELECT id FROM conversation_openings WHERE report_id = ?",
    reportId,
  );
  expect((await does(own, { intent: "approve", openingId: opening?.id ?? "" })).said).toBe("oneself");
});

test.each(["taken back", "deleted"])(
  "a report whose conversation was %s opens nothing any more",
  async (how) => {
    const { ctx, conversationId, reportId, openingId } = await reported();
    const [one, two] = [await administrator(), await administrator()];
    await does(one, { intent: "ask", reportId });
    const id = { openingId: await openingId() };
    await does(two, { intent: "approve", ...id });
    if (how === "deleted") await deleteConversation(ctx, conversationId);
    else await actOnGlassBox(ctx, formOf({ intent: "withdraw", conversationId }));
    expect((await does(one, { intent: "read", ...id })).said).toBe("closed");
    expect((await auditOf(ctx.userId)).filter(({ act }) => act === "read_conversation")).toEqual([]);
  },
);

test("only one's own conversation can be reported, once", async () => {
  const [{ conversationId }, other] = [await reported(), await member()];
  expect(await reportConversation(other, conversationId)).toEqual({ ok: false, refusal: "thread.not_found" });
  expect(
    await rows("SELECT count(*) AS n FROM conversation_reports WHERE conversation_id = ?", conversationId),
  ).toEqual([{ n: 1 }]);
});
