import { describe, expect, test } from "vitest";
import { requestId } from "#tests/service/members.ts";
import { decides, staff } from "#tests/service/moderation/staff.ts";
import { handleOf, looksAt } from "./finding.ts";
import { asks, does, type Person, person, reads, shared, topics, wall } from "./people.ts";
import { opens, testifies, testifiesAbout, testimonies } from "./testifying.ts";

const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);
const finds = async (ctx: Person, q: string, more = "") =>
  ids(await wall(ctx, `q=${encodeURIComponent(q)}${more}`));
const findsTestimonies = async (ctx: Person, q: string, more = "") =>
  ids(await testimonies(ctx, `q=${encodeURIComponent(q)}${more}`));
/** A word that nobody else has written. */
let words = 0;
const newWord = () => `zephyr${String.fromCharCode(97 + (words++ % 26))}q${"abcdefghij"[words % 10]}`;

describe("the search", () => {
  test("CM4: finds whole words of title, text and updates, without accents, one and many alike; all of them", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const word = newWord();
    const id = await asks(ruth, `Por mis oraciones, ${word}.`, { title: "The Café", language: "es" });
    await does(ruth, { intent: "update", id, formId: requestId(), body: `She begins school, ${word}!` });
    for (const q of [word, `${word.toUpperCase()}s`, `oración ${word}`, `cafe, ${word}`, `SCHOOLS ${word}`])
      expect([q, await finds(ann, q)]).toEqual([q, [id]]);
    for (const q of [`${word} other`, word.slice(0, -1), `${word}x`]) expect(await finds(ann, q)).toEqual([]);
    expect(await finds(ann, word, "&language=en")).toEqual([]);
    expect(await finds(ann, word, "&language=es&theme=family")).toEqual([id]);
    expect(await finds(ann, word, "&theme=work")).toEqual([]);
    expect(await finds(ann, word, "&show=answered")).toEqual([]);
    expect(await finds(ruth, word, "&show=mine")).toEqual([id]);
    expect(await finds(ann, word, "&show=mine")).toEqual([]);
    await does(ann, { intent: "promise", id });
    expect(await finds(ann, word, "&show=promised")).toEqual([id]);
    await does(ruth, { intent: "close", id, formId: requestId(), kind: "answered", body: "Gloria" });
    expect(await finds(ann, `${word} gloria`, "&show=answered")).toEqual([id]);
  });

  test("CM4: page by page, each once", async () => {
    const ruth = await person("Ruth");
    const word = newWord();
    const written: string[] = [];
    for (let n = 0; n < 23; n++) {
      const writer = n % 8 ? ruth : await person("Ann");
      writer.at(ruth.now() + 86_400_000 * n);
      written.push(await asks(writer, `${word} again, ${"x".repeat(n + 1)}`));
    }
    const first = await wall(ruth, `q=${word}`);
    const last = first[19];
    expect(first).toHaveLength(20);
    const next = await wall(ruth, `q=${word}&after=${last?.prayedBy}.${last?.id}`);
    expect([...ids(first), ...ids(next)]).toEqual([...written].sort().reverse());
  });

  test("CM4: an edit changes what is found, a stale one does not; taken back, it is found by nobody", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const [first, second, lost] = [newWord(), newWord(), newWord()];
    const id = await asks(ruth, first);
    const edit = { intent: "edit", id, version: "1", theme: "family" };
    await does(ruth, { ...edit, body: second });
    expect(await does(ruth, { ...edit, body: lost })).toMatchObject({ ok: false });
    expect([await finds(ann, first), await finds(ann, second), await finds(ann, lost)]).toEqual([
      [],
      [id],
      [],
    ]);
    await does(ruth, { intent: "withdraw", id });
    for (const reader of [ann, ruth])
      expect([await finds(reader, second), await finds(reader, second, "&show=mine")]).toEqual([[], []]);
    expect(await shared("SELECT word FROM request_words WHERE request_id = ?", id)).toEqual([]);
  });

  test("CM4: nobody finds what they may not read: ages, blocks, held, hidden, for pastors, a held update", async () => {
    const [ruth, ann, young] = [
      await person("Ruth"),
      await person("Ann"),
      await person("Tim", { ageBand: "13-17" }),
    ];
    const leader = await person("Priscilla", { leads: true });
    const word = newWord();
    const id = await asks(ruth, word);
    expect([await finds(young, word), await finds(leader, word), await finds(ann, word)]).toEqual([
      [],
      [id],
      [id],
    ]);
    await does(ann, { intent: "hide", id });
    expect(await finds(ann, word)).toEqual([]);
    await does(ann, { intent: "unhide", id });
    const moderator = await staff("Mod");
    await decides(moderator, "hide", id);
    expect([await finds(ann, word), await finds(ruth, word)]).toEqual([[], []]);
    await decides(moderator, "restore", id);
    const danger = newWord();
    const update = {
      intent: "update",
      id,
      formId: requestId(),
      body: `I want to end my life tonight. ${danger}`,
    };
    await does(ruth, { ...update, seenHelp: "yes" });
    expect([await finds(ann, danger), await finds(ruth, danger)]).toEqual([[], [id]]);
    await does(ann, { intent: "block", id });
    expect(await finds(ann, word)).toEqual([]);
    const pastoral = newWord();
    await asks(ruth, pastoral, { audience: "pastoral" });
    for (const reader of [ann, leader, young]) expect(await finds(reader, pastoral)).toEqual([]);
    expect(await finds(ruth, pastoral, "&show=mine")).toHaveLength(1);
  });

  test.each([
    "%",
    "_",
    "' OR 1=1 --",
    '" NEAR *',
    "a",
    "the of and",
    "\u202E\u200B",
    "🙏",
    "word ".repeat(500),
    "x".repeat(9_000),
    "<script>alert(1)</script>",
    "0",
  ])("CM4: nothing bad comes of %#: %.40s", async (q) => {
    const ann = await person("Ann");
    await asks(ann, `Something else, ${newWord()}`);
    // of nothing but invisible signs no search is left
    const all = /^[\u202E\u200B]+$/.test(q);
    expect((await finds(ann, q)).length > 0).toBe(all);
    expect((await findsTestimonies(ann, q)).length).toBeLessThanOrEqual(20);
  });

  test("CM5: testimonies are found likewise, and by whom they are for", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const young = await person("Tim", { ageBand: "13-17" });
    const [word, newer] = [newWord(), newWord()];
    const id = await testifies(ruth, `He carried us, ${word}.`, { title: "Homes" });
    expect(await findsTestimonies(ann, `home ${word}`)).toEqual([id]);
    expect([await findsTestimonies(young, word), await findsTestimonies(ann, word, "&language=es")]).toEqual([
      [],
      [],
    ]);
    expect(await findsTestimonies(ruth, word, "&show=mine")).toEqual([id]);
    await testifiesAbout(ruth, { intent: "edit", id, version: "1", body: newer });
    expect([await findsTestimonies(ann, word), await findsTestimonies(ann, newer)]).toEqual([[], [id]]);
    await testifiesAbout(ann, { intent: "hide", id });
    expect(await findsTestimonies(ann, newer)).toEqual([]);
    await does(ann, { intent: "unhide", id });
    await testifiesAbout(ruth, { intent: "withdraw", id });
    expect([await findsTestimonies(ann, newer), await findsTestimonies(ruth, newer)]).toEqual([[], []]);
  });
});

const PROFILE = {
  intent: "profile",
  name: "Naomi",
  about: "I sing, and keep bees.",
  picture: "dove",
  showsRequests: "yes",
  showsTestimonies: "yes",
};

describe("a profile", () => {
  test("CM4: name, picture and words are on it and on the cards, with what was written with the name; nothing else", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const [named, unnamed] = [
      await asks(ruth, "With my name"),
      await asks(ruth, "Without", { audience: "unnamed" }),
    ];
    await asks(ruth, "For pastors", { audience: "pastoral" });
    const [testimony, hidden] = [
      await testifies(ruth, "Told"),
      await testifies(ruth, "Quiet", { unnamed: "yes" }),
    ];
    expect(await does(ruth, PROFILE)).toMatchObject({ ok: true });
    const handle = await handleOf(ruth);
    const page = await looksAt(ann, handle);
    expect(page).toMatchObject({
      member: { handle, name: "Naomi", picture: "dove", about: "I sing, and keep bees." },
      mine: false,
    });
    expect([ids(page?.requests ?? []), ids(page?.testimonies ?? [])]).toEqual([[named], [testimony]]);
    const said = JSON.stringify(page);
    for (const secret of [ruth.userId, "Okafor", "Without", "For pastors", "Quiet", "18+", unnamed, hidden])
      expect(said).not.toContain(secret);
    expect(await reads(ann, named)).toMatchObject({ author: { name: "Naomi", picture: "dove", handle } });
    await does(ruth, { intent: "unname", id: named });
    expect((await looksAt(ann, handle))?.requests).toEqual([]);
    await does(ruth, { ...PROFILE, showsRequests: "no", showsTestimonies: "no" });
    expect(await looksAt(ann, handle)).toMatchObject({ requests: null, testimonies: null });
    expect(await looksAt(ruth, handle)).toMatchObject({ mine: true });
  });

  test("CM4: whom one may not meet is nobody: ages, a block from either side; a leader meets both", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const young = await person("Tim", { ageBand: "13-17" });
    const leader = await person("Priscilla", { leads: true });
    const handles = { ruth: await handleOf(ruth), ann: await handleOf(ann), young: await handleOf(young) };
    expect(await looksAt(young, handles.ruth)).toBeNull();
    expect(await looksAt(ruth, handles.young)).toBeNull();
    expect(await looksAt(leader, handles.young)).not.toBeNull();
    expect(await looksAt(young, await handleOf(leader))).not.toBeNull();
    for (const nobody of ["nobody-aaaaa", "", "' OR 1", "x".repeat(10_000), ruth.userId])
      expect(await looksAt(ann, nobody)).toBeNull();
    // nobody blocks themselves, nor whom they do not meet
    expect(await does(ruth, { intent: "block-member", handle: handles.ruth })).toMatchObject({
      refusal: "profile.gone",
    });
    expect(await does(ruth, { intent: "block-member", handle: handles.young })).toMatchObject({
      refusal: "profile.gone",
    });
    const id = await asks(ruth, "Seen before");
    expect(await does(ann, { intent: "block-member", handle: handles.ruth })).toMatchObject({ ok: true });
    expect(await looksAt(ann, handles.ruth)).toBeNull();
    expect(await looksAt(ruth, handles.ann)).toBeNull();
    expect(await reads(ann, id)).toBeNull();
    expect(await topics(ruth)).toEqual([]);
    const [block] = await shared<{ id: string; unnamed: number }>(
      "SELECT id, unnamed FROM blocks WHERE user_id = ?",
      ann.userId,
    );
    expect(block?.unnamed).toBe(0);
    await does(ann, { intent: "unblock", id: block?.id ?? "" });
    expect(await looksAt(ann, handles.ruth)).not.toBeNull();
  });

  test("CM4: what may not be on it is refused with its words, and changes nothing", async () => {
    const ruth = await person("Ruth");
    for (const [fields, refusal] of [
      [{ name: " \u200B " }, "profile.no_name"],
      [{ name: "Аdmin" }, "profile.letters"],
      [{ name: "Mоderator" }, "profile.letters"],
      [{ name: "Koinonia" }, "profile.office"],
      [{ about: "x".repeat(161) }, "profile.long_about"],
      [{ about: "Call me at 415-555-0134" }, "community.contact"],
      [{ about: "ruth (at) example (dot) com" }, "community.contact"],
      [{ about: "My Cash App is open" }, "community.money"],
      [{ about: "I want to end my life tonight." }, "community.help_first"],
      [{ picture: "https://example.com/me.png" }, "community.bad_form"],
    ] as const)
      expect(await does(ruth, { ...PROFILE, ...fields })).toMatchObject({
        ok: false,
        refusal,
        given: fields,
      });
    const again = await does(ruth, { ...PROFILE, about: "I want to end my life tonight.", seenHelp: "yes" });
    expect(again).toMatchObject({ ok: false, help: { kind: "help" } });
    const kept = await shared(
      "SELECT display_name, about FROM community_members WHERE user_id = ?",
      ruth.userId,
    );
    expect(kept).toEqual([{ display_name: "Ruth", about: "" }]);
    await does(ruth, { ...PROFILE, name: "Nao\u202Emi", about: "A\u202Eb\u0000c" });
    expect((await looksAt(ruth, await handleOf(ruth)))?.member).toMatchObject({
      name: "Naomi",
      about: "Ab c",
    });
  });

  test("CM4: ten requests a page, and the next from where it ends", async () => {
    const ruth = await person("Ruth");
    const written: string[] = [];
    for (let n = 0; n < 12; n++) {
      ruth.at(ruth.now() + 40 * 3_600_000);
      written.push(await asks(ruth, `Number ${"x".repeat(n + 1)}`));
    }
    const handle = await handleOf(ruth);
    const first = await looksAt(ruth, handle);
    const next = await looksAt(ruth, handle, { requests: first?.next.requests ?? "", testimonies: null });
    expect([...ids(first?.requests ?? []), ...ids(next?.requests ?? [])]).toEqual(written.reverse());
    expect([first?.requests?.length, next?.next.requests]).toEqual([10, null]);
  });
});

describe("a muted thread", () => {
  test("RT2: gives no more notices of prayers, lines, an answer and comments, until it is heard of again", async () => {
    const [ruth, ann, tobias] = [await person("Ruth"), await person("Ann"), await person("Tobias")];
    const id = await asks(ruth, "For my father");
    const testimony = await testifies(ruth, "He carried us");
    await does(ann, { intent: "promise", id });
    await does(ann, { intent: "mute", id });
    await does(ruth, { intent: "mute", id });
    await testifiesAbout(ruth, { intent: "mute", id: testimony });
    expect((await opens(ruth, testimony))?.muted).toBe(true);
    await does(tobias, { intent: "pray", id });
    await does(tobias, { intent: "encourage", id, preset: "own", body: "With you", unnamed: "no" });
    await testifiesAbout(tobias, { intent: "comment", id: testimony, formId: requestId(), body: "Amen!" });
    await does(ruth, { intent: "close", id, formId: requestId(), kind: "answered", body: "" });
    expect([await topics(ruth), await topics(ann)]).toEqual([[], []]);
    expect(await shared("SELECT id FROM outbox WHERE user_id IN (?, ?)", ruth.userId, ann.userId)).toEqual(
      [],
    );
    // what a moderator does about one's own text is told in any case
    const moderator = await staff("Priscilla");
    await decides(moderator, "hide", id);
    expect(await topics(ruth)).toEqual(["request.hidden"]);
    await decides(moderator, "restore", id);
    await does(ruth, { intent: "unmute", id });
    await does(ann, { intent: "pray", id });
    expect(await topics(ruth)).toContain("prayer.offered");
    // nobody mutes what they do not see
    const young = await person("Tim", { ageBand: "13-17" });
    expect(await does(young, { intent: "mute", id })).toMatchObject({ refusal: "community.gone" });
  });
});

describe("a comment that waited", () => {
  test("RT2: is told to the author when a moderator releases it, once", async () => {
    const [ruth, ann, moderator] = [
      await person("Ruth"),
      await person("Ann"),
      await person("Priscilla", { leads: true }),
    ];
    ann.communityRules = { open: true, holdsFirst: true };
    const testimony = await testifies(ruth, "He carried us");
    await testifiesAbout(ann, { intent: "comment", id: testimony, formId: requestId(), body: "Amen!" });
    expect(await topics(ruth)).toEqual([]);
    const [comment] = await shared<{ id: string }>(
      "SELECT id FROM testimony_comments WHERE testimony_id = ?",
      testimony,
    );
    const id = comment?.id ?? "";
    await decides(moderator, "leave", id);
    expect(await topics(ruth)).toEqual(["testimony.commented"]);
    expect(await topics(ann)).toEqual(["testimony.released"]);
    moderator.at(moderator.now() + 3 * 86_400_000);
    await decides(moderator, "hide", id);
    await decides(moderator, "restore", id);
    expect(await topics(ruth)).toEqual(["testimony.commented"]);
  });

  test("RT2: is not told to whom its writer is out of sight by then", async () => {
    const [ruth, ann, moderator] = [
      await person("Ruth"),
      await person("Ann"),
      await person("Priscilla", { leads: true }),
    ];
    ann.communityRules = { open: true, holdsFirst: true };
    const testimony = await testifies(ruth, "He carried us");
    await testifiesAbout(ann, { intent: "comment", id: testimony, formId: requestId(), body: "Amen!" });
    await does(ruth, { intent: "block-member", handle: await handleOf(ann) });
    const [comment] = await shared<{ id: string }>(
      "SELECT id FROM testimony_comments WHERE testimony_id = ?",
      testimony,
    );
    await decides(moderator, "leave", comment?.id ?? "");
    expect(await topics(ruth)).toEqual([]);
  });
});
