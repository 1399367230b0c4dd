import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { parseReference, verseIds } from "#app/features/bible/reference.ts";
import { rowId } from "#app/features/bible/translations.ts";
import { readFramed } from "#app/features/home/frame.server.ts";
import { readHub } from "#app/features/home/read.server.ts";
import { actOnPet } from "#app/features/pet/act.server.ts";
import { TABS } from "#app/features/pet/page.ts";
import { houseRead, petPage } from "#app/features/pet/page-read.server.ts";
import { GROWN_VERSE, REST_VERSE, VERSE_OF } from "#app/features/pet/scenes.ts";
import type { MemberContext } from "#app/platform/context.ts";
import { member } from "./members.ts";

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

async function read(ctx: MemberContext, place: Parameters<typeof houseRead>[1]) {
  const { frame, rows } = await readFramed(ctx, [houseRead(ctx, place)]);
  return petPage(ctx, place, rows[0], frame.profile, 10);
}

async function adopted(): Promise<MemberContext> {
  const ctx = await member();
  const fields = { intent: "adopt", requestId: "request-adopt", petTypeId: "fish", petName: "Jonah" };
  expect(await actOnPet(ctx, formOf(fields))).toMatchObject({ ok: true });
  return ctx;
}

test("PT4: without a pet the page shows the six, and no other drawing", async () => {
  const page = await read(await member(), "care");
  expect(page.house.pet).toBeNull();
  expect(Object.keys(page.six ?? {})).toHaveLength(6);
  expect(page.drawing).toBe("");
});

test.each([...TABS, "album"] as const)(
  "PT5: what %s shows is read with the frame, and nothing else",
  async (place) => {
    const { house, drawing, six } = await read(await adopted(), place);
    expect(house.pet?.petName).toBe("Jonah");
    expect([six, drawing.length > 1_000]).toEqual([null, true]);
    expect(house.adventures).toHaveLength(place === "adventures" ? 8 : 0);
    expect(house.trainings).toHaveLength(place === "training" ? 6 : 0);
    expect(house.items.length > 39).toBe(place === "shop");
    expect(house.memories).toHaveLength(place === "album" ? 1 : 0);
  },
);

test("adventures teach: a verse comes by its reference from the shipped text; one that is missing costs no page", async () => {
  const reference = { bookNumber: 1, chapter: 26, fromVerse: 22, toVerse: 22 };
  const [id = 0] = verseIds(reference);
  const insert = env.BIBLE.prepare("INSERT OR REPLACE INTO verses (id, text) VALUES (?, ?)");
  await insert.bind(rowId("WEB", id), "He called it Rehoboth.").run();
  const { verses } = await read(await adopted(), "adventures");
  expect(verses).toEqual({
    rehoboth: {
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
