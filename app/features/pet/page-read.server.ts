import { faultText } from "#app/core/fault-text.ts";
import { newId } from "#app/core/id.ts";
import type { RawQuery } from "#app/db/database.ts";
import { parseReference } from "#app/features/bible/references/read-one.ts";
import { readVerses } from "#app/features/bible/service.server.ts";
import { ownTranslation } from "#app/features/bible/translations.ts";
import { versePath } from "#app/features/bible/verse-path.ts";
import { currentTimeZone, memberDay, type ZoneSetting } from "#app/features/member/time-zone.ts";
import { boughtBy, OFFERED } from "#app/features/shop/store.server.ts";
import { walletOf } from "#app/features/wallet/fragments-store.server.ts";
import { EMPTY_WALLET } from "#app/features/wallet/rules.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { drawnPet } from "./art/drawn.server.ts";
import { PET_KINDS, type PetKind } from "./model/catalog.ts";
import { evolutionOf } from "./model/catalog-evolutions.ts";
import { ALBUM_PAGE } from "./model/memories.ts";
import { offered } from "./model/outings.ts";
import { settle } from "./model/rules.ts";
import { GROWN_VERSE, type PlacedVerse, REST_VERSE, VERSE_OF } from "./model/scenes.ts";
import { ADVENTURE_JSON, MEMORY_JSON, petOf, TRAINING_JSON } from "./model/store.server.ts";
import { type PetPage, type Place, pictureOf, type Shown } from "./state/page.ts";
import type { PetState } from "./state/pet-state.ts";

const NONE = "json('[]')";
const rowsOf = (json: string, from: string): string =>
  `(SELECT json_group_array(json(row)) FROM (SELECT ${json} AS row FROM ${from}))`;
const PET_ID = "(SELECT id FROM user_pets WHERE user_id = ?1 AND is_active = 1)";
const ADVENTURES = rowsOf(
  ADVENTURE_JSON,
  `pet_adventures WHERE pet_id = ${PET_ID} ORDER BY difficulty_level, id`,
);
const TRAININGS = rowsOf(
  TRAINING_JSON,
  `pet_training_sessions WHERE pet_id = ${PET_ID} ORDER BY cost_coins, id`,
);
const memories = (where: string, most: number): string =>
  rowsOf(
    MEMORY_JSON,
    `pet_memories WHERE pet_id = ${PET_ID}${where} ORDER BY created_at DESC, id DESC LIMIT ${most}`,
  );
/** Of the same pet: another's memory is no place in this album, and nothing lies before it. */
const OLDER = ` AND (created_at, id) < (SELECT created_at, id FROM pet_memories WHERE id = ?2 AND pet_id = ${PET_ID})`;

/** In one row of JSON (decision 0013): as much of the pet's state as the place shows. */
const statementFor = (place: Place, album = ""): string => `SELECT json_object(
  'pet', json(${petOf("?1")}), 'wallet', json(${walletOf("?1")}),
  'adventures', ${place === "adventures" ? ADVENTURES : NONE},
  'trainings', ${place === "training" ? TRAININGS : NONE},
  'items', ${place === "shop" ? OFFERED : NONE},
  'purchases', ${boughtBy(place === "shop" ? "all" : "equipped")},
  'memories', ${
    place === "album"
      ? memories(album, ALBUM_PAGE + 1)
      : place === "adventures"
        ? memories(" AND kind = 'adventure'", 16)
        : place === "care"
          ? memories(" AND kind = 'welcomed_back'", 1)
          : NONE
  }
) AS petState`;

const STATEMENTS: Readonly<Record<Place, string>> = {
  care: statementFor("care"),
  shop: statementFor("shop"),
  adventures: statementFor("adventures"),
  training: statementFor("training"),
  evolution: statementFor("evolution"),
  album: statementFor("album"),
};
/** A later page of the album; `?2`: the memory before which it begins. */
export const ALBUM_OLDER = statementFor("album", OLDER);

/** For the page's one batch. */
export const petStateRead = (ctx: MemberContext, { place, before }: Shown): RawQuery<{ petState: string }> =>
  before === null
    ? ctx.db.written(STATEMENTS[place], ctx.userId)
    : ctx.db.written(ALBUM_OLDER, ctx.userId, before);

/** What was read, as the page draws it: its pet of now, its list of today, its pictures and verses. */
export async function petPage(
  ctx: MemberContext,
  { place, before }: Shown,
  rows: readonly { petState: string }[],
  zone: ZoneSetting,
  { welcomeCoins, due }: Pick<PetPage, "welcomeCoins" | "due">,
): Promise<PetPage> {
  const read = JSON.parse(rows[0]?.petState ?? "null") as Omit<PetState, "wallet" | "memoriesBefore"> & {
    wallet: PetState["wallet"] | null;
  };
  const memories = read.memories.slice(0, ALBUM_PAGE);
  const now = ctx.now();
  const today = memberDay(zone, now);
  const pet = read.pet && settle(read.pet, now);
  const petState: PetState = {
    ...read,
    pet,
    wallet: read.wallet ?? EMPTY_WALLET,
    adventures: read.adventures.map((one) => offered(one, today)),
    trainings: read.trainings.map((one) => offered(one, today)),
    memories,
    memoriesBefore: before,
  };
  const step = pet && place === "evolution" ? evolutionOf(pet.petTypeId) : null;
  return {
    userId: ctx.userId,
    place,
    petState,
    now,
    today,
    zone: currentTimeZone(zone, now),
    requestId: newId("req", now, ctx.random),
    welcomeCoins,
    due,
    older: read.memories.length > ALBUM_PAGE ? (memories.at(-1)?.id ?? null) : null,
    drawing: pet ? drawnPet(pictureOf(pet, petState), "pet") : "",
    growth: step && {
      small: drawnPet({ petTypeId: step.basePetTypeId, look: "happy", itemId: null }, "small"),
      grown: drawnPet({ petTypeId: step.evolvedPetTypeId, look: "very-happy", itemId: null }, "grown"),
    },
    six: pet ? null : drawnSix(),
    verses: await versesFor(ctx, place, Boolean(pet?.restingSince)),
  };
}

const drawnSix = (): Record<PetKind, string> =>
  Object.fromEntries(
    PET_KINDS.map((kind) => [kind, drawnPet({ petTypeId: kind, look: "happy", itemId: null }, kind)]),
  ) as Record<PetKind, string>;

const REFERENCES: Readonly<Record<keyof PetPage["verses"], string>> = {
  ...VERSE_OF,
  rest: REST_VERSE,
  grown: GROWN_VERSE,
};
const kept = new Map<string, PetPage["verses"]>();

/** All ten once an isolate and translation; a page takes what it shows. */
async function versesFor(
  ctx: Pick<AppContext, "bible" | "language" | "translation" | "requestId">,
  place: Place,
  rests: boolean,
): Promise<PetPage["verses"]> {
  if (place !== "adventures" && place !== "evolution" && !rests) return {};
  const own = ownTranslation(ctx.translation, ctx.language);
  const all = kept.get(own) ?? (await readAll(ctx).catch((error: unknown) => unread(ctx, error)));
  // what lacks a verse is asked for again
  if (Object.keys(all).length === Object.keys(REFERENCES).length) kept.set(own, all);
  const { rest, grown, ...places } = all;
  return {
    ...(place === "adventures" && places),
    ...(place === "evolution" && grown && { grown }),
    ...(rests && rest && { rest }),
  };
}

/** A place without its verse is better than no page. */
function unread({ requestId }: Pick<AppContext, "requestId">, error: unknown): PetPage["verses"] {
  console.error(JSON.stringify({ level: "error", at: "pet-verses", requestId, error: faultText(error) }));
  return {};
}

async function readAll({
  bible,
  language,
  translation,
}: Pick<AppContext, "bible" | "language" | "translation">): Promise<PetPage["verses"]> {
  const names = Object.keys(REFERENCES) as (keyof typeof REFERENCES)[];
  const references = names.map((name) => {
    const reference = parseReference(REFERENCES[name]);
    if (!reference) throw new Error(`no such verse: ${REFERENCES[name]}`);
    return reference;
  });
  const verses = await readVerses(bible, references, ownTranslation(translation, language));
  const placed: Partial<Record<keyof typeof REFERENCES, PlacedVerse>> = {};
  verses.forEach((verse, at) => {
    const name = names[at];
    if (!verse || !name) return;
    const { verseId, reference, translation, text } = verse;
    placed[name] = { verseId, reference, translation, text, path: versePath(verse) };
  });
  return placed;
}
