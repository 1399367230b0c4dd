import type { Note } from "#app/features/community/encourage/presets.ts";
import { readMember } from "#app/features/community/members/profile/read.server.ts";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { readRequest } from "#app/features/community/requests/read.server.ts";
import { SHOWS, wallQuery } from "#app/features/community/wall/query.ts";
import { readWall } from "#app/features/community/wall/read.server.ts";
import { REWARDS } from "#app/features/rewards/catalog.ts";
import type { Community, Written } from "./requests.ts";
import { expectSame, HOUR, PEOPLE } from "./world.ts";

/** What everybody reads, held against the model: by the wall, by address, on their lists, by the search, on profiles. */
export class RequestChecks {
  readonly #model: Community;

  constructor(model: Community) {
    this.#model = model;
  }

  /** Everybody reads everything; throws for the first thing that somebody reads and may not, or may and does not. */
  async check(): Promise<void> {
    for (const reader of PEOPLE.keys()) {
      const seen = await this.#everythingSeenBy(reader);
      for (const request of this.#model.requests) this.#checkOne(reader, request, seen);
      const authors = [...seen.values()].flat().map(({ id }) => id);
      if (authors.some((id) => !this.#model.requests.some((request) => request.id === id)))
        throw new Error("a request that the model does not know");
      await this.#checkSearch(reader);
      // each sequence another third of the pairs
      for (const who of PEOPLE.keys())
        if ((reader + who + this.#model.requests.length) % 3 === 0) await this.#checkProfile(reader, who);
    }
    this.#checkCounts();
  }

  async #everythingSeenBy(reader: number): Promise<Map<string, RequestLine[]>> {
    const ctx = this.#model.world.context(reader);
    const framed = () => this.#model.world.framed(reader);
    const seen = new Map<string, RequestLine[]>();
    for (const show of SHOWS) {
      const { page } = await readWall(ctx, framed(), wallQuery(new URLSearchParams({ show })));
      seen.set(show, page.requests);
    }
    const byAddress: RequestLine[] = [];
    for (const { id } of this.#model.requests) {
      const { page } = await readRequest(ctx, framed(), id);
      if (!page) continue;
      byAddress.push(page.request);
      this.#checkLines(reader, page.request.id, page.notes);
      this.#model.relays.check(reader, id, page.request.relay);
    }
    this.#checkCircles(reader, seen);
    return seen.set("address", byAddress);
  }

  /** What is for friends or a group is in its own list, in full, and never on the wall. */
  #checkCircles(reader: number, seen: ReadonlyMap<string, RequestLine[]>): void {
    for (const [show, audience] of [
      ["friends", "friends"],
      ["groups", "group"],
    ] as const) {
      const lines = (seen.get(show) ?? []).map(({ id }) => id);
      const theirs = this.#shownTo(reader, (one) => one.audience === audience);
      // one's own to friends is among one's own
      const others = theirs.filter(
        (id) =>
          audience === "group" || this.#model.requests.some((one) => one.id === id && one.author !== reader),
      );
      const found = audience === "group" ? others.filter((id) => this.#isStillIn(reader, id)) : others;
      expectSame(`${reader} and what is for ${show}`, lines, found);
    }
    for (const show of ["newest", "need", "answered"])
      for (const { id, circle } of seen.get(show) ?? [])
        if (circle !== null) throw new Error(`${show} has ${id}, which is for ${circle}`);
  }

  /** One's own request stays one's own; in the group's list it is while one is in the group. */
  #isStillIn = (reader: number, id: string): boolean => {
    const one = this.#model.requests.find((known) => known.id === id);
    return one !== undefined && this.#model.world.inGroups.has(`${one.group}:${reader}`);
  };

  /** What is on the wall, is theirs to read, and is not hidden by them. */
  #shownTo = (reader: number, only: (request: Written) => boolean): string[] =>
    this.#model.requests
      .filter(
        (one) =>
          this.#model.isOnWall(one) &&
          this.#model.may(reader, one) &&
          !this.#model.hidden.has(`${reader}:${one.id}`),
      )
      .filter(only)
      .map(({ id }) => id);

  /** Of a word of every request, and of one that only an edit has brought. */
  async #checkSearch(reader: number): Promise<void> {
    const find = async (address: string): Promise<string[]> => {
      const query = wallQuery(new URLSearchParams(address));
      const { page } = await readWall(
        this.#model.world.context(reader),
        this.#model.world.framed(reader),
        query,
      );
      return page.requests.map(({ id }) => id);
    };
    for (const word of ["body", "more"]) {
      const shown = this.#shownTo(reader, ({ body }) => body.toLowerCase().includes(word));
      expectSame(`${reader} looks for ${word}`, await find(`q=${word}`), shown);
      const own = this.#model.requests.filter(({ author, state, body }) =>
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
    const handle = this.#model.world.handles[who] ?? "";
    const framed = this.#model.world.framed(reader);
    const { page } = await readMember(this.#model.world.context(reader), framed, handle, nothing);
    const meets = this.#model.world.meet(reader, who);
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
    const may = this.#model.may(reader, request);
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
    const request = this.#model.requests.find(({ id }) => id === requestId);
    if (!request) throw new Error("lines of a request that the model does not know");
    const theirs = [...this.#model.lines]
      .map((line) => line.split(":"))
      .filter(([id, who]) => id === requestId && (Number(who) === reader || request.author === reader))
      .filter(([, who]) => Number(who) === reader || !this.#model.world.apart(reader, Number(who)))
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
    const rows = this.#model.world.shared.statement("SELECT request_id, user_id, day FROM prayers").all() as {
      request_id: string;
      user_id: string;
      day: string;
    }[];
    const kept = rows.map((row) => `${row.request_id}:${row.user_id.replace(/\D/g, "")}:${row.day}`).sort();
    if (JSON.stringify(kept) !== JSON.stringify([...this.#model.prayers].sort()))
      throw new Error(`prayers: ${kept} and ${[...this.#model.prayers]}`);
    const wrong = this.#model.world.shared
      .statement(
        "SELECT id FROM prayer_requests r WHERE prayed_by <> (SELECT count(DISTINCT user_id) FROM prayers WHERE request_id = r.id)",
      )
      .all();
    if (wrong.length > 0) throw new Error("a count that is not its rows");
  }

  /** Each prayer is paid once, within the day's limit, whatever was delivered how often. */
  async settle(): Promise<void> {
    this.#model.world.now += 7 * HOUR;
    for (let run = 0; run < 3; run++) await deliverOutbox(this.#model.world.context(0));
    const byDay = new Map<string, number>();
    for (const prayer of this.#model.prayers) {
      const [, who, day] = prayer.split(":");
      byDay.set(`${who}:${day}`, (byDay.get(`${who}:${day}`) ?? 0) + 1);
    }
    const owed = [...byDay.values()].reduce(
      (sum, count) => sum + REWARDS.prayer.coins * Math.min(REWARDS.prayer.aDay, count),
      0,
    );
    const { paid } = this.#model.world.db
      .statement("SELECT coalesce(sum(amount), 0) AS paid FROM wallet_ledger WHERE cause = 'prayer'")
      .get() as { paid: number };
    if (paid !== owed) throw new Error(`paid ${paid}, and owed ${owed}`);
    // a reminder waits for its hour
    const { left } = this.#model.world.shared
      .statement("SELECT count(*) AS left FROM outbox WHERE json_extract(effect, '$.kind') <> 'hour'")
      .get() as { left: number };
    if (left !== 0) throw new Error(`${left} effects were not taken`);
  }
}
