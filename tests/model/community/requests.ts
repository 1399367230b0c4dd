import fc from "fast-check";
import type { Note } from "#app/features/community/encourage/presets.ts";
import { readMember } from "#app/features/community/members/profile/read.server.ts";
import { mayMeet } from "#app/features/community/model/may-meet.ts";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { readRequest } from "#app/features/community/requests/read.server.ts";
import { restRequests } from "#app/features/community/requests/rest.server.ts";
import { SHOWS, wallQuery } from "#app/features/community/wall/query.ts";
import { readWall } from "#app/features/community/wall/read.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { REWARDS } from "#app/features/rewards/catalog.ts";
import { Relays } from "./relay.ts";
import { expectSame, HOUR, type Moderation, moderated, nth, PEOPLE, personOf, World } from "./world.ts";

/**
 * Eight members of the community against a simple model of it: after each sequence everybody reads whatever they could,
 * by the wall, by address, on their lists, by the search and on profiles, and reads exactly what they may
 * (docs/decisions/0060).
 */
type Written = {
  id: string;
  author: number;
  audience: "members" | "unnamed" | "pastoral";
  unnamed: boolean;
  state: "open" | "resting" | "answered" | "withdrawn";
  moderation: Moderation;
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
  "relay-start",
  "relay-end",
  "hour-take",
  "hour-back",
] as const;
const ACTS = [...STEPS, "report", "moderate", "wait", "unblock"] as const;
export type Step = { who: number; act: (typeof ACTS)[number]; which: number; how: number };

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    who: fc.nat({ max: PEOPLE.length - 1 }),
    act: fc.constantFrom(...ACTS, "ask", "ask", "pray", "pray", "block"),
    which: fc.nat({ max: 40 }),
    how: fc.nat({ max: 20 }),
  }),
  { minLength: 5, maxLength: 25 },
);

export class Community {
  readonly #world: World;
  readonly #relays: Relays;
  #requests: Written[] = [];
  /** Who has prayed for which on which day. */
  #prayers = new Set<string>();
  #reports = new Map<string, Set<number>>();
  /** Lines to who asked: of which request, by whom, on which day. */
  #lines = new Set<string>();
  #promises = new Set<string>();
  #hidden = new Set<string>();

  constructor(world: World) {
    this.#world = world;
    this.#relays = new Relays(world);
  }

  #may(reader: number, request: Written): boolean {
    if (request.author === reader) return true;
    if (request.state === "withdrawn" || request.moderation !== "shown") return false;
    if (request.audience !== "pastoral") return this.#world.meet(reader, request.author);
    return personOf(reader).pastoral && !this.#world.apart(reader, request.author);
  }

  #isOnWall = ({ audience, moderation, state }: Written): boolean =>
    audience !== "pastoral" && moderation === "shown" && (state === "open" || state === "answered");

  /** Does it in the product, and says in the model what shall be. */
  async step({ who, act, which, how }: Step): Promise<void> {
    this.#world.now += 1_000;
    if (act === "wait") return this.#wait(how);
    if (act === "ask") return this.#ask(who, how);
    if (act === "unblock") return this.#world.unblock(who);
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
        body: `${request.body} more`,
      },
      answer: { intent: "close", id, formId: this.#world.id("form"), kind: "answered", body: "" },
      report: { intent: "report", id, reason: "other" },
      encourage: {
        intent: "encourage",
        id,
        preset: "own",
        body: `Line by writer ${who}`,
        unnamed: how % 2 ? "yes" : "no",
      },
    };
    const hour = String(how);
    await this.#world.send(who, fields[act] ?? { intent: act, id, hour, formId: this.#world.id("form") });
    this.#expect(who, act, request);
    this.#expectRelay(who, act, request, how);
  }

  #versionOf = (id: string): number =>
    Number(
      (
        this.#world.shared.statement("SELECT version FROM prayer_requests WHERE id = ?").get(id) as {
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
    if (act === "hide" && mayElse) this.#hidden.add(`${who}:${request.id}`);
    if (act === "block" && mayElse) this.#world.blocks.add(`${who}:${request.author}`);
    if (act === "report" && mayElse) this.#reported(who, request);
    if (!mine || request.state === "withdrawn") return;
    if (act === "edit") request.body += " more";
    if (act === "unname") request.unnamed = true;
    if (act === "withdraw") request.state = "withdrawn";
    if (act === "answer") request.state = "answered";
    if (request.state === "withdrawn" || request.state === "answered") this.#relays.end(request.id);
    if (act === "renew") {
      request.state = "open";
      request.restsAt = this.#world.now + 30 * 24 * HOUR;
    }
  }

  #expectRelay(who: number, act: Step["act"], request: Written, hour: number): void {
    const { id, author, state, moderation, audience } = request;
    const mine = author === who;
    if (
      act === "relay-start" &&
      mine &&
      state === "open" &&
      moderation === "shown" &&
      audience !== "pastoral"
    )
      this.#relays.begin(id);
    if (act === "relay-end" && mine) this.#relays.end(id);
    if (act === "hour-back") this.#relays.giveBack(id, who, hour);
    const mayTake = !mine && (state === "open" || state === "resting") && this.#may(who, request);
    if (act === "hour-take" && mayTake && this.#relays.take(id, who, hour))
      this.#promises.add(`${id}:${who}`);
  }

  /** D34: whoever prayed today or promised to, and meets the asker; for the pastoral team too. */
  #mayEncourage(who: number, request: Written): boolean {
    const prayed = this.#prayers.has(`${request.id}:${who}:${this.#day()}`);
    return (
      mayMeet(personOf(who), personOf(request.author)) &&
      (prayed || this.#promises.has(`${request.id}:${who}`))
    );
  }

  #day = (): string =>
    memberDay({ timeZone: "UTC", nextTimeZone: null, nextTimeZoneDay: null }, this.#world.now);

  #reported(who: number, request: Written): void {
    const by = this.#reports.get(request.id) ?? new Set();
    this.#reports.set(request.id, by.add(who));
    if (by.size >= 3 && request.moderation === "shown") request.moderation = "held";
  }

  async #ask(who: number, how: number): Promise<void> {
    const audience = nth(["members", "members", "unnamed", "pastoral"] as const, how) ?? "members";
    const before = this.#count();
    const body = `Body of ${this.#requests.length} `.trim();
    await this.#world.send(who, {
      intent: "ask",
      formId: this.#world.id("form"),
      body,
      theme: "other",
      language: "en",
      audience,
    });
    if (this.#count() === before) return;
    const { id } = this.#world.shared
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
      restsAt: this.#world.now + 30 * 24 * HOUR,
      body,
    });
  }

  #count = (): number =>
    (this.#world.shared.statement("SELECT count(*) AS n FROM prayer_requests").get() as { n: number }).n;

  async #moderate(request: Written, how: number): Promise<void> {
    const act = nth(["release", "hide", "restore", "keep"] as const, how) ?? "hide";
    await this.#world.moderate(act, request.id);
    const next = request.state === "withdrawn" ? null : moderated(act, request.moderation);
    if (!next) return;
    request.moderation = next;
    this.#reports.delete(request.id);
  }

  async #wait(how: number): Promise<void> {
    this.#world.now += how * 5 * 24 * HOUR;
    await restRequests(this.#world.context(0));
    for (const request of this.#requests)
      if (request.state === "open" && request.restsAt <= this.#world.now) request.state = "resting";
  }

  /** Everybody reads everything; throws for the first thing that somebody reads and may not, or may and does not. */
  async check(): Promise<void> {
    for (const reader of PEOPLE.keys()) {
      const seen = await this.#everythingSeenBy(reader);
      for (const request of this.#requests) this.#checkOne(reader, request, seen);
      const authors = [...seen.values()].flat().map(({ id }) => id);
      if (authors.some((id) => !this.#requests.some((request) => request.id === id)))
        throw new Error("a request that the model does not know");
      await this.#checkSearch(reader);
      // each sequence another third of the pairs
      for (const who of PEOPLE.keys())
        if ((reader + who + this.#requests.length) % 3 === 0) await this.#checkProfile(reader, who);
    }
    this.#checkCounts();
  }

  async #everythingSeenBy(reader: number): Promise<Map<string, RequestLine[]>> {
    const ctx = this.#world.context(reader);
    const framed = () => this.#world.framed(reader);
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
      this.#relays.check(reader, id, page.request.relay);
    }
    return seen.set("address", byAddress);
  }

  /** What is on the wall, is theirs to read, and is not hidden by them. */
  #shownTo = (reader: number, only: (request: Written) => boolean): string[] =>
    this.#requests
      .filter(
        (one) => this.#isOnWall(one) && this.#may(reader, one) && !this.#hidden.has(`${reader}:${one.id}`),
      )
      .filter(only)
      .map(({ id }) => id);

  /** Of a word of every request, and of one that only an edit has brought. */
  async #checkSearch(reader: number): Promise<void> {
    const find = async (address: string): Promise<string[]> => {
      const query = wallQuery(new URLSearchParams(address));
      const { page } = await readWall(this.#world.context(reader), this.#world.framed(reader), query);
      return page.requests.map(({ id }) => id);
    };
    for (const word of ["body", "more"]) {
      const shown = this.#shownTo(reader, ({ body }) => body.toLowerCase().includes(word));
      expectSame(`${reader} looks for ${word}`, await find(`q=${word}`), shown);
      const own = this.#requests.filter(({ author, state, body }) =>
        [author === reader, state !== "withdrawn", body.toLowerCase().includes(word)].every(Boolean),
      );
      const mine = await find(`q=${word}&show=mine`);
      expectSame(
        `${reader} looks for their own ${word}`,
        mine,
        own.map(({ id }) => id),
      );
    }
  }

  /** There for whom they meet, with what they wrote with their name. */
  async #checkProfile(reader: number, who: number): Promise<void> {
    const nothing = { requests: null, testimonies: null };
    const handle = this.#world.handles[who] ?? "";
    const framed = this.#world.framed(reader);
    const { page } = await readMember(this.#world.context(reader), framed, handle, nothing);
    const meets = this.#world.meet(reader, who);
    if (meets !== (page !== null))
      throw new Error(`${reader} ${meets ? "lost" : "met"} the profile of ${who}`);
    if (!page) return;
    const written = this.#shownTo(reader, ({ author, unnamed }) => author === who && !unnamed);
    // the newest ten
    const newest = written.sort().reverse().slice(0, 10);
    expectSame(
      `${reader} on the profile of ${who}`,
      (page.requests ?? []).map(({ id }) => id),
      newest,
    );
    const words = JSON.stringify(page);
    if (/user_model|Surname/.test(words)) throw new Error(`an id on the profile of ${who}: ${words}`);
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
      .filter(([, who]) => Number(who) === reader || !this.#world.apart(reader, Number(who)))
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
    const rows = this.#world.shared.statement("SELECT request_id, user_id, day FROM prayers").all() as {
      request_id: string;
      user_id: string;
      day: string;
    }[];
    const kept = rows.map((row) => `${row.request_id}:${row.user_id.replace(/\D/g, "")}:${row.day}`).sort();
    if (JSON.stringify(kept) !== JSON.stringify([...this.#prayers].sort()))
      throw new Error(`prayers: ${kept} and ${[...this.#prayers]}`);
    const wrong = this.#world.shared
      .statement(
        "SELECT id FROM prayer_requests r WHERE prayed_by <> (SELECT count(DISTINCT user_id) FROM prayers WHERE request_id = r.id)",
      )
      .all();
    if (wrong.length > 0) throw new Error("a count that is not its rows");
  }

  /** Each prayer is paid once, within the day's limit, whatever was delivered how often. */
  async settle(): Promise<void> {
    this.#world.now += 7 * HOUR;
    for (let run = 0; run < 3; run++) await deliverOutbox(this.#world.context(0));
    const byDay = new Map<string, number>();
    for (const prayer of this.#prayers) {
      const [, who, day] = prayer.split(":");
      byDay.set(`${who}:${day}`, (byDay.get(`${who}:${day}`) ?? 0) + 1);
    }
    const owed = [...byDay.values()].reduce(
      (sum, count) => sum + REWARDS.prayer.coins * Math.min(REWARDS.prayer.aDay, count),
      0,
    );
    const { paid } = this.#world.db
      .statement("SELECT coalesce(sum(amount), 0) AS paid FROM wallet_ledger WHERE cause = 'prayer'")
      .get() as { paid: number };
    if (paid !== owed) throw new Error(`paid ${paid}, and owed ${owed}`);
    // a reminder waits for its hour
    const { left } = this.#world.shared
      .statement("SELECT count(*) AS left FROM outbox WHERE json_extract(effect, '$.kind') <> 'hour'")
      .get() as { left: number };
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
      const world = new World(chance, rewrite);
      await world.begin();
      const community = new Community(world);
      for (const step of planned) await community.step(step);
      await community.check();
      await community.settle();
    }),
    { numRuns: runs, seed, endOnFailure: rewrite !== undefined },
  );
}
