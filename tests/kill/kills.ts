import { setTimeout as pause } from "node:timers/promises";
import { dice } from "#tests/model/dice.ts";
import { invariants } from "#tests/model/laws.ts";
import {
  type ActionInput,
  anyAct,
  type Outcome,
  send,
  sendUntilAnswered,
  settleIn,
  whatIsThere,
} from "./keepers.ts";
import type { KilledServer } from "./killed-server.ts";

const MEMBERS = 6;
/** Of each limited thing: members run out of it together. */
const STOCK = 2;
/** Of each member, acting at once. */
const TABS = 4;
/** One after the other in each tab, unless the kill comes before. */
const ACTS = 3;
/** Between two kills, by the sandbox's clock, ms: energy comes back, and mostly it is another day. */
const APART_MS = 13 * 3_600_000;
/** From the answer that was chosen to the kill, at most, ms. */
const SOON_MS = 30;
/** Acts whose row says which request they were. */
const KEPT = new Set(["feed", "groom", "play", "buy", "adventure.start", "training.start"]);
/** As many answered ones of the last round are asked for once more. */
const ASKED_AGAIN = 4;

type Sent = { asked: ActionInput; outcome: Outcome };

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
  readonly #laws = Object.entries(invariants(0, STOCK));
  /** One row: which of them are broken. */
  readonly #allLaws = `SELECT ${this.#laws.map(([, sql], at) => `EXISTS (${sql}) AS law${at}`).join(", ")}`;
  /** How often each member has done what is counted. */
  readonly #done = new Map<string, number>();
  #members: string[] = [];

  constructor(server: KilledServer, seed: number) {
    this.#server = server;
    this.#random = dice(seed);
  }

  async begin(): Promise<void> {
    await this.#server.start();
    await this.#server.rows(`UPDATE reward_shop_items SET stock_quantity = ${STOCK} WHERE is_limited = 1`);
    this.#members = await settleIn(this.#server, MEMBERS);
    // a round that nobody ends
    await this.#check(await this.#round(() => false));
  }

  async kill(): Promise<void> {
    const server = this.#server;
    await server.pass(APART_MS);
    // soon after one of the answers: everywhere else something is being read, decided or written
    const last = Math.floor(this.#random() * MEMBERS * TABS * (ACTS - 1));
    let killing: Promise<void> | null = null;
    let killed = false;
    const kill = async () => {
      await pause(this.#random() * SOON_MS);
      killed = true;
      await server.kill();
    };
    const sent = await this.#round((answered) => {
      if (answered >= last) killing ??= kill();
      return killed;
    });
    await killing;
    await server.start();
    const lost = sent.filter(({ outcome }) => outcome === "lost");
    this.tally.kills++;
    this.tally.lost += lost.length;
    this.tally.lostButWritten += (await this.#written(lost.map(({ asked }) => asked))).size;
    await this.#check(sent, { exact: lost.length === 0 });
    // whoever was not told asks again
    const again = await Promise.all(
      this.#members.map((id) => this.#again(lost.filter(({ asked }) => asked.userId === id))),
    );
    this.#count(again.flat());
    const kept = sent.filter(({ asked, outcome }) => outcome === "done" && KEPT.has(asked.intent));
    for (const { asked } of kept.slice(-ASKED_AGAIN))
      if ((await sendUntilAnswered(server, asked)) !== "done")
        throw new Error(`taken back: ${JSON.stringify(asked)}`);
    await this.#check([...sent, ...again.flat()]);
  }

  /**
   * Every tab does one thing after the other.
   * @param isOver by so many answers: what is under way then may be lost, and nothing more is sent
   */
  async #round(isOver: (answered: number) => boolean): Promise<Sent[]> {
    const there = await whatIsThere(this.#server);
    const sent: Sent[] = [];
    const tab = async (acts: readonly ActionInput[]) => {
      for (const asked of acts) {
        if (isOver(sent.length)) return;
        const outcome = await send(this.#server, asked, () => isOver(sent.length));
        sent.push({ asked, outcome });
      }
    };
    const tabs = this.#members.flatMap((userId) =>
      Array.from({ length: TABS }, () =>
        tab(Array.from({ length: ACTS }, () => anyAct(userId, there, this.#random))),
      ),
    );
    await Promise.all(tabs);
    this.#count(sent);
    return sent;
  }

  /** From two tabs at once. One may come before the cron, and be refused, and one behind it: what was done stays done. */
  async #again(lost: readonly Sent[]): Promise<Sent[]> {
    const again: Sent[] = [];
    for (const { asked } of lost) {
      const [first, second] = await Promise.all([
        sendUntilAnswered(this.#server, asked),
        sendUntilAnswered(this.#server, asked),
      ]);
      const outcome = first === second ? first : await sendUntilAnswered(this.#server, asked);
      if (first !== second && outcome !== "done")
        throw new Error(`one request, two answers: ${JSON.stringify(asked)}`);
      again.push({ asked, outcome });
    }
    return again;
  }

  #count(sent: readonly Sent[]): void {
    for (const { asked, outcome } of sent) {
      if (outcome === "refused") this.tally.refused++;
      if (outcome !== "done") continue;
      this.tally.acknowledged++;
      const key = `${asked.userId} ${asked.intent}`;
      this.#done.set(key, (this.#done.get(key) ?? 0) + 1);
    }
  }

  async #written(acts: readonly ActionInput[]): Promise<Set<string>> {
    const found = await this.#server.rows<{ id: string }>(
      "SELECT request_id AS id FROM member_requests WHERE request_id IN (SELECT value FROM json_each(?))",
      JSON.stringify(acts.map(({ requestId }) => requestId)),
    );
    return new Set(found.map(({ id }) => id));
  }

  /** @param exact everybody has been told: what was done is what was acknowledged */
  async #check(sent: readonly Sent[], { exact = true }: { exact?: boolean } = {}): Promise<void> {
    // all in one trip; what is broken is read in another
    const [broken = {}] = await this.#server.rows<Record<string, number>>(this.#allLaws);
    for (const [at, [law, sql]] of this.#laws.entries())
      if (broken[`law${at}`] !== 0)
        throw new Error(`${law}: ${JSON.stringify(await this.#server.rows(sql))}`);
    const acknowledged = sent
      .filter(({ asked, outcome }) => outcome === "done" && KEPT.has(asked.intent))
      .map(({ asked }) => asked);
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
