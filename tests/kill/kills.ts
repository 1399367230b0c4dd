import { dice } from "#tests/model/dice.ts";
import { laws, STOCK } from "#tests/model/laws.ts";
import { type Asked, anyAct, insist, type Outcome, send, settleIn, whatIsThere } from "./keepers.ts";
import type { KilledServer } from "./killed-server.ts";

const MEMBERS = 6;
/** Of each member, at once: as many tabs. */
const ACTS_EACH = 4;
/** Between two kills, by the sandbox's clock, ms: energy comes back, and mostly it is another day. */
const APART_MS = 13 * 3_600_000;
/** Acts whose row says which request they were. */
const KEPT = new Set(["feed", "groom", "play", "buy", "adventure.start", "training.start"]);
/** As many answered ones of the last round are asked for once more. */
const ASKED_AGAIN = 4;

export type Tally = {
  kills: number;
  /** Answered, before the kill or when it was asked for again, and not refused. */
  acknowledged: number;
  refused: number;
  /** Under way at the kill: nobody was told. */
  lost: number;
  /** Of them, what the database has kept all the same. */
  lostButWritten: number;
};

/** Acts by chance, a SIGKILL in the middle of them, and everything is looked at by laws and by counting. */
export class Kills {
  readonly tally: Tally = { kills: 0, acknowledged: 0, refused: 0, lost: 0, lostButWritten: 0 };
  readonly #server: KilledServer;
  readonly #random: () => number;
  readonly #laws = Object.entries(laws(0));
  /** How often each member has done what is counted. */
  readonly #done = new Map<string, number>();
  #members: string[] = [];
  /** How long a round's acts take, ms. */
  #usualMs = 200;

  constructor(server: KilledServer, seed: number) {
    this.#server = server;
    this.#random = dice(seed);
  }

  async begin(): Promise<void> {
    await this.#server.start();
    await this.#server.rows(`UPDATE reward_shop_items SET stock_quantity = ${STOCK} WHERE is_limited = 1`);
    this.#members = await settleIn(this.#server, MEMBERS);
    // a round that nobody ends
    const began = performance.now();
    const acts = await this.#acts();
    const outcomes = await Promise.all(acts.map((one) => send(this.#server, one, () => false)));
    this.#usualMs = performance.now() - began;
    this.#count(acts, outcomes);
    await this.#check(acts, outcomes);
  }

  async kill(): Promise<void> {
    const server = this.#server;
    await server.pass(APART_MS);
    const acts = await this.#acts();
    let killed = false;
    const answers = acts.map((one) => send(server, one, () => killed));
    const all = Promise.all(answers);
    const moment = this.#random() * this.#usualMs;
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, moment))]);
    killed = true;
    await server.kill();
    const outcomes = await all;
    await server.start();
    this.#count(acts, outcomes);
    const lost = acts.filter((_one, n) => outcomes[n] === "lost");
    this.tally.kills++;
    this.tally.lost += lost.length;
    this.tally.lostButWritten += (await this.#written(lost)).size;
    await this.#check(acts, outcomes, { exact: lost.length === 0 });
    // whoever was not told asks again, from two tabs at once
    const twice = await Promise.all(
      lost.map((one) => Promise.all([insist(server, one), insist(server, one)])),
    );
    const told = twice.map(([first, second], n) => {
      if (first !== second) throw new Error(`one request, two answers: ${JSON.stringify(lost[n])}`);
      return first;
    });
    this.#count(lost, told);
    const answered = acts.filter((one, n) => outcomes[n] === "done" && KEPT.has(one.intent));
    for (const one of answered.slice(0, ASKED_AGAIN))
      if ((await insist(server, one)) !== "done") throw new Error(`taken back: ${JSON.stringify(one)}`);
    await this.#check([...acts, ...lost], [...outcomes, ...told]);
  }

  async #acts(): Promise<Asked[]> {
    const there = await whatIsThere(this.#server);
    return this.#members.flatMap((userId) =>
      Array.from({ length: ACTS_EACH }, () => anyAct(userId, there, this.#random)),
    );
  }

  #count(acts: readonly Asked[], outcomes: readonly Outcome[]): void {
    for (const [n, { userId, intent }] of acts.entries()) {
      if (outcomes[n] === "refused") this.tally.refused++;
      if (outcomes[n] !== "done") continue;
      this.tally.acknowledged++;
      const key = `${userId} ${intent}`;
      this.#done.set(key, (this.#done.get(key) ?? 0) + 1);
    }
  }

  async #written(acts: readonly Asked[]): Promise<Set<string>> {
    const found = await this.#server.rows<{ id: string }>(
      "SELECT request_id AS id FROM member_requests WHERE request_id IN (SELECT value FROM json_each(?))",
      JSON.stringify(acts.map(({ requestId }) => requestId)),
    );
    return new Set(found.map(({ id }) => id));
  }

  /** @param exact everybody has been told: what was done is what was acknowledged */
  async #check(
    acts: readonly Asked[],
    outcomes: readonly Outcome[],
    { exact = true }: { exact?: boolean } = {},
  ): Promise<void> {
    for (const [law, sql] of this.#laws) {
      const broken = await this.#server.rows(sql);
      if (broken.length > 0) throw new Error(`${law}: ${JSON.stringify(broken)}`);
    }
    const acknowledged = acts.filter((one, n) => outcomes[n] === "done" && KEPT.has(one.intent));
    const written = await this.#written(acknowledged);
    const missing = acknowledged.filter(({ requestId }) => !written.has(requestId));
    if (missing.length > 0) throw new Error(`acknowledged and lost: ${JSON.stringify(missing)}`);
    const counted = await this.#server.rows<{ key: string; count: number }>(
      `SELECT user_id || ' ' || activity_type AS key, count(*) AS count FROM pet_activities
        WHERE activity_type IN ('feed', 'groom', 'play') GROUP BY key
        UNION ALL SELECT user_id || ' buy', count(*) FROM user_purchases GROUP BY user_id`,
    );
    for (const { key, count } of counted) {
      const done = this.#done.get(key) ?? 0;
      if (count < done || (exact && count > done))
        throw new Error(`${key}: told ${done} times, done ${count}`);
    }
  }
}
