import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { actOnQueue } from "#app/features/community/queue/act.server.ts";
import { readPieces } from "#app/features/community/testimonies/read.server.ts";
import { requestId } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { asks, coins, does, inQueue, type Person, person, shared, topics } from "./people.ts";
import { opens, testifies, testifiesAbout, testimonies, threads } from "./testifying.ts";

const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);
const comments = (ctx: Person, id: string, body: string, more: Record<string, string> = {}) =>
  testifiesAbout(ctx, { intent: "comment", id, formId: requestId(), body, ...more });

describe("a testimony", () => {
  test("CM5, G10: is read by others with its author's first name, and its verse in the shipped words", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    // WEB
    await env.BIBLE.prepare("INSERT OR IGNORE INTO verses (id, text) VALUES (243003016, ?)")
      .bind("For God so loved the world")
      .run();
    const id = await testifies(ruth, "He carried us.", { title: "Home", verse: "John 3:16" });
    const page = await opens(ann, id);
    expect(page?.testimony).toMatchObject({ title: "Home", mine: false, author: { name: "Ruth" } });
    expect(page?.verse).toMatchObject({ reference: "John 3:16", verseId: 43003016 });
    expect(page?.verse?.text).toContain("For God so loved the world");
    expect(ids(await testimonies(ann))).toContain(id);
    expect(JSON.stringify(page)).not.toContain(ruth.userId);
    expect(JSON.stringify(page)).not.toContain("Okafor");
  });

  test("sent twice it is one, and paid once; what cannot be kept comes back with its words", async () => {
    const ruth = await person("Ruth");
    const form = { formId: requestId() };
    expect(await testifies(ruth, "Once", form)).toBe(await testifies(ruth, "Once", form));
    expect(await coins(ruth)).toBe(5);
    for (const [fields, refusal] of [
      [{ body: " \u200B\n" }, "community.empty"],
      [{ body: "x".repeat(3_001) }, "community.too_long"],
      [{ body: "Thanks", title: "t".repeat(121) }, "community.long_title"],
      [{ body: "Thanks", verse: "Hezekiah 3:4" }, "testimony.verse"],
      [{ body: "Thanks", verse: "John 3:99" }, "testimony.verse"],
      [{ body: "Write to ruth@example.com" }, "community.contact"],
      [{ body: "My Cash App is open" }, "community.money"],
      [{ body: "I want to end my life tonight." }, "community.help_first"],
    ] as const)
      expect(await testifiesAbout(ruth, { intent: "tell", formId: requestId(), ...fields })).toMatchObject({
        ok: false,
        refusal,
        given: { body: fields.body },
      });
    expect(await shared("SELECT id FROM testimonies WHERE user_id = ?", ruth.userId)).toHaveLength(1);
  });

  test("unnamed, nothing that leaves the store says who wrote it, nor do its author's comments", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const id = await testifies(ruth, "He heard me.", { unnamed: "yes" });
    await comments(ruth, id, "One more thing.");
    const page = JSON.stringify(await opens(ann, id));
    expect(page).not.toContain("Ruth");
    expect(page).not.toContain(ruth.userId);
    const line = (await testimonies(ann)).find((one) => one.id === id);
    expect(line).toMatchObject({ author: null, unnamed: true });
  });

  test("is edited with its history; its name comes off; withdrawn, its author alone reads it", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const id = await testifies(ruth, "First words");
    const edit = { intent: "edit", id, version: "1" };
    expect(await testifiesAbout(ann, { ...edit, body: "Not mine" })).toMatchObject({ ok: false });
    expect(await testifiesAbout(ruth, { ...edit, body: "Second words" })).toMatchObject({ ok: true });
    expect(await testifiesAbout(ruth, { ...edit, body: "Lost words" })).toMatchObject({
      refusal: "community.edited_elsewhere",
    });
    expect(await opens(ann, id)).toMatchObject({
      testimony: { body: "Second words" },
      versions: [{ body: "First words" }],
    });
    await testifiesAbout(ruth, { intent: "unname", id });
    expect((await opens(ann, id))?.testimony.author).toBeNull();
    await testifiesAbout(ruth, { intent: "withdraw", id });
    expect(await opens(ann, id)).toBeNull();
    expect(await comments(ann, id, "Too late")).toMatchObject({ refusal: "community.gone" });
    expect((await opens(ruth, id))?.testimony.state).toBe("withdrawn");
  });

  test("CM5: from an answered request come the member's own words, and nobody else's", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const request = await asks(ruth, "For my father.");
    await does(ruth, { intent: "update", id: request, formId: requestId(), body: "He is awake." });
    ruth.at(ruth.now() + 1_000);
    await does(ruth, {
      intent: "close",
      id: request,
      formId: requestId(),
      kind: "answered",
      body: "He is home.",
    });
    expect((await readPieces(ruth, request)).map(({ text }) => text)).toEqual([
      "For my father.",
      "He is awake.",
      "He is home.",
    ]);
    expect(await readPieces(ann, request)).toEqual([]);
    const [mine, hers] = [
      await testifies(ruth, "Told", { request }),
      await testifies(ann, "Told", { request }),
    ];
    const linked = (id: string) => shared("SELECT request_id FROM testimonies WHERE id = ?", id);
    expect(await linked(mine)).toEqual([{ request_id: request }]);
    expect(await linked(hers)).toEqual([{ request_id: null }]);
  });

  test("an adult and one of 13 to 17 do not meet there, nor in the comments on a leader's", async () => {
    const [adult, young] = [await person("Ruth"), await person("Tim", { ageBand: "13-17" })];
    const leader = await person("Priscilla", { leads: true });
    const [ofAdult, ofYoung, ofLeader] = [
      await testifies(adult, "A"),
      await testifies(young, "Y"),
      await testifies(leader, "L"),
    ];
    expect(await opens(adult, ofYoung)).toBeNull();
    expect(await opens(young, ofAdult)).toBeNull();
    await comments(adult, ofLeader, "From an adult");
    await comments(young, ofLeader, "From the young");
    const read = async (ctx: Person) => (await threads(ctx, ofLeader)).map(({ body }) => body);
    expect(await read(adult)).toEqual(["From an adult"]);
    expect(await read(young)).toEqual(["From the young"]);
    expect((await read(leader)).sort()).toEqual(["From an adult", "From the young"]);
    expect((await testimonies(young)).find(({ id }) => id === ofLeader)?.comments).toBe(1);
  });
});

describe("what others do", () => {
  test("Amen is one, is taken back, and nobody says it to themselves; it gives no notice", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const id = await testifies(ruth, "He carried us.");
    await Promise.all(Array.from({ length: 10 }, () => testifiesAbout(ann, { intent: "amen", id })));
    expect((await opens(ann, id))?.testimony).toMatchObject({ amens: 1, amen: true });
    expect(await testifiesAbout(ruth, { intent: "amen", id })).toMatchObject({ ok: false });
    await testifiesAbout(ann, { intent: "unamen", id });
    expect((await opens(ruth, id))?.testimony.amens).toBe(0);
    expect(await topics(ruth)).toEqual([]);
  });

  test("RT2, LV13: comments are threaded one level, paid once, and tell the author once a day", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const id = await testifies(ruth, "He carried us.");
    const form = { formId: requestId() };
    for (let twice = 0; twice < 2; twice++) await comments(ann, id, "Thank you.", form);
    const [first] = await threads(ruth, id);
    for (const one of [ruth, ann]) one.at(one.now() + 1_000);
    await comments(ruth, id, "And you.", { parent: first?.id ?? "" });
    ann.at(ann.now() + 1_000);
    const [answer] = (await threads(ann, id))[0]?.replies ?? [];
    await comments(ann, id, "Amen.", { parent: answer?.id ?? "" });
    expect(await threads(ann, id)).toMatchObject([
      { body: "Thank you.", replies: [{ body: "And you.", isAuthor: true }, { body: "Amen." }] },
    ]);
    expect(await topics(ruth)).toEqual(["testimony.commented"]);
    expect(await topics(ann)).toEqual([]);
    expect(await coins(ann)).toBe(10);
    expect(ruth.recorded.events.map(({ event }) => event.name)).toContain("community.changed");
    expect(await comments(ann, id, "x".repeat(501))).toMatchObject({ refusal: "community.too_long" });
    // of one that is not there, and of one on another testimony
    const other = await testifies(ruth, "Another");
    expect(await comments(ann, other, "Hm", { parent: first?.id ?? "" })).toMatchObject({
      refusal: "community.gone",
    });
  });

  test("one's own comment is taken back, its answers stay; nobody else takes it", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const id = await testifies(ruth, "He carried us.");
    await comments(ann, id, "Hasty words");
    const [comment] = ids(await threads(ann, id));
    await comments(ruth, id, "An answer", { parent: comment ?? "" });
    const take = { intent: "uncomment", id, comment: comment ?? "" };
    expect(await testifiesAbout(ruth, take)).toMatchObject({ refusal: "community.gone" });
    expect(await testifiesAbout(ann, take)).toMatchObject({ ok: true });
    expect(await threads(ruth, id)).toMatchObject([
      { body: "", author: null, state: "withdrawn", replies: [{ body: "An answer" }] },
    ]);
  });

  test("killed behind the commit, the cron delivers; the coin is one", async () => {
    const ruth = await person("Ruth");
    await testifies(Object.assign({ ...ruth }, { waitUntil: () => undefined }), "He carried us.");
    expect(await coins(ruth)).toBe(0);
    ruth.at(ruth.now() + 61_000);
    await deliverOutbox(ruth);
    await deliverOutbox(ruth);
    expect(await coins(ruth)).toBe(5);
  });
});

describe("keeping away", () => {
  test("a block hides testimonies and comments both ways; made on an unnamed one it has no name", async () => {
    const [ruth, ann, host] = [await person("Ruth"), await person("Ann"), await person("Lydia")];
    const [ofRuth, ofAnn] = [await testifies(ruth, "R", { unnamed: "yes" }), await testifies(ann, "A")];
    const shared1 = await testifies(host, "H");
    await comments(ruth, shared1, "By Ruth");
    await comments(ann, shared1, "By Ann");
    await testifiesAbout(ann, { intent: "block", id: ofRuth });
    expect(await opens(ann, ofRuth)).toBeNull();
    expect(await opens(ruth, ofAnn)).toBeNull();
    expect(ids(await testimonies(ruth))).not.toContain(ofAnn);
    expect((await threads(ann, shared1)).map(({ body }) => body)).toEqual(["By Ann"]);
    expect((await threads(ruth, shared1)).map(({ body }) => body)).toEqual(["By Ruth"]);
    expect(await shared("SELECT unnamed FROM blocks WHERE user_id = ?", ann.userId)).toEqual([
      { unnamed: 1 },
    ]);
    expect(await topics(ruth)).toEqual([]);
  });

  test("hidden, it is off the reader's page alone", async () => {
    const [ruth, ann, tobias] = [await person("Ruth"), await person("Ann"), await person("Tobias")];
    const id = await testifies(ruth, "R");
    await testifiesAbout(ann, { intent: "hide", id });
    expect(ids(await testimonies(ann))).not.toContain(id);
    expect(ids(await testimonies(tobias))).toContain(id);
    await does(ann, { intent: "unhide", id });
    expect(ids(await testimonies(ann))).toContain(id);
  });

  test("three reports hold a testimony, or a comment, until a moderator has looked; all hear what came of it", async () => {
    const [ruth, moderator] = [await person("Ruth"), await person("Priscilla", { leads: true })];
    const id = await testifies(ruth, "R");
    await comments(ruth, id, "Of Ruth");
    const [comment = ""] = ids(await threads(ruth, id));
    const readers = [await person("Ann"), await person("Tobias"), await person("Lydia")];
    const [ann] = readers as [Person];
    for (const reader of readers) {
      await testifiesAbout(reader, { intent: "report", id, comment, reason: "other" });
      await testifiesAbout(reader, { intent: "report", id, comment, reason: "harm" });
    }
    expect(await threads(ann, id)).toEqual([]);
    expect(await inQueue(moderator, comment)).toMatchObject({
      moderation: "held",
      reports: 3,
      // of the third one the reporter no longer reads what they reported
      reasons: expect.arrayContaining([
        ["harm", 2],
        ["other", 1],
      ]),
    });
    const act = async (intent: string, subject: string) => {
      moderator.at(moderator.now() + 1_000);
      const form = formOf({ intent, id: subject, formId: requestId(), rule: "contempt" });
      const reply = await actOnQueue(moderator, form);
      await moderator.settled();
      return reply;
    };
    expect(await act("hide", comment)).toMatchObject({ ok: true });
    expect(await act("hide", comment)).toMatchObject({ refusal: "queue.moved" });
    expect(await act("restore", comment)).toMatchObject({ ok: true });
    expect(await threads(ann, id)).toHaveLength(1);
    expect(await topics(ruth)).toEqual(["testimony.hidden", "testimony.released"]);
    expect(await topics(ann)).toEqual(["report.settled"]);
    expect(await shared("SELECT act FROM moderation_log WHERE subject = ? ORDER BY id", comment)).toEqual([
      { act: "hide" },
      { act: "restore" },
    ]);
    for (const reader of readers) await testifiesAbout(reader, { intent: "report", id, reason: "other" });
    expect(await opens(ann, id)).toBeNull();
    expect(await act("leave", id)).toMatchObject({ ok: true });
    expect(await opens(ann, id)).not.toBeNull();
  });

  test("a new member's first testimony and comment wait; danger waits at the front", async () => {
    const [ruth, ann, moderator] = [
      await person("Ruth"),
      await person("Ann"),
      await person("Priscilla", { leads: true }),
    ];
    ruth.communityRules = { open: true, holdsFirst: true };
    const [id, known] = [await testifies(ruth, "My first"), await testifies(ann, "Ann’s")];
    await comments(ruth, known, "Mine waits");
    expect(await opens(ann, id)).toBeNull();
    expect(await threads(ann, known)).toEqual([]);
    expect(await topics(ann)).toEqual([]);
    await actOnQueue(moderator, formOf({ intent: "leave", id, formId: requestId() }));
    expect(await opens(ann, id)).not.toBeNull();
    expect(await opens(ann, await testifies(ruth, "My second"))).not.toBeNull();
    const urgent = await testifies(ann, "I want to end my life tonight.", { seenHelp: "yes" });
    expect(await inQueue(moderator, urgent)).toMatchObject({ severity: 0, why: "flag", moderation: "held" });
  });
});
