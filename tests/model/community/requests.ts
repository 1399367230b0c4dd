import fc from "fast-check";
import { mayMeet } from "#app/features/community/model/may-meet.ts";
import { restRequests } from "#app/features/community/requests/rest.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { RequestChecks } from "./check-requests.ts";
import { Relays } from "./relay.ts";
import {
  ACTORS,
  groupOf,
  HOUR,
  MODERATIONS,
  type Moderation,
  moderated,
  nth,
  personOf,
  World,
} from "./world.ts";

/**
 * Eight members of the community against a simple model of it: after each sequence everybody reads whatever they could,
 * by the wall, by address, on their lists, by the search and on profiles, and reads exactly what they may
 * (docs/decisions/0060).
 */
export type Written = {
  id: string;
  author: number;
  audience: "members" | "unnamed" | "pastoral" | "friends" | "group";
  /** Which group is asked. */
  group: number;
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
const CIRCLE_ACTS = ["befriend", "unfriend", "join", "leave"] as const;
const ACTS = [...STEPS, ...CIRCLE_ACTS, "report", "moderate", "wait", "unblock"] as const;
export type Step = { who: number; act: (typeof ACTS)[number]; which: number; how: number };

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    who: fc.constantFrom(...ACTORS),
    act: fc.constantFrom(...ACTS, "ask", "ask", "pray", "pray", "block", "befriend"),
    which: fc.nat({ max: 40 }),
    how: fc.nat({ max: 20 }),
  }),
  { minLength: 5, maxLength: 25 },
);

/** Each week begins with something to read, by two who meet and one whom they do not. */
const OPENING: readonly Step[] = [0, 1, 3].map((who) => ({
  who,
  act: "ask",
  which: 0,
  how: who === 3 ? 2 : 0,
}));

export class Community {
  readonly world: World;
  readonly relays: Relays;
  requests: Written[] = [];
  /** Who has prayed for which on which day. */
  prayers = new Set<string>();
  #reports = new Map<string, Set<number>>();
  /** Lines to who asked: of which request, by whom, on which day. */
  lines = new Set<string>();
  #promises = new Set<string>();
  hidden = new Set<string>();

  constructor(world: World) {
    this.world = world;
    this.relays = new Relays(world);
  }

  may(reader: number, request: Written): boolean {
    if (request.author === reader) return true;
    if (request.state === "withdrawn" || request.moderation !== "shown") return false;
    if (request.audience !== "pastoral")
      return this.world.meet(reader, request.author) && this.#isWith(reader, request);
    return personOf(reader).pastoral && !this.world.apart(reader, request.author);
  }

  /** Friends, or both in the group; everybody, where the request is for no circle. */
  #isWith(reader: number, { audience, author, group }: Written): boolean {
    if (audience === "friends") return this.world.friends.has([reader, author].sort().join(":"));
    if (audience !== "group") return true;
    return [reader, author].every((who) => this.world.inGroups.has(`${group}:${who}`));
  }

  /** On the wall, or in a list of friends or groups. */
  isOnWall = ({ audience, moderation, state }: Written): boolean =>
    audience !== "pastoral" && moderation === "shown" && (state === "open" || state === "answered");

  /** Does it in the product, and says in the model what shall be. */
  async step({ who, act, which, how }: Step): Promise<void> {
    this.world.now += 1_000;
    if (act === "wait") return this.#wait(how);
    if (act === "ask") return this.#ask(who, how);
    if (act === "unblock") return this.world.unblock(who);
    if (act === "befriend" || act === "unfriend") return this.world[act](who, which % 8);
    if (act === "join" || act === "leave") return this.world[act](who, which % 2);
    const request = nth(this.requests, which);
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
      answer: { intent: "close", id, formId: this.world.id("form"), kind: "answered", body: "" },
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
    await this.world.send(who, fields[act] ?? { intent: act, id, hour, formId: this.world.id("form") });
    this.#expect(who, act, request);
    this.#expectRelay(who, act, request, how);
  }

  #versionOf = (id: string): number =>
    Number(
      (
        this.world.shared.statement("SELECT version FROM prayer_requests WHERE id = ?").get(id) as {
          version: number;
        }
      ).version,
    );

  #expect(who: number, act: Step["act"], request: Written): void {
    const mine = request.author === who;
    const mayElse = !mine && this.may(who, request);
    if (act === "pray" && mayElse) this.prayers.add(`${request.id}:${who}:${this.#day()}`);
    if (act === "encourage" && mayElse && this.#mayEncourage(who, request))
      this.lines.add(`${request.id}:${who}:${this.#day()}`);
    if (act === "promise" && mayElse) this.#promises.add(`${request.id}:${who}`);
    if (act === "hide" && mayElse) this.hidden.add(`${who}:${request.id}`);
    if (act === "block" && mayElse) this.world.block(who, request.author);
    if (act === "report" && mayElse) this.#reported(who, request);
    if (!mine || request.state === "withdrawn") return;
    if (act === "edit") request.body += " more";
    // friends and a group know who asks
    if (act === "unname") request.unnamed ||= request.audience !== "friends" && request.audience !== "group";
    if (act === "withdraw") request.state = "withdrawn";
    if (act === "answer") request.state = "answered";
    if (request.state === "withdrawn" || request.state === "answered") this.relays.end(request.id);
    if (act === "renew") {
      request.state = "open";
      request.restsAt = this.world.now + 30 * 24 * HOUR;
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
      this.relays.begin(id);
    if (act === "relay-end" && mine) this.relays.end(id);
    if (act === "hour-back") this.relays.giveBack(id, who, hour);
    const mayTake = !mine && (state === "open" || state === "resting") && this.may(who, request);
    if (act === "hour-take" && mayTake && this.relays.take(id, who, hour)) this.#promises.add(`${id}:${who}`);
  }

  /** D34: whoever prayed today or promised to, and meets the asker; for the pastoral team too. */
  #mayEncourage(who: number, request: Written): boolean {
    const prayed = this.prayers.has(`${request.id}:${who}:${this.#day()}`);
    return (
      mayMeet(personOf(who), personOf(request.author)) &&
      (prayed || this.#promises.has(`${request.id}:${who}`))
    );
  }

  #day = (): string =>
    memberDay({ timeZone: "UTC", nextTimeZone: null, nextTimeZoneDay: null }, this.world.now);

  #reported(who: number, request: Written): void {
    const by = this.#reports.get(request.id) ?? new Set();
    this.#reports.set(request.id, by.add(who));
    if (by.size >= 3 && request.moderation === "shown" && request.audience !== "pastoral")
      request.moderation = "held";
  }

  async #ask(who: number, how: number): Promise<void> {
    const audiences = ["members", "members", "unnamed", "pastoral", "friends", "group"] as const;
    const audience = nth(audiences, how) ?? "members";
    const group = Math.floor(how / 6) % 2;
    const before = this.#count();
    const body = `Body of ${this.requests.length} `.trim();
    const reply = await this.world.send(who, {
      intent: "ask",
      formId: this.world.id("form"),
      body,
      theme: "other",
      language: "en",
      audience,
      ...(audience === "group" && { group: groupOf(group) }),
    });
    if (!reply.ok && reply.refusal === "community.bad_form") throw new Error("not a form");
    if (this.#count() === before) return;
    if (audience === "group" && !this.world.inGroups.has(`${group}:${who}`))
      throw new Error(`${who} asked group ${group}, and is not in it`);
    const { id } = this.world.shared
      .statement("SELECT id FROM prayer_requests ORDER BY rowid DESC LIMIT 1")
      .get() as {
      id: string;
    };
    this.requests.push({
      id,
      author: who,
      audience,
      group,
      unnamed: audience === "unnamed",
      state: "open",
      moderation: "shown",
      restsAt: this.world.now + 30 * 24 * HOUR,
      body,
    });
  }

  #count = (): number =>
    (this.world.shared.statement("SELECT count(*) AS n FROM prayer_requests").get() as { n: number }).n;

  async #moderate(request: Written, how: number): Promise<void> {
    const act = nth(MODERATIONS, how) ?? "hide";
    await this.world.moderate(act, request.id);
    const isTheirs = request.state !== "withdrawn" && request.audience !== "pastoral";
    const next = isTheirs ? moderated(act, request, this.#reports.has(request.id)) : null;
    if (!next) return;
    request.moderation = next;
    this.#reports.delete(request.id);
  }

  async #wait(how: number): Promise<void> {
    this.world.now += how * 5 * 24 * HOUR;
    await restRequests(this.world.context(0));
    for (const request of this.requests)
      if (request.state === "open" && request.restsAt <= this.world.now) request.state = "resting";
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
      for (const step of [...OPENING, ...planned]) await community.step(step);
      const checks = new RequestChecks(community);
      await checks.check();
      await checks.settle();
    }),
    { numRuns: runs, seed, endOnFailure: rewrite !== undefined },
  );
}
