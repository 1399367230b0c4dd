import fc from "fast-check";
import { AS_SHIPPED } from "#app/core/content/held-content.ts";
import { newId } from "#app/core/id.ts";
import { openDatabase } from "#app/db/database.ts";
import { eraseFromCommunity } from "#app/features/community/erase.server.ts";
import { joinCommunity } from "#app/features/community/members/join.server.ts";
import { actOnFriends } from "#app/features/friends/act.server.ts";
import { readFriends } from "#app/features/friends/read.server.ts";
import { actOnGroups } from "#app/features/groups/act.server.ts";
import { insideQuery } from "#app/features/groups/inside/query.ts";
import { readGroup } from "#app/features/groups/inside/read.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { dice } from "../dice.ts";
import { SqliteD1 } from "../sqlite-d1.ts";
import { Friendship } from "./friendship.ts";
import { Membership } from "./membership.ts";
import { GROUPS, PEOPLE, type PeopleStep, peopleSteps, userOf } from "./steps.ts";

/**
 * Six members who ask, accept, decline, block, remove, and come into two groups and leave them, against a simple model
 * of who may be whose friend and who is in which group (docs/decisions/0067, 0068).
 */
const START = Date.UTC(2026, 10, 20, 12);

export class People {
  readonly db = new SqliteD1();
  readonly shared: SqliteD1;
  readonly #random: () => number;
  #now = START;
  #gone = new Set<number>();
  readonly #friendship = new Friendship();
  readonly #membership = new Membership(this.#friendship);

  /** @param mutate a planted bug of the schema; `rewrite` of each statement */
  constructor(seed: number, mutate: (sql: string) => string = (sql) => sql, rewrite = mutate) {
    this.#random = dice(seed);
    this.shared = new SqliteD1(mutate, "community");
    this.shared.rewrite = rewrite;
  }

  context(who: number): MemberContext {
    return {
      db: openDatabase(this.db.d1, null),
      community: openDatabase(this.shared.d1, null),
      communityRules: { open: true, holdsFirst: false },
      userId: userOf(who),
      now: () => this.#now,
      random: this.#random,
      rooms: { publish: async () => undefined },
      groups: { touch: async () => undefined },
      requestId: "model",
      origin: "http://localhost",
      content: AS_SHIPPED,
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
      language: "en",
      translation: null,
      browserZone: null,
      inShell: false,
      // no Bible: friends are read without the verses
      bible: { prepare: () => ({ bind: () => ({ all: async () => ({ results: [] }) }) }) },
    } as unknown as MemberContext;
  }

  async begin(): Promise<void> {
    for (const [who, { ageBand, leads }] of PEOPLE.entries()) {
      this.db
        .statement(
          "INSERT INTO profiles (user_id, full_name, time_zone, age_band, created_at, account_updated_at) VALUES (?, ?, 'UTC', ?, 0, 0)",
        )
        .run(userOf(who), `Name${String.fromCharCode(65 + who)} Surname`, ageBand);
      const ctx = this.context(who);
      const [profile] = await profileOf(ctx.db, ctx.userId);
      if (profile) await joinCommunity(ctx, profile);
      this.shared
        .statement("UPDATE community_members SET leads = ? WHERE user_id = ?")
        .run(Number(leads), userOf(who));
    }
    for (const { maker, young } of GROUPS) {
      const made = await this.#group(maker, {
        ...{ intent: "make", formId: this.#id("form"), name: "Table", about: "", theme: "other" },
        ...{ language: "en", meets: "any", kind: "public", ...(young && { young: "yes" }) },
      });
      if (!made.ok || !made.slug) throw new Error("no group was made");
      this.#membership.made({ id: made.id, slug: made.slug }, maker);
    }
  }

  #id = (prefix: string): string => newId(prefix, this.#now, this.#random);

  #form(fields: Record<string, string>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  }
  #group = (who: number, fields: Record<string, string>) =>
    actOnGroups(this.context(who), this.#form(fields));
  #friend = (who: number, fields: Record<string, string>) =>
    actOnFriends(this.context(who), this.#form(fields));

  #one = <Row>(sql: string, ...values: string[]): Row | undefined =>
    this.shared.statement(sql).get(...values) as Row | undefined;
  #handleOf = (who: number): string =>
    this.#one<{ handle: string }>("SELECT handle FROM community_members WHERE user_id = ?", userOf(who))
      ?.handle ?? "nobody-abcde";

  /** Does it in the product, and says in the model what shall be. */
  async step(step: PeopleStep): Promise<void> {
    this.#now += 60_000;
    if (this.#gone.has(step.who) || this.#gone.has(step.other)) return;
    if (["join", "leave", "ban", "send-away", "hand-over"].includes(step.act)) return this.#inGroup(step);
    if (step.act === "erase") return this.#erase(step.who);
    await this.#between(step);
  }

  async #between({ who, act, other }: PeopleStep): Promise<void> {
    if (act === "both-ask") {
      await Promise.all([
        this.#friend(who, { intent: "ask", handle: this.#handleOf(other) }),
        this.#friend(other, { intent: "ask", handle: this.#handleOf(who) }),
      ]);
      this.#friendship.ask(who, other);
      return this.#friendship.ask(other, who);
    }
    if (act === "ask") {
      await this.#friend(who, { intent: "ask", handle: this.#handleOf(other) });
      return this.#friendship.ask(who, other);
    }
    if (act === "unblock") return this.#unblock(who, other);
    const id = this.#idBetween(who, other, act);
    if (!id) return;
    await this.#friend(who, { intent: act, id });
    this.#friendship.act(act, who, other);
  }

  /** The row that the act is about, as the member's own page would name it. */
  #idBetween(who: number, other: number, act: PeopleStep["act"]): string | undefined {
    const [me, them] = [userOf(who), userOf(other)];
    const friendship = this.#one<{ id: string }>(
      "SELECT id FROM friendships WHERE one = min(?1, ?2) AND other = max(?1, ?2)",
      me,
      them,
    );
    const asked = (from: string, to: string) =>
      this.#one<{ id: string }>("SELECT id FROM friend_requests WHERE from_id = ? AND to_id = ?", from, to);
    if (act === "take-back") return asked(me, them)?.id;
    if (act === "accept" || act === "decline") return asked(them, me)?.id;
    return friendship?.id ?? (act === "block" ? asked(them, me)?.id : undefined);
  }

  #unblock(who: number, other: number): void {
    this.shared
      .statement("DELETE FROM blocks WHERE user_id = ? AND blocked_id = ?")
      .run(userOf(who), userOf(other));
    this.#friendship.unblock(who, other);
  }

  async #inGroup(step: PeopleStep): Promise<void> {
    const { who, act, other, group: at } = step;
    const id = this.#membership.groups[at]?.id;
    if (!id) return;
    const memberId = this.#one<{ id: string }>(
      "SELECT id FROM group_members WHERE group_id = ? AND user_id = ?",
      id,
      userOf(other),
    )?.id;
    const about = act === "join" || act === "leave" ? {} : { on: memberId ?? this.#id("gmem") };
    await this.#group(who, { intent: act, id, ...about });
    this.#membership.act(step);
  }

  async #erase(who: number): Promise<void> {
    await eraseFromCommunity(this.context(who), userOf(who));
    this.#gone.add(who);
    this.#friendship.erase(who);
    this.#membership.erase(who);
  }

  /** Everybody reads their own pages; throws for what is not as the model says. */
  async check(): Promise<void> {
    for (const who of PEOPLE.keys()) if (!this.#gone.has(who)) await this.#checkOne(who);
    const rows = this.shared.statement("SELECT one, other FROM friendships").all() as Record<
      string,
      string
    >[];
    const { pairs } = this.#friendship;
    if (rows.length !== pairs) throw new Error(`${rows.length} rows, and not ${pairs}`);
    for (const who of this.#gone) {
      for (const table of ["friendships", "friend_requests", "group_members", "group_bans"]) {
        const all = JSON.stringify(this.shared.statement(`SELECT * FROM ${table}`).all());
        if (all.includes(userOf(who))) throw new Error(`${table} remembers ${who}`);
      }
    }
  }

  async #checkOne(who: number): Promise<void> {
    const ctx = this.context(who);
    const framed = async () => {
      const [profile] = await profileOf(ctx.db, ctx.userId);
      if (!profile) throw new Error("no profile");
      return { profile };
    };
    const { page } = await readFriends(ctx, framed());
    const nameOf = (other: number) => `Name${String.fromCharCode(65 + other)}`;
    const others = [...PEOPLE.keys()].filter((other) => other !== who && !this.#gone.has(other));
    const same = (what: string, read: readonly { name: string }[], expected: number[]) => {
      const [one, other] = [read.map(({ name }) => name).sort(), expected.map(nameOf).sort()];
      if (one.join() !== other.join()) throw new Error(`${what} of ${who}: ${one}, and not ${other}`);
    };
    same(
      "friends",
      page.friends,
      others.filter((other) => this.#friendship.are(who, other)),
    );
    same(
      "asked",
      page.asked,
      others.filter((other) => this.#friendship.isAsked(other, who)),
    );
    same(
      "asking",
      page.asking,
      others.filter((other) => this.#friendship.seemsAsked(who, other)),
    );
    if (/user_model|Surname/.test(JSON.stringify(page)))
      throw new Error(`an id or a surname, read by ${who}`);
    for (const [at, group] of this.#membership.groups.entries()) {
      const { page: read } = await readGroup(
        ctx,
        framed(),
        group.slug,
        insideQuery(new URLSearchParams("show=people")),
      );
      const isIn = group.members.has(who);
      if (Boolean(read?.inside) !== isIn)
        throw new Error(`group ${at}: ${who} ${isIn ? "lost it" : "reads it"}`);
      if (read && PEOPLE[who]?.ageBand === "18+" && !PEOPLE[who]?.leads && GROUPS[at]?.young)
        throw new Error(`an adult finds the young: ${who}`);
      if (read && group.bans.has(who)) throw new Error(`group ${at}: ${who} was sent away, and finds it`);
      if (!read?.inside) continue;
      if (read.group.role !== group.members.get(who))
        throw new Error(`group ${at}: ${who} is ${read.group.role}, and not ${group.members.get(who)}`);
      if (read.group.members !== group.members.size) throw new Error(`group ${at}: a wrong count`);
      same(
        `people of ${at}`,
        read.inside.people,
        [...group.members.keys()].filter((other) => other === who || !this.#friendship.apart(who, other)),
      );
    }
  }
}

export async function peopleSequences(
  runs: number,
  seed: number,
  mutate?: (sql: string) => string,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(peopleSteps, fc.nat(), async (planned, chance) => {
      const people = new People(chance, mutate);
      await people.begin();
      for (const step of planned) await people.step(step);
      await people.check();
    }),
    // a planted bug is found once, and nothing smaller is looked for
    { numRuns: runs, seed, endOnFailure: mutate !== undefined },
  );
}
