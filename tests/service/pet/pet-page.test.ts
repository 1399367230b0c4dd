import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { verseIds } from "#app/features/bible/reference.ts";
import { parseReference } from "#app/features/bible/references/read-one.ts";
import { rowId } from "#app/features/bible/translations.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { readHub } from "#app/features/home/hub/read.server.ts";
import { dueVerse, dueVerseRead } from "#app/features/memory/due-verse.server.ts";
import { learnVerse } from "#app/features/memory/learn.server.ts";
import { actOnPet } from "#app/features/pet/act.server.ts";
import { ALBUM_PAGE } from "#app/features/pet/model/memories.ts";
import { GROWN_VERSE, REST_VERSE, VERSE_OF } from "#app/features/pet/model/scenes.ts";
import { ALBUM_OLDER, petPage, petStateRead } from "#app/features/pet/page-read.server.ts";
import { type Place, shownAt, TABS } from "#app/features/pet/state/page.ts";
import type { MemberContext } from "#app/request/context.ts";
import { member, planOf, rows, type TestMember } from "#tests/service/members.ts";
import { countTrips } from "#tests/service/trips.ts";

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

async function read(ctx: MemberContext, place: Place, before: string | null = null) {
  const shown = { place, before };
  const { frame, rows } = await readFramed(ctx, [
    petStateRead(ctx, shown),
    dueVerseRead(ctx, place === "adventures"),
  ]);
  return petPage(ctx, shown, rows[0], frame.profile, { welcomeCoins: 10, due: dueVerse(rows[1]) });
}

async function adopted() {
  const ctx = await member();
  const fields = { intent: "adopt", requestId: "request-adopt", petTypeId: "fish", petName: "Jonah" };
  expect(await actOnPet(ctx, formOf(fields))).toMatchObject({ ok: true });
  return ctx;
}

test("PT4: without a pet the page shows the six, and no other drawing", async () => {
  const page = await read(await member(), "care");
  expect(page.petState.pet).toBeNull();
  expect(Object.keys(page.six ?? {})).toHaveLength(6);
  expect(page.drawing).toBe("");
});

test.each([...TABS, "album"] as const)(
  "PT5: what %s shows is read with the frame, and nothing else",
  async (place) => {
    const { petState, drawing, six } = await read(await adopted(), place);
    expect(petState.pet?.petName).toBe("Jonah");
    expect([six, drawing.length > 1_000]).toEqual([null, true]);
    expect(petState.adventures).toHaveLength(place === "adventures" ? 8 : 0);
    expect(petState.trainings).toHaveLength(place === "training" ? 6 : 0);
    expect(petState.items.length > 39).toBe(place === "shop");
    expect(petState.memories).toHaveLength(place === "album" ? 1 : 0);
  },
);

test("M7: the verse by heart that has been due longest is a step of the adventures, and of no other place", async () => {
  const ctx = await adopted();
  expect((await read(ctx, "adventures")).due).toBeNull();
  const learn = (first: string) =>
    learnVerse(ctx, formOf({ intent: "learn", first, last: first, translation: "WEB" }));
  await learn("43011035");
  ctx.at(ctx.now() + 1_000);
  await learn("19023001");
  const due = { reference: "John 11:35", path: "/memory-verses?card=43011035-43011035" };
  expect((await read(ctx, "adventures")).due).toEqual(due);
  expect((await read(ctx, "care")).due).toBeNull();
  await rows(
    "UPDATE memory_cards SET due = due + 86400000, version = version + 1 WHERE user_id = ?",
    ctx.userId,
  );
  expect((await read(ctx, "adventures")).due).toBeNull();
  ctx.at(ctx.now() + 86_400_000);
  expect((await read(ctx, "adventures")).due).toEqual(due);
  expect((await read(await adopted(), "adventures")).due).toBeNull();
});

describe("the album, a page at a time", () => {
  /** Several share their moment: none of them may be passed over. */
  const remembered = (ctx: TestMember, count: number) =>
    rows(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
      INSERT INTO pet_memories (id, user_id, pet_id, kind, about, cause_id, created_at)
      SELECT 'mem_' || substr(?1, -16) || substr('0000000000' || i, -10), ?1, id, 'level', i, i, ?3 + i / 7 FROM n, user_pets
      WHERE user_id = ?1`,
      ctx.userId,
      count,
      ctx.now() + 1,
    );

  test("no page shows a memory twice, and none is left out; each is one D1 trip", async () => {
    const ctx = await adopted();
    await remembered(ctx, 2 * ALBUM_PAGE + 10);
    const trips = countTrips(ctx);
    const sizes: number[] = [];
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const { petState, older }: Awaited<ReturnType<typeof read>> = await read(ctx, "album", before);
      expect(petState.memoriesBefore).toBe(before);
      sizes.push(petState.memories.length);
      seen.push(...petState.memories.map(({ about }) => about));
      before = older;
    } while (before !== null);
    expect(sizes).toEqual([ALBUM_PAGE, ALBUM_PAGE, 11]);
    expect(trips()).toBe(3);
    const newestFirst = Array.from({ length: 2 * ALBUM_PAGE + 10 }, (_, at) => String(70 - at));
    expect(seen).toEqual([...newestFirst, "fish"]);
  });

  test("as many as a page shows have nothing older", async () => {
    const ctx = await adopted();
    await remembered(ctx, ALBUM_PAGE - 1);
    const { petState, older } = await read(ctx, "album");
    expect([petState.memories.length, older]).toEqual([ALBUM_PAGE, null]);
  });

  test("nothing lies before the first memory, before none that is known, and before another member's", async () => {
    const [ctx, other] = [await adopted(), await adopted()];
    const idOf = async (of: TestMember) => (await read(of, "album")).petState.memories[0]?.id ?? "";
    for (const before of [await idOf(ctx), await idOf(other), "mem_01ARZ3NDEKTSV4RRFFQ69G5FAV"]) {
      const { petState, older } = await read(ctx, "album", before);
      expect([petState.pet?.petName, petState.memories, older]).toEqual(["Jonah", [], null]);
    }
  });

  test.each([
    ["/pet/album", "mem_01ARZ3NDEKTSV4RRFFQ69G5FAV", "mem_01ARZ3NDEKTSV4RRFFQ69G5FAV"],
    ["/pet/album", "mem_1' OR 1=1", null],
    ["/pet/album", "-1", null],
    ["/pet/shop", "mem_01ARZ3NDEKTSV4RRFFQ69G5FAV", null],
  ])("%s?before=%s begins before %s", (path, before, found) => {
    expect(shownAt(path.split("/")[2], new URLSearchParams({ before }))?.before).toBe(found);
  });

  test("a later page is read from its index on: nothing is scanned or sorted", async () => {
    const ctx = await adopted();
    const plan = await planOf(ALBUM_OLDER, [ctx.userId, "mem_01ARZ3NDEKTSV4RRFFQ69G5FAV"]);
    expect(plan).toContainEqual(
      expect.stringMatching(/pet_memories USING INDEX memories_newest \(pet_id=\? AND created_at<\?\)/),
    );
    expect(plan.filter((line) => /SCAN pet_|TEMP B-TREE/.test(line))).toEqual([]);
  });
});

test("adventures teach: a verse comes by its reference from the shipped text; one that is missing costs no page", async () => {
  const reference = { bookNumber: 1, chapter: 26, fromVerse: 22, toVerse: 22 };
  const [id = 0] = verseIds(reference);
  const insert = env.BIBLE.prepare("INSERT OR REPLACE INTO verses (id, text) VALUES (?, ?)");
  await insert.bind(rowId("WEB", id), "He called it Rehoboth.").run();
  const { verses } = await read(await adopted(), "adventures");
  expect(verses).toEqual({
    rehoboth: {
      verseId: 1_026_022,
      reference: "Genesis 26:22",
      translation: "WEB",
      text: "He called it Rehoboth.",
      path: "/bible/web/genesis/26#v22",
    },
  });
});

test("every place, and rest, and growing, names a verse that there is", () => {
  for (const reference of [...Object.values(VERSE_OF), REST_VERSE, GROWN_VERSE]) {
    expect(parseReference(reference)).not.toBeNull();
  }
});

test("PT1: the hub shows the pet, its mood and its bars", async () => {
  const { pet } = await readHub(await adopted());
  expect(pet).toMatchObject({
    name: "Jonah",
    petTypeId: "fish",
    look: "very-happy",
    needsCare: false,
    glows: false,
  });
  expect(pet?.drawing).toContain("<path");
});
