import { readFileSync } from "node:fs";
import { newId } from "#app/core/id.ts";
import { WINDOW_MS } from "#app/features/games/feud/table/model/table.ts";
import { localKeys } from "#scripts/local-keys.ts";
import { freePort } from "#tests/free-port.ts";
import type { Extent } from "./extent.ts";
import { addMember } from "./members.ts";
import { type Product, serveProduct } from "./product.ts";
import { metOr, ms, type Section } from "./report.ts";
import { median, quantile } from "./statistics.ts";
import { endsWithRun } from "./stops.ts";
import { TablePhone } from "./table-phone.ts";

const PHONES = 30;
/** The window in which buzzes are compared is in it, ms. */
const TARGET_MS = 150;
const LATE_MS = 10_000;
/** Between two turns: a phone that says more than ten things a second is put out of the room (`party/room/limits.ts`). */
const REST_MS = 400;

async function sends(product: Product, path: string, cookie: string, fields: [string, string][]) {
  const response = await fetch(`${product.origin}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      ...(cookie && { cookie }),
      origin: product.origin,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: String(new URLSearchParams(fields)),
  });
  await response.text();
  if (response.status >= 400) throw new Error(`${path} was refused: ${response.status}`);
  return response;
}

/** A table that a member opens, and 29 guests who come by its link. */
async function sitDown(product: Product): Promise<TablePhone[]> {
  const { origin, db, community } = product;
  const host = await addMember(db, { keys: localKeys(), origin, titles: ["Today"] });
  const [board] = JSON.parse(readFileSync("data/feud/boards.json", "utf8")) as { id: string }[];
  await sends(product, "/bible-feud/table", host.cookie, [
    ["formId", newId("feud", Date.now(), Math.random)],
    ["board", board?.id ?? ""],
  ]);
  const row = await community.prepare("SELECT token FROM feud_tables").first<{ token: string }>();
  const token = row?.token ?? "";
  const phones = [new TablePhone(origin, token, { cookie: host.cookie, guest: false })];
  for (let n = 1; n < PHONES; n++) {
    const came = await sends(product, `/bible-feud/table/${token}`, "", [
      ["intent", "enter"],
      ["name", "Tess"],
      ["age", "18+"],
    ]);
    const cookie = came.headers.getSetCookie().find((one) => one.startsWith("feud_guest="));
    phones.push(new TablePhone(origin, token, { cookie: cookie?.split(";")[0] ?? "", guest: true }));
  }
  await Promise.all(phones.map((phone) => phone.join()));
  for (const [at, phone] of phones.entries()) phone.does({ do: "team", side: at % 2 === 0 ? 0 : 1 });
  const [first] = phones;
  await first?.sees(({ seats }) => seats.filter(({ side }) => side !== "none").length === PHONES, LATE_MS);
  first?.does({ do: "next", turn: first.view?.turn.no ?? 0 });
  return phones;
}

/** All press; from the first press to the last phone that shows who has the word. Then both teams miss. */
async function faceOff(phones: readonly TablePhone[]): Promise<number> {
  await Promise.all(phones.map((phone) => phone.sees(({ phase }) => phase === "buzz", LATE_MS)));
  const shown = Promise.all(phones.map((phone) => phone.sees(({ phase }) => phase === "face", LATE_MS)));
  const pressed = performance.now();
  for (const phone of phones) phone.does({ do: "buzz", turn: phone.view?.turn.no ?? 0 });
  const last = Math.max(...(await shown));
  for (let team = 0; team < 2; team++) {
    const speaker = phones.find(({ view }) => view?.turn.mine);
    const turn = speaker?.view?.turn.no ?? 0;
    speaker?.does({ do: "say", turn, word: "nothing of the kind" });
    await Promise.all(phones.map((phone) => phone.sees(({ turn: { no } }) => no > turn, LATE_MS)));
  }
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return last - pressed;
}

/** A table of thirty phones: decision 0077. */
export async function measureTable(extent: Extent): Promise<Section> {
  const product = await serveProduct(await freePort());
  const stop = endsWithRun(product.stop);
  try {
    const phones = await sitDown(product);
    const took: number[] = [];
    for (let n = 0; n < 3; n++) await faceOff(phones);
    for (let n = 0; n < extent.turns; n++) took.push(await faceOff(phones));
    for (const phone of phones) phone.close();
    const p95 = quantile(took, 0.95);
    return {
      title: `A table of ${PHONES} phones`,
      head: ["what", "measured", "target"],
      rows: [
        [
          `a buzz decided and shown to all, the window of ${WINDOW_MS} ms included, p50 / p95`,
          `${ms(median(took))} / ${ms(p95)}`,
          `p95 under ${TARGET_MS} ms: ${metOr(p95 < TARGET_MS)}`,
        ],
      ],
    };
  } finally {
    await stop();
  }
}
