import fc from "fast-check";
import { AS_SHIPPED } from "#app/core/content/held-content.ts";
import { openDatabase } from "#app/db/database.ts";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { actOnRound } from "#app/features/games/trivia/act.server.ts";
import { readQuestion } from "#app/features/games/trivia/content.server.ts";
import { shownOrder } from "#app/features/games/trivia/draw.ts";
import { actOnDuels } from "#app/features/games/trivia/duels/act.server.ts";
import { finishDuel } from "#app/features/games/trivia/duels/finish.server.ts";
import { settleDuels } from "#app/features/games/trivia/duels/settle.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { dice } from "../dice.ts";
import type { Planted } from "../economy.ts";
import { builtFile, playTrivia, settleGames } from "../games.ts";
import { SqliteD1 } from "../sqlite-d1.ts";
import { checkLaws, type Stores } from "./laws.ts";
import { type CheaterStep, FRIENDS, PLAYERS, rounds, userOf } from "./steps.ts";

const START = Date.UTC(2026, 10, 20, 12);
const NOBODYS = "duel_00000000000000000000000000";

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/**
 * Members who cheat at games: replayed, reordered, at once, edited, forged, with a clock that jumps (docs/decisions/0070,
 * 0078). Whatever they do, nothing is paid twice, and nothing without its evidence.
 */
class Cheaters {
  readonly #stores: Stores;
  readonly #random: () => number;
  #now = START;
  /** Clocks are set back; what has ended has ended. */
  #latest = START;
  #waiting: (() => void)[] = [];
  #behind: Promise<unknown>[] = [];

  constructor(stores: Stores, seed: number) {
    this.#stores = stores;
    this.#random = dice(seed);
    for (const store of [stores.own, stores.shared]) store.turn = async () => undefined;
    for (const [who, { ageBand }] of PLAYERS.entries()) this.#settleIn(who, ageBand);
    for (const [one, other] of FRIENDS) this.#befriend(one, other);
    for (const store of [stores.own, stores.shared])
      store.turn = () => new Promise((resolve) => this.#waiting.push(resolve));
  }

  #settleIn(who: number, ageBand: string): void {
    const { own, shared } = this.#stores;
    own
      .statement(
        "INSERT INTO profiles (user_id, time_zone, age_band, created_at, account_updated_at) VALUES (?, 'UTC', ?, 0, 0)",
      )
      .run(userOf(who), ageBand);
    own.statement("INSERT INTO user_stats (user_id, updated_at) VALUES (?, 0)").run(userOf(who));
    shared
      .statement(
        "INSERT INTO community_members (user_id, handle, display_name, age_band, joined_at) VALUES (?, ?, ?, ?, 0)",
      )
      .run(userOf(who), `h-${who}`, `Name${who}`, ageBand);
  }

  #befriend(one: number, other: number): void {
    const [low = "", high = ""] = [userOf(one), userOf(other)].toSorted();
    const id = `freq_${`${one + other}${one * other}`.padStart(26, "0")}`;
    try {
      this.#stores.shared
        .statement(
          "INSERT INTO friendships (one, other, id, since) VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING",
        )
        .run(low, high, id);
    } catch {
      // of another age, or with oneself: the schema says no
    }
  }

  #context(who: number, isKilled = false): MemberContext {
    const { own, shared } = this.#stores;
    return {
      db: openDatabase(own.d1, null),
      community: openDatabase(shared.d1, null),
      communityRules: { open: !isKilled, holdsFirst: false },
      userId: userOf(who),
      now: () => this.#now,
      random: this.#random,
      rooms: { publish: async () => undefined },
      requestId: "model",
      content: AS_SHIPPED,
      waitUntil: (work: Promise<unknown>) => void this.#behind.push(work.catch(() => undefined)),
      language: "en",
      browserZone: null,
      builtFile,
    } as unknown as MemberContext;
  }

  /** While somebody waits for a database, one of them is drawn and let through; what is done behind an answer too. */
  async round(steps: readonly CheaterStep[]): Promise<void> {
    for (const one of steps) if (one.do === "wait") this.#now += one.ms;
    this.#latest = Math.max(this.#latest, this.#now);
    const failures: unknown[] = [];
    let open = steps.length;
    for (const one of steps)
      this.#act(one)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => open--);
    let idle = 0;
    while (open > 0 || this.#waiting.length > 0 || idle < 2) {
      await new Promise((resolve) => setImmediate(resolve));
      const [next] = this.#waiting.splice(Math.floor(this.#random() * this.#waiting.length), 1);
      next?.();
      idle = next || open > 0 ? 0 : idle + 1;
    }
    this.#behind = [];
    if (failures.length > 0) throw failures[0];
  }

  #duel(at: number): string {
    const rows = this.#stores.shared.statement("SELECT id FROM trivia_duels ORDER BY made_at, id").all();
    return (rows[at % Math.max(1, rows.length)] as { id: string } | undefined)?.id ?? NOBODYS;
  }

  #friendship(who: number, other: number): string {
    const row = this.#stores.shared
      .statement("SELECT id FROM friendships WHERE one = min(?1, ?2) AND other = max(?1, ?2)")
      .get({ "?1": userOf(who), "?2": userOf(other) });
    return (row as { id: string } | undefined)?.id ?? "freq_00000000000000000000000000";
  }

  async #act(one: CheaterStep): Promise<void> {
    if (one.do === "wait") return;
    if (one.do === "settle") {
      await settleDuels(this.#context(0));
      return deliverOutbox(this.#context(0));
    }
    if (one.do === "befriend" || one.do === "unfriend" || one.do === "challenge") return this.#between(one);
    const ctx = this.#context(one.who, one.do === "answer" && one.killed);
    if (one.do === "daily") return playTrivia(ctx, one);
    if (one.do === "games") return settleGames(ctx);
    const id = this.#duel(one.duel);
    if (one.do === "tell") return finishDuel(ctx, id);
    if (one.do === "forge") return void (await actOnRound(ctx, id, formOf(one.fields)));
    if (one.do === "help")
      return void (await actOnRound(ctx, id, formOf({ intent: "help", place: "0", help: "half" })));
    if (one.do === "answer") return this.#answers(ctx, id, one);
    if (one.do === "finish-late") {
      await actOnDuels(ctx, formOf({ intent: "play", id }));
      await this.#answers(ctx, id, { off: 0, right: true, times: 9 });
      this.#now += 8 * 86_400_000;
      this.#latest = Math.max(this.#latest, this.#now);
      return this.#answers(ctx, id, { off: 0, right: true, times: 1 });
    }
    if (one.do === "decline-late") {
      for (const intent of ["play", "decline"]) await actOnDuels(ctx, formOf({ intent, id }));
      return this.#answers(ctx, id, { off: 0, right: true, times: 10 });
    }
    await actOnDuels(ctx, formOf({ intent: one.do, id }));
  }

  async #between(one: Extract<CheaterStep, { pair: readonly number[] }>): Promise<void> {
    const { do: act, pair } = one;
    const [who, other] = pair;
    if (act === "befriend") return this.#befriend(who, other);
    const id = this.#friendship(who, other);
    if (act === "unfriend")
      return void this.#stores.shared.statement("DELETE FROM friendships WHERE id = ?").run(id);
    await actOnDuels(this.#context(who), formOf({ intent: act, id }));
  }

  async #answers(
    ctx: MemberContext,
    id: string,
    { off, right, times }: { off: number; right: boolean; times: number },
  ): Promise<void> {
    for (let time = 0; time < times; time++) {
      const row = this.#stores.own
        .statement("SELECT answered, items FROM game_rounds WHERE user_id = ? AND id = ?")
        .get(ctx.userId, id) as { answered: number; items: string } | undefined;
      const place = Math.min(9, Math.max(0, (row?.answered ?? 0) + off));
      const item = (JSON.parse(row?.items ?? "[]") as string[])[place] ?? "";
      const question = await readQuestion(ctx, item);
      const at = shownOrder(id, item).indexOf(question?.answer ?? 0);
      const choice = String(right ? at : (at + 1) % 4);
      await actOnRound(ctx, id, formOf({ intent: "answer", place: String(place), choice }));
    }
  }

  check(): void {
    checkLaws(this.#stores, this.#latest);
  }
}

/** The accounts are erased in both databases, and with them every duel. */
function leave({ own, shared }: Stores): void {
  own.statement("DELETE FROM profiles").run();
  shared.statement("DELETE FROM community_members").run();
  shared.statement("DELETE FROM outbox").run();
  for (const [store, table] of [
    [own, "game_rounds"],
    [own, "game_answers"],
    [own, "wallet_ledger"],
    [shared, "trivia_duels"],
    [shared, "friendships"],
  ] as const)
    if (store.statement(`SELECT 1 FROM ${table}`).all().length > 0)
      throw new Error(`left behind in ${table}`);
}

/** So many random sequences; throws with the smallest one that breaks a law. */
export async function cheaterSequences(runs: number, seed: number, planted: Planted = {}): Promise<void> {
  const stores = { own: new SqliteD1(planted.schema), shared: new SqliteD1(planted.schema, "community") };
  if (planted.statement) for (const store of [stores.own, stores.shared]) store.rewrite = planted.statement;
  const sound = fc.asyncProperty(rounds, fc.integer(), async (plan, chance) => {
    const cheaters = new Cheaters(stores, chance);
    try {
      for (const steps of plan) {
        await cheaters.round(steps);
        cheaters.check();
      }
    } finally {
      leave(stores);
    }
  });
  const isPlanted = Object.keys(planted).length > 0;
  await fc.assert(sound, { numRuns: runs, seed, endOnFailure: isPlanted });
}
