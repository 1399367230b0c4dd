import fc from "fast-check";
import { AS_SHIPPED } from "#app/core/content/held-content.ts";
import { openDatabase } from "#app/db/database.ts";
import { actOnMarks } from "#app/features/marks/act.server.ts";
import { actOnPet } from "#app/features/pet/act.server.ts";
import { finishDue } from "#app/features/pet/adventures/finish-due.server.ts";
import { settleOldPets } from "#app/features/pet/sweep.server.ts";
import { reward } from "#app/features/rewards/service.server.ts";
import { giveDailyLogin } from "#app/features/rewards/visit.server.ts";
import { actInShop } from "#app/features/shop/act.server.ts";
import { recordStudy } from "#app/features/study/record.server.ts";
import { ACTIVITIES } from "#app/features/wallet/catalog.ts";
import type { MemberContext } from "#app/request/context.ts";
import { dice } from "./dice.ts";
import { builtFile, playTrivia, settleGames } from "./games.ts";
import { invariants } from "./laws.ts";
import { SqliteD1 } from "./sqlite-d1.ts";
import { type Beginning, beginnings, type Planned, rounds } from "./steps.ts";

/** A bug to be caught: something that a statement, or the schema, says otherwise. */
export type Planted = { schema?: (sql: string) => string; statement?: (sql: string) => string };

const START = Date.UTC(2026, 10, 20, 12);
const MEMBERS = ["user_a", "user_b"] as const;
const NOBODYS = "pet_00000000000000000000000000";

/**
 * The whole economy against its laws: actors act at once on one member's things and on what all members share, and
 * their trips reach the database in whatever order is drawn (docs/decisions/0027).
 */
class Economy {
  readonly store: SqliteD1;
  readonly #random: () => number;
  readonly #beginning: Beginning;
  readonly #laws: [string, string][];
  readonly #answers = new Map<string, string>();
  #now = START;
  #waiting: (() => void)[] = [];

  /** @param store without members */
  constructor(beginning: Beginning, store: SqliteD1) {
    this.#beginning = beginning;
    this.#random = dice(beginning.seed);
    this.#laws = Object.entries(invariants(beginning.experience, beginning.stock));
    this.store = store;
    this.#run(`UPDATE reward_shop_items SET stock_quantity = ${beginning.stock} WHERE is_limited = 1`);
    for (const userId of MEMBERS) this.#settleIn(userId);
    // each trip waits until it is drawn
    this.store.turn = () => new Promise((resolve) => this.#waiting.push(resolve));
  }

  #run(sql: string, ...values: (string | number)[]): void {
    this.store.statement(sql).run(...values);
  }

  #rows<Row>(sql: string, ...values: (string | number)[]): Row[] {
    return this.store.statement(sql).all(...values) as Row[];
  }

  #settleIn(userId: string): void {
    const { coins, gems, experience } = this.#beginning;
    this.#run(
      "INSERT INTO profiles (user_id, time_zone, created_at, account_updated_at) VALUES (?, 'America/New_York', 0, 0)",
      userId,
    );
    this.#run("INSERT INTO user_stats (user_id, updated_at) VALUES (?, 0)", userId);
    for (let has = 0; has < experience; ) {
      has = Math.min(has + 90, experience);
      this.#run(
        "UPDATE user_stats SET total_experience = ?, user_level = ?, version = version + 1 WHERE user_id = ?",
        has,
        Math.min(100, Math.floor(has / 100) + 1),
        userId,
      );
    }
    for (const [currency, amount] of [["faith_coins", coins] as const, ["faith_gems", gems] as const])
      if (amount > 0)
        this.#run(
          `INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, balance_after, created_at)
          SELECT user_id, '${currency}', ${amount}, 'tournament_podium', 'start', ${currency} + ${amount}, 0
          FROM user_stats WHERE user_id = ?`,
          userId,
        );
  }

  #context(userId: string): MemberContext {
    return {
      db: openDatabase(this.store.d1, null),
      userId,
      now: () => this.#now,
      random: this.#random,
      rooms: { publish: async () => undefined },
      requestId: "model",
      content: AS_SHIPPED,
      waitUntil: () => undefined,
      language: "en",
      browserZone: null,
      inShell: false,
      communityRules: { open: false, holdsFirst: false },
      builtFile,
    } as unknown as MemberContext;
  }

  /** While somebody waits for the database, one of them is drawn and let through. */
  async round(steps: readonly Planned[]): Promise<void> {
    for (const one of steps) if (one.do === "wait") this.#now += one.ms;
    let open = steps.length;
    const failures: unknown[] = [];
    for (const one of steps) {
      this.#act(one)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => open--);
    }
    while (open > 0) {
      // everything that can go on without the database has gone on
      await new Promise((resolve) => setImmediate(resolve));
      const [next] = this.#waiting.splice(Math.floor(this.#random() * this.#waiting.length), 1);
      next?.();
    }
    if (failures.length > 0) throw failures[0];
  }

  async #act(one: Planned): Promise<void> {
    const ctx = this.#context(MEMBERS[one.member] ?? MEMBERS[0]);
    if (one.do === "reward") {
      const activity = ACTIVITIES[one.activity] ?? "prayer";
      if (activity !== "daily_login") await reward(ctx, activity, `cause-${one.cause}`);
    } else if (one.do === "save") await this.#save(ctx, one);
    else if (one.do === "study") await this.#study(ctx, one);
    else if (one.do === "trivia") await playTrivia(ctx, one);
    else if (one.do === "games") await settleGames(ctx);
    else if (one.do === "visit") await giveDailyLogin(ctx);
    else if (one.do === "finish") await finishDue(ctx, null);
    else if (one.do === "sweep") await settleOldPets(ctx);
    else if (one.do === "post") await this.#post(ctx, one);
  }

  async #save(ctx: MemberContext, { verses, request }: Extract<Planned, { do: "save" }>): Promise<void> {
    for (const [at, { verse, value }] of verses.entries()) {
      const form = new FormData();
      const id = String(43_003_001 + verse);
      const fields = {
        intent: "save",
        requestId: `saving-${request}-${at}`,
        first: id,
        last: id,
        translation: "KJV",
      };
      for (const [name, text] of Object.entries({ ...fields, value, at: String(this.#now) }))
        form.set(name, text);
      const reply = await actOnMarks(ctx, form);
      if (!reply.ok && reply.refusal === "marks.busy") throw new Error("somebody was never let through");
    }
  }

  async #study(ctx: MemberContext, { session, seconds }: Extract<Planned, { do: "study" }>): Promise<void> {
    const form = new FormData();
    const fields = {
      sessionId: `session-${session}`,
      startedAt: START - 1_000_000 * (session + 1),
      lastAt: START,
      chapter: 43_003,
      chapters: JSON.stringify({ 43003: seconds }),
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    const reply = await recordStudy(ctx, form);
    if (!reply.ok) throw new Error(`a session was not kept: ${reply.refusal}`);
  }

  /** The same request is answered the same. */
  async #post(ctx: MemberContext, { fields, request }: Extract<Planned, { do: "post" }>): Promise<void> {
    const form = new FormData();
    const sent = this.#filled(ctx.userId, fields);
    const requestId = `request-${request}`;
    for (const [name, value] of Object.entries({ ...sent, requestId })) form.set(name, value);
    const reply = (await actOnPet(ctx, form)) ?? (await actInShop(ctx, form));
    // everybody comes to their turn
    if (reply && !reply.ok && reply.refusal.endsWith(".busy"))
      throw new Error("somebody was never let through");
    const [kept] = this.#rows<{ question: string }>(
      "SELECT question FROM member_requests WHERE user_id = ? AND request_id = ?",
      ctx.userId,
      requestId,
    );
    // what was so already is answered without being kept, whatever else has the same id
    if (!reply?.ok || !kept?.question.includes(`"${reply.intent}"`)) return;
    const key = `${ctx.userId} ${requestId}`;
    const answer = JSON.stringify(reply);
    const before = this.#answers.get(key) ?? answer;
    this.#answers.set(key, before);
    if (before !== answer) throw new Error(`one request, two answers: ${before} ${answer}`);
  }

  /** What a page would send: the ids of what is there. */
  #filled(userId: string, fields: Record<string, string>): Record<string, string> {
    const { outing, purchase, price, ...rest } = fields;
    const filled: Record<string, string> = { ...rest };
    const at = (table: string, index: string) =>
      this.#rows<{ id: string }>(`SELECT id FROM ${table} WHERE user_id = ? ORDER BY id`, userId)[
        Number(index)
      ]?.id ?? NOBODYS;
    filled.petId = at("user_pets", "0");
    if (outing !== undefined && rest.intent?.startsWith("adventure"))
      filled.adventureId = at("pet_adventures", outing);
    else if (outing !== undefined) filled.trainingId = at("pet_training_sessions", outing);
    if (purchase !== undefined) filled.purchaseId = at("user_purchases", purchase);
    if (price !== undefined) {
      const [item] = this.#rows<{ coins: number; gems: number }>(
        "SELECT cost_coins AS coins, cost_gems AS gems FROM reward_shop_items WHERE id = ?",
        rest.itemId ?? "",
      );
      filled.coins = String(price === "stale" ? 1 : (item?.coins ?? 1));
      filled.gems = String(item?.gems ?? 0);
    }
    return filled;
  }

  /** A pet of a member who has come some way, so that growing is within reach. */
  ripen(): void {
    this.#run(
      "UPDATE user_pets SET level = ?, version = version + 1 WHERE level < ?",
      this.#beginning.level,
      this.#beginning.level,
    );
  }

  check(): void {
    for (const [law, sql] of this.#laws) {
      const broken = this.#rows(sql);
      if (broken.length > 0) throw new Error(`${law}: ${JSON.stringify(broken)}`);
    }
  }
}

/** The accounts are erased, and with them everything. */
function leave(store: SqliteD1): void {
  store.statement("DELETE FROM profiles").run();
  for (const table of [
    "user_stats",
    "wallet_ledger",
    "member_requests",
    "user_pets",
    "pet_memories",
    "user_purchases",
    "saved_verses",
    "study_sessions",
    "session_chapters",
    "chapter_times",
  ]) {
    const left = store.statement(`SELECT * FROM ${table}`).all();
    if (left.length > 0) throw new Error(`left behind in ${table}: ${JSON.stringify(left)}`);
  }
}

async function runSequence(plan: readonly Planned[][], beginning: Beginning, store: SqliteD1): Promise<void> {
  const economy = new Economy(beginning, store);
  try {
    for (const steps of plan) {
      await economy.round(steps);
      economy.ripen();
      economy.check();
    }
  } finally {
    leave(store);
  }
}

/** So many random sequences; throws with the smallest one that breaks a law. */
export async function sequences(runs: number, seed: number, planted: Planted = {}): Promise<void> {
  const store = new SqliteD1(planted.schema);
  if (planted.statement) store.rewrite = planted.statement;
  const sound = fc.asyncProperty(rounds, beginnings, (plan, beginning) =>
    runSequence(plan, beginning, store),
  );
  // a planted bug is caught, and need not be made small
  const isPlanted = Object.keys(planted).length > 0;
  await fc.assert(sound, { numRuns: runs, seed, endOnFailure: isPlanted });
}
