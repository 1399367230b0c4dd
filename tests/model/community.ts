import fc from "fast-check";
import { newId } from "#app/core/id.ts";
import { openDatabase } from "#app/db/database.ts";
import { actOnCommunity } from "#app/features/community/act.server.ts";
import type { Note } from "#app/features/community/encourage/presets.ts";
import { joinCommunity } from "#app/features/community/members/join.server.ts";
import { mayMeet } from "#app/features/community/model/may-meet.ts";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { actOnQueue } from "#app/features/community/queue/act.server.ts";
import { readRequest } from "#app/features/community/requests/read.server.ts";
import { restRequests } from "#app/features/community/requests/rest.server.ts";
import { SHOWS, wallQuery } from "#app/features/community/wall/query.ts";
import { readWall } from "#app/features/community/wall/read.server.ts";
import type { AgeBand } from "#app/features/member/age.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { REWARDS } from "#app/features/rewards/catalog.ts";
import type { MemberContext } from "#app/request/context.ts";
import { dice } from "./dice.ts";
import { SqliteD1 } from "./sqlite-d1.ts";

/**
 * Eight members of the community against a simple model of it: after each step everybody reads whatever they could, by
 * the wall, by address and on their lists, and reads exactly what they may (docs/decisions/0060).
 */
const START = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

type Who = { ageBand: AgeBand; leads: boolean; pastoral: boolean };
const ADULT: Who = { ageBand: "18+", leads: false, pastoral: false };
const YOUNG: Who = { ageBand: "13-17", leads: false, pastoral: false };
const PEOPLE: readonly Who[] = [
  ADULT,
  ADULT,
  // of the pastoral team, and no leader: reads what the young ask the team, and writes them nothing
  { ...ADULT, pastoral: true },
  YOUNG,
  YOUNG,
  YOUNG,
  { ...ADULT, leads: true },
  { ...ADULT, leads: true, pastoral: true },
];
const MODERATOR = 6;

type Written = {
  id: string;
  author: number;
  audience: "members" | "unnamed" | "pastoral";
  unnamed: boolean;
  state: "open" | "resting" | "answered" | "withdrawn";
  moderation: "shown" | "hidden" | "held";
  restsAt: number;
  body: string;
};

const STEPS = [
  "ask",
  "pray",
  "promise",
  "block",
  "hide",
  "edit",
  "unname",
  "withdraw",
  "answer",
  "renew",
  "encourage",
] as const;
const ACTS = [...STEPS, "report", "moderate", "wait", "unblock"] as const;
export type Step = { who: number; act: (typeof ACTS)[number]; which: number; how: number };

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    who: fc.nat({ max: PEOPLE.length - 1 }),
    act: fc.constantFrom(...ACTS, "ask", "pray", "pray"),
    which: fc.nat({ max: 40 }),
    how: fc.nat({ max: 20 }),
  }),
  { minLength: 5, maxLength: 25 },
);

const userOf = (who: number): string => `user_model_${who}`;
const nth = <Value>(values: readonly Value[], n: number): Value | undefined =>
  values[n % Math.max(1, values.length)];

export class Community {
  readonly db = new SqliteD1();
  readonly shared: SqliteD1;
  readonly #random: () => number;
  #now = START;
  #requests: Written[] = [];
  /** Who has prayed for which on which day. */
  #prayers = new Set<string>();
  #blocks = new Set<string>();
  #reports = new Map<string, Set<number>>();
  /** Lines to who asked: of which request, by whom, on which day. */
  #lines = new Set<string>();
  #promises = new Set<string>();

  /** @param mutate a planted bug of the schema; `rewrite` of each statement */
  constructor(seed: number, rewrite: (sql: string) => string = (sql) => sql) {
    this.#random = dice(seed);
    this.shared = new SqliteD1((sql) => sql, "community");
    this.shared.rewrite = rewrite;
  }

  context(who: number): MemberContext {
    const userId = userOf(who);
    return {
      db: openDatabase(this.db.d1, null),
      community: openDatabase(this.shared.d1, null),
      communityRules: { open: true, holdsFirst: false },
      userId,
      now: () => this.#now,
      random: this.#random,
      rooms: { publish: async () => undefined },
      wall: { touch: async () => undefined },
      requestId: "model",
      // nothing behind an answer is ever run: the cron has it all
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
      language: "en",
      browserZone: null,
    } as unknown as MemberContext;
  }

  async begin(): Promise<void> {
    for (const [who, { ageBand, leads, pastoral }] of PEOPLE.entries()) {
      this.db
        .statement(
          "INSERT INTO profiles (user_id, full_name, time_zone, age_band, created_at, account_updated_at) VALUES (?, ?, 'UTC', ?, 0, 0)",
        )
        .run(userOf(who), `Name${who} Surname`, ageBand);
      const ctx = this.context(who);
      const [profile] = await profileOf(ctx.db, ctx.userId);
      if (profile) await joinCommunity(ctx, profile);
      this.shared
        .statement("UPDATE community_members SET leads = ?, pastoral = ? WHERE user_id = ?")
        .run(Number(leads), Number(pastoral), userOf(who));
    }
  }

  #apart = (one: number, other: number): boolean =>
    this.#blocks.has(`${one}:${other}`) || this.#blocks.has(`${other}:${one}`);

  #may(reader: number, request: Written): boolean {
    if (request.author === reader) return true;
    if (request.state === "withdrawn" || request.moderation !== "shown") return false;
    if (this.#apart(reader, request.author)) return false;
    const [one, other] = [PEOPLE[reader] ?? ADULT, PEOPLE[request.author] ?? ADULT];
    return request.audience === "pastoral" ? one.pastoral : mayMeet(one, other);
  }

  async #send(who: number, fields: Record<string, string>): Promise<void> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    await actOnCommunity(this.context(who), form);
  }

  #id = (prefix: string): string => newId(prefix, this.#now, this.#random);

  /** Does it in the product, and says in the model what shall be. */
  async step({ who, act, which, how }: Step): Promise<void> {
    this.#now += 1_000;
    if (act === "wait") return this.#wait(how);
    if (act === "ask") return this.#ask(who, how);
    if (act === "unblock") return this.#unblock(who);
    const request = nth(this.#requests, which);
    if (!request) return;
    if (act === "moderate") return this.#moderate(request, how);
    const id = request.id;
    const fields: Partial<Record<Step["act"], Record<string, string>>> = {
      edit: {
        intent: "edit",
        id,
        version: String(this.#versionOf(id)),
        theme: "other",
        body: `${request.body}.`,
      },
      answer: { intent: "close", id, formId: this.#id("form"), kind: "answered", body: "" },
      report: { intent: "report", id, reason: "other" },
      encourage: {
        intent: "encourage",
        id,
        preset: "own",
        body: `Line by writer ${who}`,
        unnamed: how % 2 ? "yes" : "no",
      },
    };
    await this.#send(who, fields[act] ?? { intent: act, id });
    this.#expect(who, act, request);
  }

  #versionOf = (id: string): number =>
    Number(
      (
        this.shared.statement("SELECT version FROM prayer_requests WHERE id = ?").get(id) as {
          version: number;
        }
      ).version,
    );

  #expect(who: number, act: Step["act"], request: Written): void {
    const mine = request.author === who;
    const mayElse = !mine && this.#may(who, request);
    if (act === "pray" && mayElse) this.#prayers.add(`${request.id}:${who}:${this.#day()}`);
    if (act === "encourage" && mayElse && this.#mayEncourage(who, request))
      this.#lines.add(`${request.id}:${who}:${this.#day()}`);
    if (act === "promise" && mayElse) this.#promises.add(`${request.id}:${who}`);
    if (act === "block" && mayElse) this.#blocks.add(`${who}:${request.author}`);
    if (act === "report" && mayElse) this.#reported(who, request);
    if (!mine || request.state === "withdrawn") return;
    if (act === "edit") request.body += ".";
    if (act === "unname") request.unnamed = true;
    if (act === "withdraw") request.state = "withdrawn";
    if (act === "answer") request.state = "answered";
    if (act === "renew") {
      request.state = "open";
      request.restsAt = this.#now + 30 * 24 * HOUR;
    }
  }

  /** D34: whoever prayed today or promised to, and meets the asker; for the pastoral team too. */
  #mayEncourage(who: number, request: Written): boolean {
    const [one, other] = [PEOPLE[who] ?? ADULT, PEOPLE[request.author] ?? ADULT];
    const prayed = this.#prayers.has(`${request.id}:${who}:${this.#day()}`);
    return mayMeet(one, other) && (prayed || this.#promises.has(`${request.id}:${who}`));
  }

  #day = (): string => memberDay({ timeZone: "UTC", nextTimeZone: null, nextTimeZoneDay: null }, this.#now);

  #reported(who: number, request: Written): void {
    const by = this.#reports.get(request.id) ?? new Set();
    this.#reports.set(request.id, by.add(who));
    if (by.size >= 3 && request.moderation === "shown" && request.audience !== "pastoral")
      request.moderation = "held";
  }

  async #ask(who: number, how: number): Promise<void> {
    const audience = nth(["members", "members", "unnamed", "pastoral"] as const, how) ?? "members";
    const before = this.#count();
    const body = `Body of ${this.#requests.length} `.trim();
    await this.#send(who, {
      intent: "ask",
      formId: this.#id("form"),
      body,
      theme: "other",
      language: "en",
      audience,
    });
    if (this.#count() === before) return;
    const { id } = this.shared
      .statement("SELECT id FROM prayer_requests ORDER BY rowid DESC LIMIT 1")
      .get() as {
      id: string;
    };
    this.#requests.push({
      id,
      author: who,
      audience,
      unnamed: audience === "unnamed",
      state: "open",
      moderation: "shown",
      restsAt: this.#now + 30 * 24 * HOUR,
      body,
    });
  }

  #count = (): number =>
    (this.shared.statement("SELECT count(*) AS n FROM prayer_requests").get() as { n: number }).n;

  async #unblock(who: number): Promise<void> {
    const found = this.shared
      .statement("SELECT id, blocked_id FROM blocks WHERE user_id = ? LIMIT 1")
      .get(userOf(who)) as { id: string; blocked_id: string } | undefined;
    if (!found) return;
    await this.#send(who, { intent: "unblock", id: found.id });
    this.#blocks.delete(`${who}:${found.blocked_id.replace(/\D/g, "")}`);
  }

  async #moderate(request: Written, how: number): Promise<void> {
    const act = nth(["leave", "hide", "restore"] as const, how) ?? "hide";
    const form = new FormData();
    for (const [name, value] of Object.entries({
      intent: act,
      id: request.id,
      formId: this.#id("form"),
      rule: "contempt",
    }))
      form.set(name, value);
    await actOnQueue(this.context(MODERATOR), form);
    // nobody decides about themselves; leaving what nobody asked about is nothing
    if (request.author === MODERATOR || request.state === "withdrawn" || request.audience === "pastoral")
      return;
    const isAsked = request.moderation === "held" || this.#reports.has(request.id);
    const isOpen = { leave: isAsked, hide: isAsked || request.moderation === "shown", restore: true }[act];
    if (!isOpen || (request.moderation === "hidden") !== (act === "restore")) return;
    request.moderation = act === "hide" ? "hidden" : "shown";
    this.#reports.delete(request.id);
  }

  async #wait(how: number): Promise<void> {
    this.#now += how * 5 * 24 * HOUR;
    await restRequests(this.context(0));
    for (const request of this.#requests)
      if (request.state === "open" && request.restsAt <= this.#now) request.state = "resting";
  }

  /** Everybody reads everything; throws for the first thing that somebody reads and may not, or may and does not. */
  async check(): Promise<void> {
    for (const reader of PEOPLE.keys()) {
      const seen = await this.#everythingSeenBy(reader);
      for (const request of this.#requests) this.#checkOne(reader, request, seen);
      const authors = [...seen.values()].flat().map(({ id }) => id);
      if (authors.some((id) => !this.#requests.some((request) => request.id === id)))
        throw new Error("a request that the model does not know");
    }
    this.#checkCounts();
  }

  async #everythingSeenBy(reader: number): Promise<Map<string, RequestLine[]>> {
    const ctx = this.context(reader);
    const framed = async () => {
      const [profile] = await profileOf(ctx.db, ctx.userId);
      if (!profile) throw new Error("no profile");
      return { profile };
    };
    const seen = new Map<string, RequestLine[]>();
    for (const show of SHOWS) {
      const { page } = await readWall(ctx, framed(), wallQuery(new URLSearchParams({ show })));
      seen.set(show, page.requests);
    }
    const byAddress: RequestLine[] = [];
    for (const { id } of this.#requests) {
      const { page } = await readRequest(ctx, framed(), id);
      if (!page) continue;
      byAddress.push(page.request);
      this.#checkLines(reader, page.request.id, page.notes);
    }
    return seen.set("address", byAddress);
  }

  #checkOne(reader: number, request: Written, seen: ReadonlyMap<string, RequestLine[]>): void {
    const may = this.#may(reader, request);
    const line = seen.get("address")?.find(({ id }) => id === request.id);
    const where = `${reader} and the request of ${request.author} (${JSON.stringify(request)})`;
    if (may !== (line !== undefined)) throw new Error(`by address, ${may ? "lost" : "read"}: ${where}`);
    for (const [show, lines] of seen)
      for (const one of lines)
        if (one.id === request.id && !may) throw new Error(`${show}: read by ${where}`);
    if (!line) return;
    if (line.body !== request.body) throw new Error(`other words: ${where}`);
    const words = JSON.stringify(
      [...seen.values()].map((lines) => lines.filter(({ id }) => id === request.id)),
    );
    if (request.unnamed && request.author !== reader && /Name\d|name\d|user_model/i.test(words))
      throw new Error(`a name or an id that was masked: ${where} ${words}`);
    if (words.includes("user_model") || words.includes("Surname")) throw new Error(`an id: ${where}`);
  }

  /** A line is read by its writer, and by the asker whom its writer meets; unnamed, without a name. */
  #checkLines(reader: number, requestId: string, notes: readonly Note[]): void {
    const request = this.#requests.find(({ id }) => id === requestId);
    if (!request) throw new Error("lines of a request that the model does not know");
    const theirs = [...this.#lines]
      .map((line) => line.split(":"))
      .filter(([id, who]) => id === requestId && (Number(who) === reader || request.author === reader))
      .filter(([, who]) => Number(who) === reader || !this.#apart(reader, Number(who)))
      .map(([, who, day]) => `${who}:${day}`)
      .sort();
    const read = notes.map(({ body, day }) => `${body.replace(/\D/g, "")}:${day}`).sort();
    if (JSON.stringify(read) !== JSON.stringify(theirs))
      throw new Error(`lines to ${requestId}, read by ${reader}: ${read} and not ${theirs}`);
    const words = JSON.stringify(notes);
    if (words.includes("user_model") || words.includes("Surname")) throw new Error("an id in a line");
    for (const { name, body } of notes)
      if (name !== null && name !== `Name${body.replace(/\D/g, "")}`)
        throw new Error("another name on a line");
  }

  /** Counts equal rows, and rows equal what was prayed. */
  #checkCounts(): void {
    const rows = this.shared.statement("SELECT request_id, user_id, day FROM prayers").all() as {
      request_id: string;
      user_id: string;
      day: string;
    }[];
    const kept = rows.map((row) => `${row.request_id}:${row.user_id.replace(/\D/g, "")}:${row.day}`).sort();
    if (JSON.stringify(kept) !== JSON.stringify([...this.#prayers].sort()))
      throw new Error(`prayers: ${kept} and ${[...this.#prayers]}`);
    const wrong = this.shared
      .statement(
        "SELECT id FROM prayer_requests r WHERE prayed_by <> (SELECT count(DISTINCT user_id) FROM prayers WHERE request_id = r.id)",
      )
      .all();
    if (wrong.length > 0) throw new Error("a count that is not its rows");
  }

  /** Each prayer is paid once, within the day's limit, whatever was delivered how often. */
  async settle(): Promise<void> {
    this.#now += 7 * HOUR;
    for (let run = 0; run < 3; run++) await deliverOutbox(this.context(0));
    const byDay = new Map<string, number>();
    for (const prayer of this.#prayers) {
      const [, who, day] = prayer.split(":");
      byDay.set(`${who}:${day}`, (byDay.get(`${who}:${day}`) ?? 0) + 1);
    }
    const owed = [...byDay.values()].reduce(
      (sum, count) => sum + REWARDS.prayer.coins * Math.min(REWARDS.prayer.aDay, count),
      0,
    );
    const { paid } = this.db
      .statement("SELECT coalesce(sum(amount), 0) AS paid FROM wallet_ledger WHERE cause = 'prayer'")
      .get() as { paid: number };
    if (paid !== owed) throw new Error(`paid ${paid}, and owed ${owed}`);
    const { left } = this.shared.statement("SELECT count(*) AS left FROM outbox").get() as { left: number };
    if (left !== 0) throw new Error(`${left} effects were not taken`);
  }
}

export async function sequences(
  runs: number,
  seed: number,
  rewrite?: (sql: string) => string,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(), async (planned, chance) => {
      const community = new Community(chance, rewrite);
      await community.begin();
      for (const step of planned) await community.step(step);
      await community.check();
      await community.settle();
    }),
    { numRuns: runs, seed },
  );
}
