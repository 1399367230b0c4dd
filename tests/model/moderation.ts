import fc from "fast-check";
import { AS_SHIPPED } from "#app/core/content/held-content.ts";
import { newId } from "#app/core/id.ts";
import { openDatabase } from "#app/db/database.ts";
import { actOnCommunity } from "#app/features/community/act.server.ts";
import { appeal } from "#app/features/community/decisions/act.server.ts";
import { joinCommunity } from "#app/features/community/members/join.server.ts";
import { actOnQueue } from "#app/features/community/queue/act.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { dice } from "./dice.ts";
import { SqliteD1 } from "./sqlite-d1.ts";

/**
 * Members, moderators and administrators in any order, killed before any trip to the database and then again or not:
 * after each step the log, the decisions, the texts and the queue say the same (docs/decisions/0063).
 */
const START = Date.UTC(2026, 10, 20, 12);
const ROLES = [null, null, null, "moderator", "moderator", "admin", "admin"] as const;

const ACTS = [
  "ask",
  "ask",
  "report",
  "report",
  "edit",
  "withdraw",
  "leave",
  "hide",
  "hide",
  "ask_edit",
  "warn",
  "mute",
  "suspend",
  "restore",
  "undo",
  "undo",
  "reveal",
  "claim",
  "appeal",
  "appeal",
  "appeal_right",
  "appeal_kept",
  "wait",
] as const;
export type Step = { who: number; act: (typeof ACTS)[number]; which: number; how: number; kill: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    who: fc.nat({ max: ROLES.length - 1 }),
    act: fc.constantFrom(...ACTS),
    which: fc.nat({ max: 20 }),
    how: fc.nat({ max: 20 }),
    kill: fc.nat({ max: 12 }),
  }),
  { minLength: 8, maxLength: 40 },
);

class Killed extends Error {}
/** Also where the query's own error is around it. */
const isKilled = (error: unknown): boolean =>
  error instanceof Killed || (error instanceof Error && error.cause instanceof Killed);

const userOf = (who: number): string => `user_model_${who}`;

class Moderation {
  readonly db = new SqliteD1();
  readonly shared: SqliteD1;
  readonly #random: () => number;
  #now = START;
  #tripsLeft = Number.POSITIVE_INFINITY;
  /** What an answer has left behind it: killed with it. */
  #behind: Promise<unknown>[] = [];

  constructor(seed: number, rewrite: (sql: string) => string) {
    this.#random = dice(seed);
    this.shared = new SqliteD1((sql) => sql, "community");
    this.shared.rewrite = rewrite;
    for (const db of [this.db, this.shared])
      db.turn = async () => {
        if (this.#tripsLeft-- <= 0) throw new Killed();
      };
  }

  #context(who: number): MemberContext {
    return {
      db: openDatabase(this.db.d1, null),
      community: openDatabase(this.shared.d1, null),
      communityRules: { open: true, holdsFirst: true },
      userId: userOf(who),
      now: () => this.#now,
      random: this.#random,
      rooms: { publish: async () => undefined },
      wall: { touch: async () => undefined },
      requestId: "model",
      content: AS_SHIPPED,
      waitUntil: (work: Promise<unknown>) => void this.#behind.push(work.catch(() => undefined)),
      language: "en",
      browserZone: null,
      inShell: false,
    } as unknown as MemberContext;
  }

  async begin(): Promise<void> {
    for (const [who, role] of ROLES.entries()) {
      this.db
        .statement(
          "INSERT INTO profiles (user_id, full_name, time_zone, age_band, created_at, account_updated_at) VALUES (?, ?, 'UTC', '18+', 0, 0)",
        )
        .run(userOf(who), `Name${who} Surname`);
      if (role) this.db.statement("INSERT INTO user_roles VALUES (?, ?)").run(userOf(who), role);
      const ctx = this.#context(who);
      const [profile] = await profileOf(ctx.db, ctx.userId);
      if (profile) await joinCommunity(ctx, profile);
    }
  }

  #all<Row>(sql: string): Row[] {
    return this.shared.statement(sql).all() as Row[];
  }

  /** The step, killed before its nth trip; then the same form again, as a browser would send it. */
  async step({ who, act, which, how, kill }: Step): Promise<void> {
    this.#now += 60_000;
    if (act === "wait") this.#now += how * 2 * 86_400_000;
    const form = this.#form(act, which, how);
    if (!form) return;
    this.#tripsLeft = kill < 6 ? kill : Number.POSITIVE_INFINITY;
    try {
      await this.#send(who, act, form);
    } catch (error) {
      if (!isKilled(error)) throw error;
      this.#tripsLeft = Number.POSITIVE_INFINITY;
      this.#check();
      if (how % 3 !== 0) await this.#send(who, act, form);
    }
    this.#tripsLeft = Number.POSITIVE_INFINITY;
    this.#check();
  }

  async #send(who: number, act: Step["act"], form: FormData): Promise<void> {
    const ctx = this.#context(who);
    try {
      if (act === "appeal") await appeal(ctx, form);
      else if (["ask", "report", "edit", "withdraw"].includes(act)) await actOnCommunity(ctx, form);
      else await actOnQueue(ctx, form);
    } finally {
      while (this.#behind.length > 0) await Promise.all(this.#behind.splice(0));
    }
  }

  #form(act: Step["act"], which: number, how: number): FormData | null {
    const texts = this.#all<{ id: string; version: number }>(
      "SELECT id, version FROM prayer_requests ORDER BY id",
    );
    const decisions = this.#all<{ id: string }>("SELECT id FROM decisions ORDER BY id");
    const items = this.#all<{ id: number; subject: string }>(
      "SELECT id, subject FROM queue_items ORDER BY id",
    );
    const text = texts[which % Math.max(1, texts.length)];
    const ofDecision = ["undo", "appeal", "appeal_right", "appeal_kept"].includes(act);
    const id = ofDecision ? decisions[which % Math.max(1, decisions.length)]?.id : text?.id;
    if (act !== "ask" && act !== "claim" && !id) return null;
    const fields: Record<string, string> = {
      intent: act,
      id: id ?? "",
      formId: newId("form", this.#now, this.#random),
      theme: "family",
      language: "en",
      audience: how % 4 === 0 ? "unnamed" : "members",
      body: `Words ${how}`.replace(/\d/g, ""),
      reason: (["danger", "harm", "selling"] as const)[how % 3] ?? "other",
      rule: "contempt",
      words: how % 2 === 0 ? "Because." : "",
      days: "2",
      version: String(text?.version ?? 1),
    };
    // now and then the page has shown an item that is past
    const shown =
      items.filter(({ subject }) => subject === id)[0] ?? items[which % Math.max(1, items.length)];
    if ((how % 4 === 1 || act === "claim") && shown) fields.item = String(shown.id);
    if (act === "reveal") fields.words = "for safety";
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  }

  #none(what: string, sql: string): void {
    const found = this.#all<unknown>(sql);
    if (found.length > 0) throw new Error(`${what}: ${JSON.stringify(found[0])}`);
  }

  #check(): void {
    const inEffect = `SELECT d.* FROM decisions d WHERE d.act NOT IN ('undo', 'reveal', 'appeal_right', 'appeal_kept')
      AND NOT EXISTS (SELECT 1 FROM decisions u WHERE u.undoes = d.id)`;
    this.#none(
      "a decision without its line",
      `SELECT d.id, d.act FROM decisions d LEFT JOIN moderation_log l ON l.id = d.log_id
      WHERE l.id IS NULL OR l.act <> d.act OR l.actor_user_id <> d.decided_by OR l.at <> d.at
        OR l.subject <> coalesce(d.undoes, iif(d.act = 'appeal_kept', l.subject, d.subject))`,
    );
    this.#none(
      "a line without its decision",
      "SELECT l.id, l.act FROM moderation_log l WHERE NOT EXISTS (SELECT 1 FROM decisions WHERE log_id = l.id)",
    );
    this.#none(
      "a hidden text that nobody hid",
      `SELECT r.id FROM prayer_requests r WHERE r.moderation = 'hidden' AND NOT EXISTS (SELECT 1 FROM (${inEffect}) s
        WHERE s.subject = r.id AND s.act IN ('hide', 'ask_edit', 'warn', 'mute', 'suspend'))`,
    );
    this.#none(
      "a text that is shown though it was hidden",
      `SELECT r.id, r.moderation FROM prayer_requests r WHERE r.moderation = 'shown'
        AND (SELECT s.act FROM (${inEffect}) s WHERE s.subject = r.id ORDER BY s.id DESC LIMIT 1)
          IN ('hide', 'warn', 'mute', 'suspend')`,
    );
    this.#none(
      "somebody decided about themselves",
      "SELECT id FROM decisions WHERE user_id = decided_by AND act <> 'reveal'",
    );
    this.#none(
      "an appeal was decided by who had decided",
      `SELECT a.id FROM decisions a JOIN moderation_log l ON l.id = a.log_id JOIN decisions d ON d.id = l.subject
      WHERE a.act IN ('appeal_right', 'appeal_kept') AND a.decided_by = d.decided_by`,
    );
    this.#none(
      "an appeal that says another thing than its item",
      `SELECT a.decision_id FROM appeals a JOIN queue_items i ON i.subject = a.decision_id
      WHERE (a.outcome = 'open') <> (i.state = 'open')`,
    );
    this.#none(
      "an item that is past without a decision, or open with one",
      "SELECT id, state FROM queue_items WHERE (state = 'closed') <> (decision_id IS NOT NULL)",
    );
    this.#none(
      "an item that is open behind its decision",
      `SELECT i.id FROM queue_items i JOIN (${inEffect}) s ON s.subject = i.subject
      WHERE i.state = 'open' AND i.kind <> 'appeal' AND s.at > i.opened_at`,
    );
    this.#none(
      "a held text that waits nowhere",
      `SELECT id FROM prayer_requests r WHERE r.moderation = 'held' AND r.state <> 'withdrawn'
      AND NOT EXISTS (SELECT 1 FROM queue_items WHERE subject = r.id AND state = 'open')`,
    );
    this.#none(
      "a sanction that stands though it was undone",
      `SELECT s.id FROM sanctions s WHERE (s.undone_at IS NULL)
        <> NOT EXISTS (SELECT 1 FROM decisions u WHERE u.undoes = s.id)`,
    );
  }
}

const asWritten = (sql: string): string => sql;

/** @param rewrite each statement, with a planted bug */
export async function walkOfModeration(walk: readonly Step[], rewrite = asWritten): Promise<void> {
  const model = new Moderation(2026, rewrite);
  await model.begin();
  for (const step of walk) await model.step(step);
}

export async function sequencesOfModeration(runs: number, seed: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(steps, (walk) => walkOfModeration(walk)),
    { numRuns: runs, seed, endOnFailure: true },
  );
}
