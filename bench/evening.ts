import { createHmac, randomBytes } from "node:crypto";
import { newId } from "#app/core/id.ts";
import { passCookie, signedText } from "#app/features/groups/evening/model/guest.ts";
import { localKeys } from "#scripts/local-keys.ts";
import { freePort } from "#tests/free-port.ts";
import { bareRoom } from "./bare-room.ts";
import { serveBaseline } from "./baseline/serve.ts";
import { EveningPhone } from "./evening-phone.ts";
import type { Extent } from "./extent.ts";
import { addMember, type Member } from "./members.ts";
import { type Product, serveProduct } from "./product.ts";
import { metOr, ms, type Section, times } from "./report.ts";
import { median, quantile } from "./statistics.ts";
import { endsWithRun } from "./stops.ts";
import { TALK } from "./talk.ts";

const PHONES = 30;
const CUTS = 3;
/** Pages that are turned while the phones are away. */
const TURNED_AWAY = 5;
const TARGET_MS = 100;
const RATIO_TARGET = 3;
const LATE_MS = 10_000;
/** The run's own, so that it can sign what its guests bring. */
const PRIVACY_KEY = randomBytes(32).toString("base64url");
const SLUG = "tuesday-table-abcdef";

type Room = { product: Product; leader: Member; phones: EveningPhone[]; page: number };

/** A group with an evening, its leader and 29 guests, as rows; then their sockets. */
async function openRoom(product: Product): Promise<Room> {
  const keys = localKeys();
  const leader = await addMember(product.db, { keys, origin: product.origin, titles: ["Today"] });
  const now = Date.now();
  const id = newId("evening", now, Math.random);
  const groupId = newId("group", now, Math.random);
  const until = now + 3_600_000;
  const guests = Array.from({ length: PHONES - 1 }, () => newId("eguest", now, Math.random));
  const { community } = product;
  await community.batch([
    community
      .prepare(
        "INSERT INTO community_members (user_id, handle, display_name, age_band, trusted, joined_at) VALUES (?, 'lead-abcde', 'Ruth', '18+', 1, 0)",
      )
      .bind(leader.userId),
    community
      .prepare(
        `INSERT INTO study_groups (id, user_id, form_id, slug, name, theme, language, kind, age_band, created_at)
        VALUES (?1, ?2, 'form-group', ?3, 'Table', 'gospels', 'en', 'secret', '18+', 0)`,
      )
      .bind(groupId, leader.userId, SLUG),
    community
      .prepare(
        "INSERT INTO group_members (group_id, user_id, role, id, joined_at) VALUES (?1, ?2, 'leader', 'gmem_bench', 0)",
      )
      .bind(groupId, leader.userId),
    community
      .prepare(
        `INSERT INTO evenings (id, group_id, user_id, form_id, token, uses_left, book, chapter, from_verse, to_verse,
          ends_at, created_at) VALUES (?1, ?2, ?3, 'form-evening', 'x', 30, 1, 1, 1, 1, ?4, ?5)`,
      )
      .bind(id, groupId, leader.userId, until, now),
    ...guests.map((guest) =>
      community
        .prepare("INSERT INTO evening_guests VALUES (?1, ?2, 'Tess', '18+', ?3, NULL)")
        .bind(guest, id, now),
    ),
  ]);
  const cookieOf = (guestId: string): string => {
    const pass = { eveningId: id, guestId, until };
    const signature = createHmac("sha256", PRIVACY_KEY).update(signedText(pass)).digest("base64url");
    return passCookie({ ...pass, signature }, now, false).split(";")[0] ?? "";
  };
  const phones = [
    new EveningPhone(product.origin, id, { cookie: leader.cookie, guest: false }),
    ...guests.map((guest) => new EveningPhone(product.origin, id, { cookie: cookieOf(guest), guest: true })),
  ];
  await Promise.all(phones.map((phone) => phone.join()));
  return { product, leader, phones, page: 1 };
}

async function turn(room: Room): Promise<number> {
  const { product, leader, page } = room;
  const response = await fetch(`${product.origin}/study-groups/${SLUG}/evening.data`, {
    method: "POST",
    headers: {
      cookie: leader.cookie,
      origin: product.origin,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: String(new URLSearchParams({ intent: "next", page: String(page) })),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`a page was not turned: ${response.status} ${body.slice(0, 200)}`);
  room.page += 1;
  return room.page;
}

/** From the press to the last phone. */
async function turnForAll(room: Room): Promise<number> {
  const next = room.page + 1;
  const received = Promise.all(room.phones.map((phone) => phone.pageEvent(next, LATE_MS)));
  const pressed = performance.now();
  const [times] = await Promise.all([received, turn(room)]);
  return Math.max(...times) - pressed;
}

/** Every phone goes, pages are turned, every phone comes again. @returns how many lost something, or had it twice */
async function cutThrice(room: Room): Promise<number> {
  const { phones } = room;
  const away = phones.slice(1);
  for (let cut = 0; cut < CUTS; cut++) {
    for (const phone of away) phone.cut();
    for (let n = 0; n < TURNED_AWAY; n++) await turn(room);
    await Promise.all(away.map((phone) => phone.join()));
    await Promise.all(phones.map((phone) => phone.pageEvent(room.page, LATE_MS)));
  }
  const all = Array.from({ length: room.page - 1 }, (_, n) => n + 2).join();
  return phones.filter(({ pages }) => pages.join() !== all).length;
}

/** An evening of thirty phones: decision 0074. */
export async function measureEvening(extent: Extent): Promise<Section> {
  const product = await serveProduct(await freePort(), { PRIVACY_KEY });
  const stop = endsWithRun(product.stop);
  const bare = await serveBaseline("room", await freePort(), TALK);
  const stopBare = endsWithRun(bare.stop);
  try {
    const room = await openRoom(product);
    const least = await bareRoom(bare.origin, PHONES);
    const own: number[] = [];
    const theirs: number[] = [];
    for (let n = 0; n < 5; n++) {
      await turnForAll(room);
      await least.broadcast();
    }
    for (let n = 0; n < extent.turns; n++) {
      own.push(await turnForAll(room));
      theirs.push(await least.broadcast());
    }
    least.close();
    const p95 = quantile(own, 0.95);
    const ratio = median(own) / median(theirs);
    const lost = await cutThrice(room);
    for (const phone of room.phones) phone.cut();
    return {
      title: `An evening of ${PHONES} phones`,
      head: ["what", "measured", "target"],
      rows: [
        [
          "a page turned to the last phone, p50 / p95",
          `${ms(median(own))} / ${ms(p95)}`,
          `p95 under ${TARGET_MS} ms: ${metOr(p95 < TARGET_MS)}`,
        ],
        [
          "the same to one read, one write and one bare object",
          `${ms(median(theirs))} / ${ms(quantile(theirs, 0.95))}: ${times(ratio)}`,
          `at most ${RATIO_TARGET}: ${metOr(ratio <= RATIO_TARGET)}`,
        ],
        [
          `${CUTS} cuts of every guest's phone, ${TURNED_AWAY} pages turned in each: phones that lost a page or had one twice`,
          String(lost),
          `none: ${metOr(lost === 0)}`,
        ],
      ],
    };
  } finally {
    await stop();
    await stopBare();
  }
}
