import { describe, expect, test } from "vitest";
import { REST_MS } from "#app/features/community/model/limits.ts";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { actOnQueue } from "#app/features/community/queue/act.server.ts";
import { restRequests } from "#app/features/community/requests/rest.server.ts";
import { requestId, rows } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { asks, coins, does, person, reads, shared, topics, wall } from "./people.ts";

const DAY = 86_400_000;
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

describe("a request", () => {
  test("CM4, G10: is on the wall of others, with its author's first name and nothing else of them", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const id = await asks(ruth, "My father’s surgery is on Thursday.", { title: "Surgery" });
    const line = (await wall(ann)).find((one) => one.id === id);
    expect(line).toMatchObject({ title: "Surgery", mine: false, prayedBy: 0, author: { name: "Ruth" } });
    expect(JSON.stringify(line)).not.toContain(ruth.userId);
    expect(JSON.stringify(line)).not.toContain("Okafor");
  });

  test("sent twice it is one; empty, too long and of an unknown theme it is refused, with its words", async () => {
    const ruth = await person("Ruth");
    const form = { formId: requestId() };
    expect(await asks(ruth, "Once", form)).toBe(await asks(ruth, "Once", form));
    const sent = { intent: "ask", formId: requestId(), theme: "family", language: "en", audience: "members" };
    for (const [fields, refusal] of [
      [{ body: " \u200B\n" }, "community.empty"],
      [{ body: "x".repeat(1_001) }, "community.too_long"],
      [{ body: "Pray", title: "t".repeat(121) }, "community.long_title"],
      [{ body: "Pray", theme: "nothing" }, "community.bad_form"],
    ] as const)
      expect(await does(ruth, { ...sent, ...fields })).toMatchObject({
        ok: false,
        refusal,
        given: { body: fields.body },
      });
    expect(await shared("SELECT id FROM prayer_requests WHERE user_id = ?", ruth.userId)).toHaveLength(1);
  });

  test("unnamed, no row that leaves the store has its author; moderators know", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const id = await asks(ruth, "I have not slept since the layoff.", { audience: "unnamed" });
    expect(await reads(ann, id)).toMatchObject({ author: null, unnamed: true });
    expect(await reads(ruth, id)).toMatchObject({ mine: true, unnamed: true });
    expect(await shared("SELECT user_id FROM prayer_requests WHERE id = ?", id)).toEqual([
      { user_id: ruth.userId },
    ]);
  });

  test("its name is taken off at any time", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const id = await asks(ruth, "Please pray.");
    await does(ruth, { intent: "unname", id });
    expect(await reads(ann, id)).toMatchObject({ author: null });
  });

  test("for the pastoral team it is on no wall, and read by the team alone", async () => {
    const [ruth, ann, pastor] = [await person("Ruth"), await person("Ann"), await person("Paul")];
    await shared("UPDATE community_members SET pastoral = 1 WHERE user_id = ?", pastor.userId);
    const id = await asks(ruth, "Only for you.", { audience: "pastoral" });
    expect(await reads(ann, id)).toBeNull();
    expect(ids(await wall(pastor))).not.toContain(id);
    expect(await reads(pastor, id)).toMatchObject({ body: "Only for you.", author: { name: "Ruth" } });
  });

  test("is edited with its history; of two tabs the later one is told", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const id = await asks(ruth, "First words");
    const edit = { intent: "edit", id, version: "1", theme: "family" };
    expect(await does(ruth, { ...edit, body: "Second words" })).toMatchObject({ ok: true });
    expect(await does(ruth, { ...edit, body: "Lost words" })).toMatchObject({
      refusal: "community.edited_elsewhere",
      given: { body: "Lost words" },
    });
    expect(await does(ann, { ...edit, version: "2", body: "Not mine" })).toMatchObject({ ok: false });
    expect(await reads(ann, id)).toMatchObject({ body: "Second words", version: 2 });
    expect(await shared("SELECT body FROM request_versions WHERE request_id = ?", id)).toEqual([
      { body: "First words" },
    ]);
  });

  test("answered, whoever promised to pray hears of it once; withdrawn, nobody reads it but its author", async () => {
    const [ruth, ann, tobias] = [await person("Ruth"), await person("Ann"), await person("Tobias")];
    const id = await asks(ruth, "For my sister and me.");
    await does(ann, { intent: "promise", id });
    const close = {
      intent: "close",
      id,
      formId: requestId(),
      kind: "answered",
      body: "She called on Sunday.",
    };
    await does(ruth, close);
    await does(ruth, close);
    expect(await topics(ann)).toEqual(["prayer.answered"]);
    expect(await topics(tobias)).toEqual([]);
    expect(await reads(ann, id)).toMatchObject({
      state: "answered",
      closing: { kind: "answered", body: "She called on Sunday." },
    });
    await does(ruth, { intent: "withdraw", id });
    expect(await reads(ann, id)).toBeNull();
    expect(await wall(ann, "show=promised")).toEqual([]);
    expect(await reads(ruth, id)).toMatchObject({ state: "withdrawn" });
    expect(await does(ann, { intent: "pray", id })).toMatchObject({ refusal: "community.gone" });
  });

  test("rests after thirty days, with a question; one press puts it back", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const id = await asks(ruth, "Still nothing. Still asking.");
    ruth.at(ruth.now() + REST_MS);
    await restRequests(ruth);
    await ruth.settled();
    expect(ids(await wall(ann))).not.toContain(id);
    expect(await reads(ruth, id)).toMatchObject({ state: "resting" });
    expect(await topics(ruth)).toEqual(["request.rests"]);
    await does(ruth, { intent: "renew", id });
    expect(ids(await wall(ann))).toContain(id);
  });
});

describe("the wall", () => {
  test("newest first, those first for whom fewest prayed, by theme and language, mine, promised", async () => {
    const [ruth, ann] = [
      await person("Ruth", { ageBand: "13-17" }),
      await person("Ann", { ageBand: "13-17" }),
    ];
    const first = await asks(ruth, "One", { theme: "grief", language: "es" });
    ruth.at(ruth.now() + 1_000);
    const second = await asks(ruth, "Two");
    await does(ann, { intent: "pray", id: second });
    const mine = async (address: string) =>
      ids(await wall(ann, address)).filter((id) => [first, second].includes(id));
    expect(await mine("")).toEqual([second, first]);
    expect(await mine("show=need")).toEqual([first, second]);
    expect(await mine("theme=grief")).toEqual([first]);
    expect(await mine("language=es")).toEqual([first]);
    expect(ids(await wall(ruth, "show=mine"))).toEqual([second, first]);
    expect(await mine("show=promised")).toEqual([]);
    await does(ann, { intent: "promise", id: first });
    expect(await mine("show=promised")).toEqual([first]);
  });

  test("pages follow one another without a gap or a double", async () => {
    const ruth = await person("Ruth", { ageBand: "13-17" });
    const written: string[] = [];
    for (let n = 0; n < 9; n++) {
      ruth.at(ruth.now() + 1_000);
      written.push(await asks(ruth, `Request ${n}`, { theme: "world" }));
    }
    await shared(
      `INSERT INTO prayer_requests (id, form_id, user_id, body, theme, language, audience, unnamed, moderation, for_young,
        for_adults, created_at, rests_at)
      WITH RECURSIVE k (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM k WHERE n < 60)
      SELECT 'preq_01AAAAAAAAAAAAAAAAAAAAA' || printf('%03d', n), 'form-' || n, ?1, 'x', 'world', 'en', 'members', 0,
        'shown', 1, 0, 0, 9e15 FROM k`,
      ruth.userId,
    );
    for (const show of ["newest", "need"]) {
      const seen: string[] = [];
      let after = "";
      for (let page = 0; page < 9; page++) {
        const lines = await wall(ruth, `show=${show}&theme=world${after}`);
        seen.push(...ids(lines));
        const last = lines.at(-1);
        if (!last) break;
        after = `&after=${last.prayedBy}.${last.id}`;
      }
      expect(seen.filter((id) => written.includes(id))).toHaveLength(9);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(69);
    }
  });

  test("an adult and one of 13 to 17 do not meet there, but for an appointed leader", async () => {
    const [adult, young] = [await person("Ruth"), await person("Tim", { ageBand: "13-17" })];
    const leader = await person("Priscilla", { leads: true });
    const [ofAdult, ofYoung, ofLeader] = [
      await asks(adult, "A"),
      await asks(young, "Y"),
      await asks(leader, "L"),
    ];
    for (const [reader, seen] of [
      [adult, [ofAdult, ofLeader]],
      [young, [ofYoung, ofLeader]],
      [leader, [ofAdult, ofYoung, ofLeader]],
    ] as const) {
      const all = [ofAdult, ofYoung, ofLeader];
      expect(
        ids(await wall(reader))
          .filter((id) => all.includes(id))
          .sort(),
      ).toEqual([...seen].sort());
      for (const id of all)
        expect((await reads(reader, id)) !== null).toBe((seen as readonly string[]).includes(id));
    }
    expect(await does(adult, { intent: "pray", id: ofYoung })).toMatchObject({ refusal: "community.gone" });
  });
});

describe("praying", () => {
  test("D31, LV5, LV14: once a request and day, however often it is pressed; the asker hears of it", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const id = await asks(ruth, "Please pray.");
    await Promise.all(Array.from({ length: 20 }, () => does(ann, { intent: "pray", id })));
    await ann.settled();
    expect(await coins(ann)).toBe(5);
    expect(await rows("SELECT prayer_sessions FROM user_stats WHERE user_id = ?", ann.userId)).toEqual([
      { prayer_sessions: 1 },
    ]);
    expect(await rows("SELECT kind, day FROM rhythm_practices WHERE user_id = ?", ann.userId)).toEqual([
      { kind: "prayer", day: "2026-11-20" },
    ]);
    expect(await reads(ruth, id)).toMatchObject({ prayedBy: 1 });
    expect(await topics(ruth)).toEqual(["prayer.offered"]);
    expect(ann.recorded.events.map(({ event }) => event.name)).toContain("community.changed");
    // tomorrow it is a prayer again, by the same member
    ann.at(ann.now() + DAY);
    await does(ann, { intent: "pray", id });
    expect(await coins(ann)).toBe(10);
    expect(await reads(ruth, id)).toMatchObject({ prayedBy: 1 });
    expect(await shared("SELECT day FROM prayers WHERE request_id = ? ORDER BY day", id)).toEqual([
      { day: "2026-11-20" },
      { day: "2026-11-21" },
    ]);
    expect(await shared("SELECT id FROM outbox WHERE user_id IN (?, ?)", ann.userId, ruth.userId)).toEqual(
      [],
    );
  });

  test("beyond the day's ten it is a prayer as ever, and brings no more coins", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const naomi = await person("Naomi");
    for (let n = 0; n < 12; n++) {
      // ten requests a day are one member's
      const id = await asks(n < 9 ? ruth : naomi, `Request ${n}`);
      await does(ann, { intent: "pray", id });
    }
    expect(await coins(ann)).toBe(50);
    expect(await shared("SELECT id FROM outbox WHERE user_id = ?", ann.userId)).toEqual([]);
    expect(await rows("SELECT day FROM rhythm_practices WHERE user_id = ?", ann.userId)).toHaveLength(12);
  });

  test("nobody prays for their own request, or for none", async () => {
    const ruth = await person("Ruth");
    const id = await asks(ruth, "Please pray.");
    expect(await does(ruth, { intent: "pray", id })).toMatchObject({ refusal: "community.own" });
    expect(await does(ruth, { intent: "pray", id: "preq_01ARYZ6S410000000000000000" })).toMatchObject({
      refusal: "community.gone",
    });
    expect(await coins(ruth)).toBe(0);
  });

  test("killed behind the commit, the cron delivers; delivered twice, it is one coin", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const id = await asks(ruth, "Please pray.");
    // nothing that was left for behind the answer is ever run
    const killed = Object.assign({ ...ann }, { waitUntil: () => undefined });
    await does(killed, { intent: "pray", id });
    expect(await coins(ann)).toBe(0);
    const kept = await shared<Record<string, string>>("SELECT * FROM outbox WHERE user_id = ?", ann.userId);
    expect(kept).toHaveLength(1);
    ann.at(ann.now() + 61_000);
    await deliverOutbox(ann);
    expect(await coins(ann)).toBe(5);
    // killed between the effect and the row's end
    const [row] = kept;
    await shared(
      "INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at) VALUES (?, ?, ?, ?, ?, 0)",
      ...["id", "cause", "user_id", "effect", "at"].map((name) => row?.[name]),
    );
    await deliverOutbox(ann);
    expect(await coins(ann)).toBe(5);
    expect(await shared("SELECT id FROM outbox WHERE user_id = ?", ann.userId)).toEqual([]);
  });
});

describe("keeping away", () => {
  test("a block hides both from each other, on the wall, by address and on prayer lists, and tells nobody", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const [ofRuth, ofAnn] = [await asks(ruth, "R"), await asks(ann, "A")];
    await does(ruth, { intent: "promise", id: ofAnn });
    await does(ann, { intent: "block", id: ofRuth });
    for (const [reader, id] of [
      [ann, ofRuth],
      [ruth, ofAnn],
    ] as const) {
      expect(await reads(reader, id)).toBeNull();
      expect(ids(await wall(reader))).not.toContain(id);
      expect(await does(reader, { intent: "pray", id })).toMatchObject({ refusal: "community.gone" });
    }
    expect(await wall(ruth, "show=promised")).toEqual([]);
    expect(await topics(ruth)).toEqual([]);
    const [block] = await shared<{ id: string }>("SELECT id FROM blocks WHERE user_id = ?", ann.userId);
    // nobody else takes it back
    await does(ruth, { intent: "unblock", id: block?.id ?? "" });
    expect(await reads(ruth, ofAnn)).toBeNull();
    await does(ann, { intent: "unblock", id: block?.id ?? "" });
    expect(await reads(ruth, ofAnn)).not.toBeNull();
  });

  test("hidden, it is off the reader's wall alone", async () => {
    const [ruth, ann, tobias] = [await person("Ruth"), await person("Ann"), await person("Tobias")];
    // the wall's first page may be full of others'
    const id = await asks(ruth, "For the orchard at Quailspring.");
    expect(ids(await wall(ann, "q=quailspring"))).toEqual([id]);
    await does(ann, { intent: "hide", id });
    expect(ids(await wall(ann, "q=quailspring"))).toEqual([]);
    expect(ids(await wall(tobias, "q=quailspring"))).toEqual([id]);
  });

  test("three reports hold it until a moderator has looked; the reporters and the author hear what came of it", async () => {
    const [ruth, moderator] = [await person("Ruth"), await person("Priscilla", { leads: true })];
    const id = await asks(ruth, "R");
    const readers = [await person("Ann"), await person("Tobias"), await person("Lydia")];
    for (const reader of readers) {
      await does(reader, { intent: "report", id, reason: "other" });
      await does(reader, { intent: "report", id, reason: "harm" });
    }
    expect(await shared("SELECT reason FROM reports WHERE request_id = ?", id)).toHaveLength(3);
    expect(await reads(readers[0] as never, id)).toBeNull();
    expect(await reads(ruth, id)).toMatchObject({ moderation: "held" });
    const release = { intent: "leave", id, formId: requestId(), words: "a misunderstanding" };
    for (let twice = 0; twice < 2; twice++)
      expect(await actOnQueue(moderator, formOf(release))).toMatchObject({ ok: true });
    await moderator.settled();
    expect(await reads(readers[0] as never, id)).not.toBeNull();
    expect(await topics(ruth)).toEqual(["request.released"]);
    for (const reader of readers) expect(await topics(reader)).toEqual(["report.settled"]);
    expect(await shared("SELECT act, reason FROM moderation_log WHERE subject = ?", id)).toEqual([
      { act: "release", reason: "a misunderstanding" },
    ]);
  });

  test("each act of a moderator is a line in the log, and none without one", async () => {
    const [ruth, moderator] = [await person("Ruth"), await person("Priscilla", { leads: true })];
    const id = await asks(ruth, "R");
    const work = (intent: string) => {
      moderator.at(moderator.now() + 1_000);
      return actOnQueue(
        moderator,
        formOf({ intent, id, formId: requestId(), rule: "contempt", words: intent }),
      );
    };
    expect(await work("restore")).toMatchObject({ refusal: "queue.moved" });
    expect(await work("hide")).toMatchObject({ ok: true });
    expect(await reads(ruth, id)).toMatchObject({ moderation: "hidden" });
    expect(await work("hide")).toMatchObject({ refusal: "queue.moved" });
    expect(await work("restore")).toMatchObject({ ok: true });
    expect(await reads(ruth, id)).toMatchObject({ moderation: "shown" });
    expect(await shared("SELECT act FROM moderation_log WHERE subject = ? ORDER BY id", id)).toEqual([
      { act: "hide" },
      { act: "restore" },
    ]);
  });

  test("the first request of a new member waits for a moderator; the next ones do not", async () => {
    const [ruth, ann, moderator] = [
      await person("Ruth"),
      await person("Ann"),
      await person("Priscilla", { leads: true }),
    ];
    ruth.communityRules = { open: true, holdsFirst: true };
    const first = await asks(ruth, "My first");
    expect(await reads(ann, first)).toBeNull();
    await actOnQueue(moderator, formOf({ intent: "leave", id: first, formId: requestId() }));
    expect(await reads(ann, first)).not.toBeNull();
    expect(await reads(ann, await asks(ruth, "My second"))).not.toBeNull();
  });

  test("words of danger bring help first; sent again they wait at the front of the queue", async () => {
    const ruth = await person("Ruth");
    const fields = {
      intent: "ask",
      formId: requestId(),
      body: "I want to end my life tonight.",
      theme: "grief",
      language: "en",
      audience: "members",
    };
    const first = await does(ruth, fields);
    expect(first).toMatchObject({ refusal: "community.help_first", given: { body: fields.body } });
    expect(first).toHaveProperty("help.lines.0.href");
    const again = await does(ruth, { ...fields, seenHelp: "yes" });
    expect(await shared("SELECT moderation, urgent FROM prayer_requests WHERE id = ?", again.id)).toEqual([
      { moderation: "held", urgent: 1 },
    ]);
  });
});
