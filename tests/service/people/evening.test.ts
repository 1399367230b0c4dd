import { describe, expect, test } from "vitest";
import { eraseFromCommunity } from "#app/features/community/erase.server.ts";
import { sendMemberNote } from "#app/features/groups/evening/act.server.ts";
import { readSentNote } from "#app/features/groups/evening/forms.ts";
import { sendGuestNote } from "#app/features/groups/evening/guest/guest.server.ts";
import { readGuide } from "#app/features/groups/evening/guide/guide.server.ts";
import { MAX_GUESTS } from "#app/features/groups/evening/model/limits.ts";
import { clearEvenings } from "#app/features/groups/evening/sweep.server.ts";
import { groupsExport } from "#app/features/groups/export.server.ts";
import { type Person, person, shared } from "#tests/service/community/people.ts";
import { requestId } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import {
  enters,
  evening,
  eveningPage,
  guestSees,
  inEvening,
  invites,
  note,
  opens,
  phone,
} from "./evenings.ts";
import { framedOf, inGroup, makes } from "./people.ts";

async function table(more: Record<string, string> = {}) {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const { id, slug } = await makes(ruth, more);
  await inGroup(ann, { intent: "join", id });
  return { ruth, ann, id, slug };
}

async function youngTable() {
  const [paul, kim] = [await person("Paul", { leads: true }), await person("Kim", { ageBand: "13-17" })];
  const { id, slug } = await makes(paul, { young: "yes", kind: "public" });
  await inGroup(kim, { intent: "join", id });
  const [row] = await shared<{ id: string }>(
    "SELECT id FROM group_members WHERE group_id = ? AND user_id = ?",
    id,
    kim.userId,
  );
  return { paul, kim, id, slug, kimId: row?.id ?? "" };
}

const bodies = (notes: readonly { body: string }[]) => notes.map(({ body }) => body);
const guideOf = async (ctx: Person, slug: string, id: string) =>
  (await readGuide(ctx, framedOf(ctx), slug, id)).page;

describe("R24 an evening in one room", () => {
  test("a leader opens it, members come in, and the page that is turned is everybody’s", async () => {
    const { ruth, ann, slug } = await table();
    expect((await eveningPage(ann, slug))?.evening).toBeNull();
    const first = await opens(ruth, slug);
    expect(first.page).toEqual({ n: 1, book: 43, chapter: 3, from: 1, to: 8 });
    expect((await evening(ann, slug)).page).toEqual(first.page);
    expect(await inEvening(ruth, slug, { intent: "next", page: "1" })).toMatchObject({ ok: true });
    expect((await evening(ann, slug)).page).toEqual({ n: 2, book: 43, chapter: 3, from: 9, to: 16 });
    expect(ruth.recorded.evenings.at(-1)).toMatchObject({
      event: { changed: "page", page: { n: 2, from: 9 } },
    });
    // pressed twice, it is turned once
    expect(await inEvening(ruth, slug, { intent: "next", page: "1" })).toMatchObject({
      ok: false,
      refusal: "evening.turned",
    });
    await inEvening(ruth, slug, { intent: "turn", page: "2", place: "Psalm 23" });
    await inEvening(ruth, slug, { intent: "back", page: "3" });
    expect((await evening(ann, slug)).page).toEqual({ n: 4, book: 19, chapter: 22, from: 1, to: 31 });
    expect((await evening(ann, slug)).pages).toHaveLength(4);
  });

  test("who does not lead turns nothing, opens nothing and lets nobody in; who is not in the group sees none", async () => {
    const { ruth, ann, slug } = await table();
    expect(
      await inEvening(ann, slug, { intent: "open", formId: requestId(), place: "John 3" }),
    ).toMatchObject({ ok: false, refusal: "evening.gone" });
    await opens(ruth, slug);
    for (const fields of [
      { intent: "next", page: "1" },
      { intent: "turn", page: "1", place: "John 4" },
      { intent: "invite" },
      { intent: "round" },
      { intent: "end" },
    ])
      expect(await inEvening(ann, slug, fields), fields.intent).toMatchObject({
        ok: false,
        refusal: "evening.gone",
      });
    const tom = await person("Tom");
    expect(await eveningPage(tom, slug)).toBeNull();
    expect(await inEvening(tom, slug, note("Hello"))).toMatchObject({ ok: false, refusal: "evening.gone" });
    expect((await evening(ann, slug)).guests).toBeNull();
  });

  test("M9: a note whose answer was lost is taken once, also when it is sent again after the evening has ended", async () => {
    const { ruth, ann, slug } = await table();
    const { id } = await opens(ruth, slug);
    const sends = async (fields: Record<string, string>) => {
      const form = formOf({ ...fields, evening: id, as: "member" });
      const read = readSentNote(form);
      if (!read.success) throw new Error(read.error.message);
      const reply = await sendMemberNote(ann, form, id, read.data);
      await ann.settled();
      return reply.ok ? "taken" : reply.refusal;
    };
    const mine = note("Born again");
    expect(await sends(mine)).toBe("taken");
    await inEvening(ruth, slug, { intent: "end" });
    expect(await sends(mine)).toBe("taken");
    expect(await sends(note("Too late"))).toBe("evening.gone");
    expect(await shared("SELECT body FROM evening_notes WHERE evening_id = ?", id)).toEqual([
      { body: "Born again" },
    ]);
  });

  test("M9: the same of a guest, whose pass is of that evening alone", async () => {
    const { ruth, slug } = await table();
    const { id } = await opens(ruth, slug);
    const token = await invites(ruth, slug);
    const tess = await phone();
    await enters(tess, token);
    const sends = async (fields: Record<string, string>, eveningId = id, one = tess) => {
      const form = formOf({ ...fields, evening: eveningId, as: "guest" });
      const read = readSentNote(form);
      if (!read.success) throw new Error(read.error.message);
      const reply = await sendGuestNote(one.ctx, form, read.data, { cookies: one.cookie, eveningId });
      await one.ctx.settled();
      return reply.ok ? "taken" : reply.refusal;
    };
    const mine = note("Born again");
    expect(await sends(mine)).toBe("taken");
    const other = await phone();
    await enters(other, token, "Uma");
    await inEvening(ruth, slug, { intent: "end" });
    expect(await sends(mine)).toBe("taken");
    expect(await sends(note("Too late"))).toBe("evening.gone");
    expect(await sends(mine, `${id.slice(0, -1)}${id.endsWith("0") ? 1 : 0}`)).toBe("evening.gone");
    // the same words under the same id by somebody else are not taken
    expect(await sends(mine, id, other)).toBe("evening.gone");
    expect(await shared("SELECT body FROM evening_notes WHERE evening_id = ?", id)).toEqual([
      { body: "Born again" },
    ]);
  });

  test.each([
    ["", "evening.no_place"],
    ["John 99", "evening.no_place"],
    ["Hezekiah 3:1", "evening.no_place"],
    ["<script>", "evening.no_place"],
    ["x".repeat(300), "groups.bad_form"],
  ])("no evening begins at %j", async (place, refusal) => {
    const { ruth, slug } = await table();
    expect(await inEvening(ruth, slug, { intent: "open", formId: requestId(), place })).toMatchObject({
      ok: false,
      refusal,
    });
  });

  test("one at a time; sent twice it is one; an archived group opens none", async () => {
    const { ruth, id, slug } = await table();
    const form = { intent: "open", formId: requestId(), place: "John 3" };
    const [one, two] = [await inEvening(ruth, slug, form), await inEvening(ruth, slug, form)];
    expect(one).toEqual(two);
    expect(await inEvening(ruth, slug, { ...form, formId: requestId() })).toMatchObject({
      ok: false,
      refusal: "evening.open_already",
    });
    await inEvening(ruth, slug, { intent: "end" });
    await inGroup(ruth, { intent: "archive", id });
    expect(await inEvening(ruth, slug, { ...form, formId: requestId() })).toMatchObject({
      ok: false,
      refusal: "evening.closed",
    });
  });
});

describe("R24 guests", () => {
  test("come in by a link with a first name, see the page, and are marked; the link is for that evening alone", async () => {
    const { ruth, ann, slug } = await table();
    await opens(ruth, slug);
    const token = await invites(ruth, slug);
    const tess = await phone();
    expect((await tess.opens(token)).page).toMatchObject({ state: "invited", groupName: "Tuesday table" });
    expect(await enters(tess, token, "Ann")).toMatchObject({ ok: true });
    expect(await guestSees(tess, token)).toMatchObject({
      as: "guest",
      name: "Ann",
      leads: false,
      guests: null,
    });
    await tess.does(note("From the guest."));
    ann.at(ann.now() + 1);
    await inEvening(ann, slug, note("From the member."));
    expect((await evening(ruth, slug)).notes).toMatchObject([
      { name: "Ann", guest: true, body: "From the guest." },
      { name: "Ann", guest: false, body: "From the member." },
    ]);
    // entered again, it is the same guest
    await enters(tess, token, "Somebody else");
    expect((await evening(ruth, slug)).guests).toMatchObject({
      left: MAX_GUESTS - 1,
      here: [{ name: "Ann" }],
    });
    // a member of the group goes to its own page
    const asAnn = await phone();
    Object.assign(asAnn.ctx, { session: ann.session });
    expect(await asAnn.opens(token)).toMatchObject({ page: { state: "nowhere" }, slug });
  });

  test.each([
    ["", "profile.no_name"],
    ["<b>Tess</b>", "profile.letters"],
    ["T\u0435ss", "profile.letters"],
    ["Admin", "profile.office"],
    ["Pastor Tim", "profile.office"],
    ["x".repeat(41), "profile.long_name"],
    ["415 555 0134", "profile.letters"],
    ["Send money Venmo", "community.money"],
  ])("a name that is none is refused: %j", async (name, refusal) => {
    const { ruth, slug } = await table();
    await opens(ruth, slug);
    const token = await invites(ruth, slug);
    expect(await enters(await phone(), token, name)).toMatchObject({ ok: false, refusal });
    expect((await evening(ruth, slug)).guests?.here).toEqual([]);
  });

  test("invitations that are guessed, taken back, replaced, used up, old or of a deleted group lead nowhere", async () => {
    const { ruth, id, slug } = await table();
    await opens(ruth, slug);
    const nowhere = async (token: string) => {
      const one = await phone();
      Object.assign(one.ctx, { now: ruth.now });
      expect((await one.opens(token)).page).toEqual({ state: "nowhere" });
      expect(await enters(one, token)).toMatchObject({ ok: false });
    };
    await nowhere("A".repeat(22));
    await nowhere("'; DROP TABLE evenings; --");
    const first = await invites(ruth, slug);
    const second = await invites(ruth, slug);
    expect(first).not.toBe(second);
    await nowhere(first);
    await inEvening(ruth, slug, { intent: "uninvite" });
    await nowhere(second);
    const third = await invites(ruth, slug);
    for (let n = 0; n < MAX_GUESTS; n++)
      expect(await enters(await phone(), third), `guest ${n}`).toMatchObject({ ok: true });
    await nowhere(third);
    const fourth = await invites(ruth, slug);
    await inEvening(ruth, slug, { intent: "end" });
    await nowhere(fourth);
    await opens(ruth, slug);
    const fifth = await invites(ruth, slug);
    ruth.at(ruth.now() + 4 * 3_600_000 + 1);
    await nowhere(fifth);
    await opens(ruth, slug);
    const sixth = await invites(ruth, slug);
    await shared("DELETE FROM study_groups WHERE id = ?", id);
    await nowhere(sixth);
  });

  test("a cookie counts for its own evening and as it was signed", async () => {
    const [one, two] = [await table(), await table()];
    await opens(one.ruth, one.slug);
    const other = await opens(two.ruth, two.slug);
    const tess = await phone();
    const token = await invites(one.ruth, one.slug);
    await enters(tess, token);
    const own = tess.cookie ?? "";
    const [, guest = ""] = own.split(".");
    for (const forged of [
      own.replace(/evening_[0-9A-Z]{26}/, other.id),
      own.replace(guest, `eguest_${"0".repeat(26)}`),
      own.replace(/\.(\d{13})\./, (_all, until) => `.${Number(until) + 1}.`),
      `${own.slice(0, -1)}${own.endsWith("A") ? "B" : "A"}`,
    ]) {
      tess.cookie = forged;
      expect(await tess.does(note("Let me in.")), forged).toMatchObject({
        ok: false,
        refusal: "evening.gone",
      });
    }
    tess.cookie = own;
    // the other evening’s invitation asks for a name
    expect((await tess.opens(await invites(two.ruth, two.slug))).page.state).toBe("invited");
    expect(await guestSees(tess, token)).not.toBeNull();
  });

  test("sent away, or gone by themselves, they and their words are in it no more", async () => {
    const { ruth, slug } = await table();
    await opens(ruth, slug);
    const token = await invites(ruth, slug);
    const [tess, tim] = [await phone(), await phone()];
    await enters(tess, token, "Tess");
    await enters(tim, token, "Tim");
    for (const one of [tess, tim]) await one.does(note("Of a guest."));
    const guest = (await evening(ruth, slug)).guests?.here.find(({ name }) => name === "Tess");
    await inEvening(ruth, slug, { intent: "send-away", on: guest?.id ?? "" });
    expect(ruth.recorded.evenings.at(-1)?.gone).toEqual([`guest:${guest?.id}`]);
    expect(await tess.does(note("Still here."))).toMatchObject({ ok: false, refusal: "evening.gone" });
    await tim.does({ intent: "leave" });
    expect((await evening(ruth, slug)).notes).toEqual([]);
    expect((await evening(ruth, slug)).guests?.here).toEqual([]);
  });
});

describe("R24, H7 guests and members of 13 to 17", () => {
  test("an evening that an appointed leader opened admits guests of their age", async () => {
    const { paul, kim, slug } = await youngTable();
    await opens(paul, slug);
    const token = await invites(paul, slug);
    expect(await enters(await phone(), token, "Tess", "18+")).toMatchObject({ refusal: "evening.age" });
    expect(await enters(await phone(), token, "Tess", "")).toMatchObject({ refusal: "evening.age" });
    expect(await enters(await phone(), token, "Tess", "13-17")).toMatchObject({ ok: true });
    expect((await eveningPage(kim, slug))?.evening).not.toBeNull();
  });

  test("one that a helper opened who is not appointed admits none, by the schema too", async () => {
    const { paul, kim, id, slug, kimId } = await youngTable();
    await inGroup(paul, { intent: "role", id, on: kimId, role: "helper" });
    const open = await opens(kim, slug);
    expect(await inEvening(kim, slug, { intent: "invite" })).toMatchObject({
      ok: false,
      refusal: "evening.no_guests",
    });
    expect(await inEvening(paul, slug, { intent: "invite" })).toMatchObject({
      ok: false,
      refusal: "evening.no_guests",
    });
    await expect(
      shared("INSERT INTO evening_guests VALUES ('eguest_x', ?, 'Tess', '13-17', 0, NULL)", open.id),
    ).rejects.toThrow(/guest_may_meet/);
  });

  test("an appointment that ends puts the guests out, and the young do not meet them meanwhile", async () => {
    const { paul, kim, slug } = await youngTable();
    const open = await opens(paul, slug);
    const token = await invites(paul, slug);
    const tess = await phone();
    await enters(tess, token, "Tess", "13-17");
    await shared("UPDATE evenings SET user_id = NULL WHERE id = ?", open.id);
    expect(await tess.does(note("Hello"))).toMatchObject({ ok: false, refusal: "evening.gone" });
    expect((await tess.opens(token)).page).toEqual({ state: "nowhere" });
    // their row is still there: a member of 13 to 17 waits until it is not
    expect((await eveningPage(kim, slug))?.evening).toBeNull();
    const [guest] = await shared<{ id: string }>(
      "SELECT id FROM evening_guests WHERE evening_id = ?",
      open.id,
    );
    await inEvening(paul, slug, { intent: "send-away", on: guest?.id ?? "" });
    expect((await eveningPage(kim, slug))?.evening).not.toBeNull();
  });

  test("an adults’ evening has no guest of 13 to 17", async () => {
    const { ruth, slug } = await table();
    await opens(ruth, slug);
    const token = await invites(ruth, slug);
    expect(await enters(await phone(), token, "Tess", "13-17")).toMatchObject({ refusal: "evening.age" });
  });
});

describe("R24 a round of prayer", () => {
  test("in the order in which they said it; each ends their own turn, whoever leads any; pressed twice it is once", async () => {
    const { ruth, ann, slug } = await table();
    await opens(ruth, slug);
    const token = await invites(ruth, slug);
    const tess = await phone();
    await enters(tess, token, "Tess");
    expect(await tess.does({ intent: "pray" })).toMatchObject({ ok: true, id: "" });
    await inEvening(ruth, slug, { intent: "round" });
    ruth.at(ruth.now() + 1);
    await inEvening(ann, slug, { intent: "pray" });
    Object.assign(tess.ctx, { now: () => ruth.now() + 1000 });
    for (let twice = 0; twice < 2; twice++) await tess.does({ intent: "pray" });
    const round = async () =>
      (await evening(ruth, slug)).round?.turns.map(({ who, done }) => [who?.name, who?.guest, done]);
    expect(await round()).toEqual([
      ["Ann", false, false],
      ["Tess", true, false],
    ]);
    const turns = (await evening(ruth, slug)).round?.turns ?? [];
    // a guest ends nobody else's
    await tess.does({ intent: "prayed", on: turns[0]?.id ?? "" });
    expect((await round())?.[0]?.[2]).toBe(false);
    await inEvening(ann, slug, { intent: "prayed", on: turns[0]?.id ?? "" });
    await inEvening(ruth, slug, { intent: "prayed", on: turns[1]?.id ?? "" });
    expect((await round())?.map((turn) => turn[2])).toEqual([true, true]);
    await inEvening(ruth, slug, { intent: "end-round" });
    expect((await evening(ruth, slug)).round).toBeNull();
    await inEvening(ruth, slug, { intent: "round" });
    expect((await evening(ruth, slug)).round).toEqual({ n: 2, turns: [] });
  });
});

describe("R24 notes and the guide", () => {
  test("what was shared is in the guide; what one kept is one’s own; guests’ words went with them", async () => {
    const { ruth, ann, slug } = await table();
    const open = await opens(ruth, slug);
    const token = await invites(ruth, slug);
    const tess = await phone();
    await enters(tess, token);
    await inEvening(ann, slug, note("Born again, she said."));
    ann.at(ann.now() + 1);
    await inEvening(ann, slug, note("For me alone.", { shared: "no" }));
    await tess.does(note("Of the guest."));
    await inEvening(ruth, slug, { intent: "next", page: "1" });
    await inEvening(ruth, slug, note("Under the second page.", { page: "2" }));
    expect(bodies((await evening(ruth, slug)).notes)).not.toContain("For me alone.");
    expect(await guideOf(ann, slug, open.id)).toBeNull();
    await inEvening(ruth, slug, { intent: "end" });
    // guests' words are not read from the end on, and deleted within a minute
    const expected = [
      [1, ["Born again, she said."]],
      [2, ["Under the second page."]],
    ];
    const shown = async () =>
      (await guideOf(ruth, slug, open.id))?.parts.map(({ page, notes }) => [page.n, bodies(notes)]);
    expect(await shown()).toEqual(expected);
    await clearEvenings(ruth);
    expect(await shown()).toEqual(expected);
    const own = await guideOf(ann, slug, open.id);
    expect(bodies(own?.parts[0]?.notes ?? [])).toEqual(["Born again, she said.", "For me alone."]);
    expect((await eveningPage(ann, slug))?.guides).toMatchObject([{ id: open.id, pages: 2, notes: 3 }]);
    // outside the group there is no guide
    expect(await guideOf(await person("Tom"), slug, open.id)).toBeNull();
  });

  test("sent twice under one id it is one; a page that is not open yet is the one that is", async () => {
    const { ruth, slug } = await table();
    await opens(ruth, slug);
    const form = note("Once.", { page: "99" });
    const [one, two] = [await inEvening(ruth, slug, form), await inEvening(ruth, slug, form)];
    expect(one).toEqual(two);
    expect((await evening(ruth, slug)).notes).toMatchObject([{ body: "Once.", page: 1 }]);
  });

  test.each([
    ["Call me at 415 555 0134", "community.contact"],
    ["Send me money by Venmo", "community.money"],
    ["“For God so hated the world”, John 3:16", "community.scripture"],
    ["I want to kill myself", "community.help_first"],
    ["", "groups.empty"],
    ["x".repeat(601), "groups.too_long"],
  ])("what no text of a group says is not shared, by a guest either: %j", async (body, refusal) => {
    const { ruth, slug } = await table();
    await opens(ruth, slug);
    const tess = await phone();
    await enters(tess, await invites(ruth, slug));
    for (const reply of [await tess.does(note(body)), await inEvening(ruth, slug, note(body))]) {
      expect(reply).toMatchObject({ ok: false, refusal, given: { body } });
      if (!reply.ok && refusal === "community.help_first") expect(reply.help).not.toBeNull();
    }
    expect((await evening(ruth, slug)).notes).toEqual([]);
  });

  test("words of danger are not shared either after the help was seen: they are told to a person", async () => {
    const { ruth, slug } = await table();
    await opens(ruth, slug);
    expect(await inEvening(ruth, slug, note("I want to kill myself", { seenHelp: "yes" }))).toMatchObject({
      ok: false,
      refusal: "groups.words_held",
    });
  });

  test("with whom there is a block one neither reads nor prays by name, in the room and in the guide", async () => {
    const { ruth, ann, slug } = await table();
    const open = await opens(ruth, slug);
    await inEvening(ann, slug, note("Of Ann."));
    await inEvening(ruth, slug, { intent: "round" });
    await inEvening(ann, slug, { intent: "pray" });
    await shared(
      "INSERT INTO blocks (user_id, blocked_id, id, unnamed, at) VALUES (?, ?, ?, 0, 0)",
      ann.userId,
      ruth.userId,
      `block_${ann.userId}`,
    );
    const seen = await evening(ruth, slug);
    expect(seen.notes).toEqual([]);
    expect(seen.round?.turns).toMatchObject([{ who: null }]);
    await inEvening(ruth, slug, { intent: "end" });
    expect((await guideOf(ruth, slug, open.id))?.parts[0]?.notes).toEqual([]);
  });

  test("one takes back one’s own, whoever leads any that was shared, nobody else’s private one", async () => {
    const { ruth, ann, slug } = await table();
    await opens(ruth, slug);
    await inEvening(ann, slug, note("Shared."));
    await inEvening(ann, slug, note("Kept.", { shared: "no" }));
    await inEvening(ruth, slug, note("The leader’s."));
    const all = await shared<{ id: string; body: string }>("SELECT id, body FROM evening_notes");
    const idOf = (body: string) => all.find((one) => one.body === body)?.id ?? "";
    await inEvening(ruth, slug, { intent: "unnote", on: idOf("Kept.") });
    await inEvening(ann, slug, { intent: "unnote", on: idOf("The leader’s.") });
    await inEvening(ruth, slug, { intent: "unnote", on: idOf("Shared.") });
    expect(bodies((await evening(ann, slug)).notes).sort()).toEqual(["Kept.", "The leader’s."]);
  });
});

describe("R24, G20, F13 what stays", () => {
  test("the cron deletes guests with all of theirs after the evening, ended or forgotten, and empties its room once", async () => {
    const { ruth, ann, slug } = await table();
    const open = await opens(ruth, slug);
    const token = await invites(ruth, slug);
    const tess = await phone();
    await enters(tess, token);
    await tess.does(note("Of the guest."));
    await inEvening(ann, slug, note("Of the member."));
    const guests = () => shared("SELECT 1 FROM evening_guests WHERE evening_id = ?", open.id);
    await clearEvenings(ruth);
    expect(await guests()).toHaveLength(1);
    ruth.at(ruth.now() + 4 * 3_600_000);
    await clearEvenings(ruth);
    await clearEvenings(ruth);
    expect(await guests()).toEqual([]);
    expect(await shared("SELECT body FROM evening_notes WHERE evening_id = ?", open.id)).toEqual([
      { body: "Of the member." },
    ]);
    const ofIt = ruth.recorded.evenings.filter(({ eveningId }) => eveningId === open.id);
    expect(ofIt.filter(({ event }) => event === null)).toEqual([
      { eveningId: open.id, event: null, gone: [] },
    ]);
    expect(await guestSees(tess, token)).toBeNull();
  });

  test("an erased account leaves nothing of its own, and the evening to the others", async () => {
    const { ruth, ann, slug } = await table();
    const open = await opens(ruth, slug);
    await inEvening(ann, slug, note("Of Ann."));
    await inEvening(ruth, slug, note("Of Ruth."));
    await inEvening(ruth, slug, { intent: "round" });
    await inEvening(ruth, slug, { intent: "pray" });
    await eraseFromCommunity(ruth, ruth.userId);
    for (const tableName of ["evenings", "evening_notes", "evening_turns"])
      expect(await shared(`SELECT 1 FROM ${tableName} WHERE user_id = ?`, ruth.userId), tableName).toEqual(
        [],
      );
    expect((await evening(ann, slug)).id).toBe(open.id);
    expect(bodies((await evening(ann, slug)).notes)).toEqual(["Of Ann."]);
  });
});

test("R24, G20: what a member wrote in an evening is taken along, kept notes too, and nothing of others", async () => {
  const { ruth, ann, slug } = await table();
  const open = await opens(ruth, slug);
  await inEvening(ruth, slug, note("Shared by Ruth."));
  await inEvening(ruth, slug, note("Kept by Ruth.", { shared: "no" }));
  await inEvening(ann, slug, note("Of Ann."));
  let all = "";
  for await (const { content } of groupsExport.files({ ...ruth, timeZone: "UTC" }))
    if (typeof content === "string") all += content;
    else for await (const piece of content) all += piece;
  for (const word of ["Shared by Ruth.", "Kept by Ruth.", open.id]) expect(all).toContain(word);
  expect(all).not.toMatch(/Of Ann/);
  expect(all).not.toContain(ann.userId);
});
