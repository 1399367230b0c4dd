import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { eraseFromCommunity } from "#app/features/community/erase.server.ts";
import { CLAIM_MS } from "#app/features/community/queue/model/acts.ts";
import { MAX_AGE_MS } from "#app/features/community/queue/model/clock.ts";
import { asks, does, inQueue, person, reads, shared, topics, wall } from "#tests/service/community/people.ts";
import { testifies, testifiesAbout, threads } from "#tests/service/community/testifying.ts";
import { requestId, rows } from "#tests/service/members.ts";
import { decides, itemOf, queue, staff, works } from "./staff.ts";

const DAY = 86_400_000;

describe("what waits", () => {
  test("danger to life first, then the young, abuse, the rest; each the oldest first, with its age", async () => {
    const [ruth, young] = [await person("Ruth"), await person("Timothy", { ageBand: "13-17" })];
    const [ann, eli] = [await person("Ann"), await person("Eli", { ageBand: "13-17" })];
    const moderator = await staff("Priscilla");
    const rest = await asks(ruth, "Buy my books.");
    const abuse = await asks(ruth, "You pray too little.");
    const minor = await asks(young, "I am alone.");
    await does(ann, { intent: "report", id: rest, reason: "selling" });
    await does(ann, { intent: "report", id: abuse, reason: "harm" });
    await does(eli, { intent: "report", id: minor, reason: "other" });
    const danger = await asks(ruth, "I want to end my life tonight.", { seenHelp: "yes" });
    const found = [];
    for (const id of [danger, minor, abuse, rest]) found.push(await inQueue(moderator, id));
    expect(found.map((one) => one?.severity)).toEqual([0, 1, 2, 3]);
    expect(found[0]).toMatchObject({ why: "flag", moderation: "held" });
    const list = (await queue(moderator)).items;
    const order = list.map(({ severity, openedAt, id }) => [severity, openedAt, id]);
    expect(order).toEqual(
      [...order].sort(
        (a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0),
      ),
    );
    expect(list[0]?.severity).toBe(0);
    moderator.at(moderator.now() + MAX_AGE_MS);
    expect((await queue(moderator)).counts.late).toBeGreaterThanOrEqual(4);
  });

  test("two hundred parallel reports of one post by forty make one item, which names nobody who reported", async () => {
    const ruth = await person("Ruth");
    const moderator = await staff("Priscilla");
    const id = await asks(ruth, "Hurtful words.");
    const people = await Promise.all(Array.from({ length: 40 }, (_, n) => person(`Reader${n}`)));
    const all = Array.from({ length: 5 }, () => people).flat();
    await Promise.all(all.map((one) => does(one, { intent: "report", id, reason: "harm" })));
    const items = await shared<{ reports: number }>("SELECT reports FROM queue_items WHERE subject = ?", id);
    const [kept] = await shared<{ count: number }>(
      "SELECT count(*) AS count FROM reports WHERE request_id = ?",
      id,
    );
    // once it is held, nobody sees it, and nobody reports it any more
    expect(items).toEqual([{ reports: kept?.count }]);
    expect(kept?.count).toBeGreaterThanOrEqual(3);
    expect(kept?.count).toBeLessThanOrEqual(people.length);
    const detail = await inQueue(moderator, id);
    expect(detail).toMatchObject({ reports: kept?.count, severity: 2, moderation: "held" });
    for (const one of people) expect(JSON.stringify(detail)).not.toContain(one.userId);
    expect(JSON.stringify(detail)).not.toContain("Reader");
    await decides(moderator, "hide", id);
    const theirs = await shared<{ row: string }>(
      "SELECT json_object('words', words, 'rule', rule, 'act', act) AS row FROM decisions WHERE subject = ?",
      id,
    );
    expect(JSON.stringify(theirs)).not.toContain("Reader");
  });

  test("a page is 25, found by its cursor and by kind; 2,000 open and 100,000 past ones cost no more", async () => {
    const ruth = await person("Ruth");
    const moderator = await staff("Priscilla");
    await shared(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, state)
      SELECT 'comment', 'many_' || i, ?, 3, 'first', i, 'open' FROM n`,
      ruth.userId,
    );
    for (let part = 0; part < 10; part++)
      await shared(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
        INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, state, closed_at)
        SELECT iif(i % 2, 'comment', 'note'), 'past_' || ${part} || '_' || i, ?, 3, 'first', i, 'closed', i + ${part * 10_000} FROM n`,
        ruth.userId,
      );
    const seen = new Set<number>();
    let search = "kind=comment";
    for (let pages = 0; pages < 4; pages++) {
      const { items, next } = await queue(moderator, search);
      expect(items).toHaveLength(25);
      for (const item of items) expect(seen.has(item.id)).toBe(false);
      for (const item of items) seen.add(item.id);
      search = `kind=comment&after=${next?.severity}.${next?.at}.${next?.id}`;
    }
    const past = await queue(moderator, "show=closed&kind=note");
    expect(past.items.every(({ kind, state }) => kind === "note" && state === "closed")).toBe(true);
    const further = `${past.next?.severity}.${past.next?.at}.${past.next?.id}`;
    expect((await queue(moderator, `show=closed&kind=note&after=${further}`)).items).toHaveLength(25);
    let read = 0;
    const counting = Object.assign(Object.create(moderator), {
      community: openDatabase(
        readingOf(env.COMMUNITY, (rowsRead) => (read += rowsRead)),
        null,
      ),
    });
    await queue(counting, "show=closed");
    // the open ones are counted; of the past ones nothing but the page is looked at
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(8_000);
    await shared("DELETE FROM queue_items WHERE subject LIKE 'many_%' OR subject LIKE 'past_%'");
  });
});

/** The same D1, which reports how many rows each batch has read. */
function readingOf(d1: D1Database, report: (rowsRead: number) => void): D1Database {
  return {
    withSession: (...at: Parameters<D1Database["withSession"]>) => {
      const session = d1.withSession(...at);
      return {
        prepare: session.prepare.bind(session),
        getBookmark: session.getBookmark.bind(session),
        batch: async (statements: D1PreparedStatement[]) => {
          const answers = await session.batch(statements);
          for (const { meta } of answers) report(meta.rows_read);
          return answers;
        },
      };
    },
  } as unknown as D1Database;
}

describe("a claim", () => {
  test("keeps others from deciding for fifteen minutes; given back or over, it is free", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const [one, other] = [await staff("Priscilla"), await staff("Aquila")];
    const id = await asks(ruth, "R");
    await does(ann, { intent: "report", id, reason: "harm" });
    const item = await itemOf(id);
    expect(await works(one, { intent: "claim", item })).toMatchObject({ ok: true });
    expect(await inQueue(one, id)).toMatchObject({ mine: true, claimer: "Priscilla" });
    other.at(one.now());
    expect(await works(other, { intent: "claim", item })).toMatchObject({ refusal: "queue.claimed" });
    expect(await works(other, { intent: "hide", id, item, rule: "contempt" })).toMatchObject({
      refusal: "queue.claimed",
    });
    expect(await works(other, { intent: "unclaim", item })).toMatchObject({ ok: false });
    expect(await works(one, { intent: "unclaim", item })).toMatchObject({ ok: true });
    expect(await works(other, { intent: "claim", item })).toMatchObject({ ok: true });
    one.at(other.now() + CLAIM_MS);
    expect(await works(one, { intent: "leave", id, item })).toMatchObject({ ok: true });
    expect(await works(one, { intent: "claim", item })).toMatchObject({ refusal: "queue.moved" });
    expect(await works(one, { intent: "claim", item: "999999" })).toMatchObject({ refusal: "queue.gone" });
  });
});

describe("a decision", () => {
  test("of two at once the later one is refused, and of words that were changed meanwhile", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const [one, other] = [await staff("Priscilla"), await staff("Aquila")];
    const id = await asks(ruth, "R");
    await does(ann, { intent: "report", id, reason: "harm" });
    const item = await itemOf(id);
    const seen = "1";
    await does(ruth, { intent: "edit", id, version: "1", theme: "family", body: "Kinder words" });
    expect(await works(one, { intent: "hide", id, item, seen, rule: "contempt" })).toMatchObject({
      refusal: "queue.edited",
    });
    const both = await Promise.all([
      works(one, { intent: "leave", id, item, seen: "2" }),
      works(other, { intent: "hide", id, item, seen: "2", rule: "contempt" }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: "queue.moved" });
    expect(await shared("SELECT id FROM moderation_log WHERE subject = ?", id)).toHaveLength(1);
    expect(await works(other, { intent: "hide", id, item, rule: "contempt" })).toMatchObject({
      refusal: "queue.moved",
    });
  });

  test("nobody decides about themselves; about staff an administrator alone, and for long", async () => {
    const [one, other] = [await staff("Priscilla"), await staff("Aquila")];
    const [admin, second] = [await staff("Phoebe", "admin"), await staff("Junia", "admin")];
    const ruth = await person("Ruth");
    const [ofOne, ofAdmin, ofRuth] = [await asks(one, "M"), await asks(admin, "A"), await asks(ruth, "R")];
    const hide = (ctx: typeof one, id: string, more = {}) =>
      works(ctx, { intent: "hide", id, rule: "contempt", ...more });
    expect(await hide(one, ofOne)).toMatchObject({ refusal: "queue.yourself" });
    expect(await hide(other, ofOne)).toMatchObject({ refusal: "queue.staff" });
    expect(await hide(one, ofAdmin)).toMatchObject({ refusal: "queue.staff" });
    expect(await hide(admin, ofAdmin)).toMatchObject({ refusal: "queue.yourself" });
    expect(await hide(second, ofAdmin)).toMatchObject({ ok: true });
    expect(await hide(admin, ofOne)).toMatchObject({ ok: true });
    expect(await hide(one, ofRuth, { rule: "" })).toMatchObject({ refusal: "queue.no_rule" });
    expect(await hide(one, ofRuth, { intent: "suspend", days: "8" })).toMatchObject({
      refusal: "queue.too_many_days",
    });
    expect(await hide(admin, ofRuth, { intent: "suspend", days: "30" })).toMatchObject({ ok: true });
  });

  test("of an erased member there is nothing to decide", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const moderator = await staff("Priscilla");
    const id = await asks(ruth, "R");
    await does(ann, { intent: "report", id, reason: "harm" });
    const item = await itemOf(id);
    const decision = await decides(moderator, "hide", id);
    await eraseFromCommunity(ruth, ruth.userId);
    for (const fields of [
      { intent: "hide", id, item, rule: "contempt" },
      { intent: "undo", id: decision },
      { intent: "appeal_right", id: decision },
      { intent: "reveal", id, words: "for safety" },
      { intent: "claim", item },
    ])
      expect(await works(moderator, fields)).toMatchObject({ ok: false, refusal: "queue.gone" });
  });

  test("hidden, it leaves every open page; asked to be edited, it comes back here once it was", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const moderator = await staff("Priscilla");
    const id = await asks(ruth, "You are all fools.");
    await decides(moderator, "ask_edit", id, { words: "Please say it kindly." });
    expect(await reads(ann, id)).toBeNull();
    expect(moderator.recorded.touched.flatMap(({ ids }) => ids)).toContain(id);
    expect(await topics(ruth)).toEqual(["moderation.decided"]);
    expect(await inQueue(moderator, id)).toBeNull();
    await does(ruth, { intent: "edit", id, version: "1", theme: "family", body: "I am sad about it." });
    expect(await inQueue(moderator, id)).toMatchObject({ why: "edited", moderation: "held" });
    await decides(moderator, "leave", id);
    expect((await reads(ann, id))?.body).toBe("I am sad about it.");
    // a comment is written once: nobody can be asked to edit it
    const testimony = await testifies(ruth, "T");
    await testifiesAbout(ann, { intent: "comment", id: testimony, formId: requestId(), body: "C" });
    const [comment] = await threads(ruth, testimony);
    expect(
      await works(moderator, { intent: "ask_edit", id: comment?.id ?? "", rule: "truth" }),
    ).toMatchObject({
      refusal: "queue.bad_form",
    });
    await decides(moderator, "hide", comment?.id ?? "");
    expect(await threads(ruth, testimony)).toEqual([]);
    expect(moderator.recorded.touched.flatMap(({ ids }) => ids)).toContain(comment?.id);
  });

  test("undone by a reverse act: the text stands as it did, the item waits again, the member hears", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const moderator = await staff("Priscilla");
    const id = await asks(ruth, "R");
    await does(ann, { intent: "report", id, reason: "harm" });
    const first = await decides(moderator, "warn", id);
    expect(await reads(ann, id)).toBeNull();
    expect(await works(moderator, { intent: "undo", id: first })).toMatchObject({ ok: true });
    expect(await reads(ann, id)).not.toBeNull();
    expect(await topics(ruth)).toEqual(["moderation.decided", "moderation.undone"]);
    expect(await inQueue(moderator, id)).toMatchObject({ moderation: "shown", reasons: [["harm", 1]] });
    expect(await works(moderator, { intent: "undo", id: first })).toMatchObject({
      refusal: "queue.too_late",
    });
    const second = await decides(moderator, "hide", id);
    // overtaken by a later one, the earlier cannot be undone
    await decides(moderator, "restore", id);
    expect(await works(moderator, { intent: "undo", id: second })).toMatchObject({
      refusal: "queue.too_late",
    });
    const third = await decides(moderator, "hide", id);
    moderator.at(moderator.now() + 31 * DAY);
    expect(await works(moderator, { intent: "undo", id: third })).toMatchObject({
      refusal: "queue.too_late",
    });
    const acts = await shared<{ act: string }>(
      "SELECT l.act FROM moderation_log l JOIN decisions d ON d.log_id = l.id WHERE d.subject = ? ORDER BY l.id",
      id,
    );
    expect(acts.map(({ act }) => act)).toEqual(["warn", "undo", "hide", "restore", "hide"]);
  });

  test("who gave no name is shown to the moderator who says why, and to no other; the author reads both", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const [one, other] = [await staff("Priscilla"), await staff("Aquila")];
    const id = await asks(ruth, "Unnamed words.", { audience: "unnamed" });
    await does(ann, { intent: "report", id, reason: "harm" });
    for (const ctx of [one, other])
      expect(await inQueue(ctx, id)).toMatchObject({ name: null, handle: null });
    expect(JSON.stringify(await queue(one))).not.toContain(ruth.userId);
    expect(await works(one, { intent: "reveal", id, words: "" })).toMatchObject({
      refusal: "queue.no_reason",
    });
    expect(await works(one, { intent: "reveal", id, words: "She may be in danger" })).toMatchObject({
      ok: true,
    });
    expect(await inQueue(one, id)).toMatchObject({ name: "Ruth" });
    expect(await inQueue(other, id)).toMatchObject({ name: null });
    expect(await shared("SELECT act, reason FROM moderation_log WHERE subject = ?", id)).toEqual([
      { act: "reveal", reason: "She may be in danger" },
    ]);
    expect(await shared("SELECT act, words FROM decisions WHERE user_id = ?", ruth.userId)).toEqual([
      { act: "reveal", words: "She may be in danger" },
    ]);
  });

  test("the log and the decisions are never changed, nor is a line of the log deleted", async () => {
    const ruth = await person("Ruth");
    const moderator = await staff("Priscilla");
    const decision = await decides(moderator, "hide", await asks(ruth, "R"));
    for (const [sql, why] of [
      ["UPDATE moderation_log SET reason = 'another'", "moderation_is_for_good"],
      ["DELETE FROM moderation_log", "moderation_is_kept"],
      [`UPDATE decisions SET words = 'another' WHERE id = '${decision}'`, "decision_is_for_good"],
    ] as const)
      await expect(shared(sql)).rejects.toThrow(why);
  });

  test("what was withdrawn without a report waits no longer; reported, its words are kept until it is decided", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const moderator = await staff("Priscilla");
    ruth.communityRules = { open: true, holdsFirst: true };
    const first = await asks(ruth, "My first");
    expect(await inQueue(moderator, first)).toMatchObject({ why: "first" });
    await does(ruth, { intent: "withdraw", id: first });
    expect(await inQueue(moderator, first)).toBeNull();
    const testimony = await testifies(await person("Mary"), "T");
    await testifiesAbout(ann, {
      intent: "comment",
      id: testimony,
      formId: requestId(),
      body: "Hateful words",
    });
    const [comment] = await threads(ruth, testimony);
    await testifiesAbout(ruth, {
      intent: "report",
      id: testimony,
      comment: comment?.id ?? "",
      reason: "harm",
    });
    await testifiesAbout(ann, { intent: "uncomment", id: testimony, comment: comment?.id ?? "" });
    const detail = await inQueue(moderator, comment?.id ?? "");
    expect(detail).toMatchObject({ body: "", kept: "Hateful words", withdrawn: true });
    await decides(moderator, "warn", comment?.id ?? "");
    expect(await shared("SELECT words FROM queue_items WHERE subject = ?", comment?.id)).toEqual([
      { words: "" },
    ]);
    expect(await wall(ann)).toEqual(expect.any(Array));
    expect(await rows("SELECT user_id FROM user_roles WHERE user_id = ?", moderator.userId)).toHaveLength(1);
  });
});
