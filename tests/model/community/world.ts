import { newId } from "#app/core/id.ts";
import { openDatabase } from "#app/db/database.ts";
import { actOnCommunity } from "#app/features/community/act.server.ts";
import { joinCommunity } from "#app/features/community/members/join.server.ts";
import { mayMeet } from "#app/features/community/model/may-meet.ts";
import { actOnQueue } from "#app/features/community/queue/act.server.ts";
import type { AgeBand } from "#app/features/member/age.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import type { MemberContext } from "#app/request/context.ts";
import { dice } from "../dice.ts";
import { SqliteD1 } from "../sqlite-d1.ts";

/** Eight members of the community, both databases, the clock, and who has blocked whom. */

export const START = Date.UTC(2026, 10, 20, 12);
export const HOUR = 3_600_000;

type Who = { ageBand: AgeBand; leads: boolean; pastoral: boolean };
const ADULT: Who = { ageBand: "18+", leads: false, pastoral: false };
const YOUNG: Who = { ageBand: "13-17", leads: false, pastoral: false };
export const PEOPLE: readonly Who[] = [
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
/** Who acts: some oftener than others, so that they come upon each other. */
export const ACTORS = [0, 0, 0, 1, 1, 1, 2, 3, 3, 4, 5, 6, 7] as const;
const MODERATOR = 6;
/** The age band of each group. */
export const GROUP_BANDS: readonly AgeBand[] = ["18+", "13-17"];
export const groupOf = (group: number): string => `group_0000000000000000000000000${group}`;
export const personOf = (who: number): Who => PEOPLE[who] ?? ADULT;

export const userOf = (who: number): string => `user_model_${who}`;
/** Whose id it is. */
export const whoOf = (userId: string): number => Number(userId.replace(/\D/g, ""));
export const nth = <Value>(values: readonly Value[], n: number): Value | undefined =>
  values[n % Math.max(1, values.length)];

export type Moderation = "shown" | "hidden" | "held";

export class World {
  readonly db = new SqliteD1();
  readonly shared: SqliteD1;
  readonly #random: () => number;
  now = START;
  readonly blocks = new Set<string>();
  readonly handles: string[] = [];
  /** Pairs, the lower first; and who is in which of the two groups. */
  readonly friends = new Set<string>();
  readonly inGroups = new Set<string>();

  /** @param rewrite a planted bug: of each statement */
  constructor(seed: number, rewrite: (sql: string) => string = (sql) => sql) {
    this.#random = dice(seed);
    this.shared = new SqliteD1((sql) => sql, "community");
    this.shared.rewrite = rewrite;
  }

  context(who: number): MemberContext {
    return {
      db: openDatabase(this.db.d1, null),
      community: openDatabase(this.shared.d1, null),
      communityRules: { open: true, holdsFirst: false },
      userId: userOf(who),
      now: () => this.now,
      random: this.#random,
      rooms: { publish: async () => undefined },
      wall: { touch: async () => undefined },
      requestId: "model",
      // nothing behind an answer is ever run: the cron has it all
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
      language: "en",
      browserZone: null,
      inShell: false,
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
      if (profile) this.handles.push((await joinCommunity(ctx, profile)).handle);
      this.shared
        .statement("UPDATE community_members SET leads = ?, pastoral = ? WHERE user_id = ?")
        .run(Number(leads), Number(pastoral), userOf(who));
    }
    this.beginGroups();
  }

  /** A group of adults and one of 13 to 17, with appointed leaders in both; everybody who may is in theirs. */
  beginGroups(): void {
    for (const [group, band] of GROUP_BANDS.entries())
      this.shared
        .statement(
          "INSERT INTO study_groups (id, form_id, slug, name, theme, language, kind, age_band, created_at) VALUES (?, '', ?, 'Group', 'gospels', 'en', 'public', ?, 0)",
        )
        .run(groupOf(group), `group-${group}`, band);
    for (const group of GROUP_BANDS.keys()) for (const who of [6, ...PEOPLE.keys()]) this.join(who, group);
  }

  /** Nobody comes into a group of the other age, but who is appointed. */
  join(who: number, group: number): void {
    const { ageBand, leads } = personOf(who);
    const may = ageBand === GROUP_BANDS[group] || (GROUP_BANDS[group] === "13-17" && leads);
    const role = who === 6 ? "leader" : "member";
    const written = this.#write(
      "INSERT INTO group_members (group_id, user_id, role, id, joined_at) VALUES (?, ?, ?, ?, 0) ON CONFLICT DO NOTHING",
      ...[groupOf(group), userOf(who), role, `gm_${group}_${who}`],
    );
    if (written !== may)
      throw new Error(`${who} ${written ? "came into" : "was kept out of"} group ${group}`);
    if (may) this.inGroups.add(`${group}:${who}`);
  }

  leave(who: number, group: number): void {
    // the leader stays, so that the group does
    if (who === 6) return;
    this.#write("DELETE FROM group_members WHERE group_id = ? AND user_id = ?", groupOf(group), userOf(who));
    this.inGroups.delete(`${group}:${who}`);
  }

  /** Of one age, and no block between them: all else is refused by the schema. */
  befriend(who: number, other: number): void {
    if (who === other) return;
    const may = personOf(who).ageBand === personOf(other).ageBand && !this.apart(who, other);
    const pair = [who, other].sort();
    const written = this.#write(
      "INSERT INTO friendships (one, other, id, since) VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING",
      ...[...pair.map(userOf), `fr_${pair.join("_")}`],
    );
    if (written !== may) throw new Error(`${pair} ${written ? "became" : "could not become"} friends`);
    if (may) this.friends.add(pair.join(":"));
  }

  unfriend(who: number, other: number): void {
    const pair = [who, other].sort();
    this.#write("DELETE FROM friendships WHERE one = ? AND other = ?", ...pair.map(userOf));
    this.friends.delete(pair.join(":"));
  }

  block(who: number, other: number): void {
    this.blocks.add(`${who}:${other}`);
    this.friends.delete([who, other].sort().join(":"));
  }

  #write(sql: string, ...values: string[]): boolean {
    try {
      this.shared.statement(sql).run(...values);
      return true;
    } catch (error) {
      if (/may_meet/.test(String(error))) return false;
      throw error;
    }
  }

  async framed(who: number): Promise<{ profile: Profile }> {
    const [profile] = await profileOf(this.context(who).db, userOf(who));
    if (!profile) throw new Error("no profile");
    return { profile };
  }

  apart = (one: number, other: number): boolean =>
    this.blocks.has(`${one}:${other}`) || this.blocks.has(`${other}:${one}`);

  /** Whether two see of each other what they share. */
  meet = (one: number, other: number): boolean =>
    one === other || (mayMeet(personOf(one), personOf(other)) && !this.apart(one, other));

  send = (who: number, fields: Record<string, string>) => actOnCommunity(this.context(who), formOf(fields));

  id = (prefix: string): string => newId(prefix, this.now, this.#random);

  async moderate(act: string, id: string): Promise<void> {
    const fields = { intent: act, id, formId: this.id("form"), rule: "contempt" };
    await actOnQueue(this.context(MODERATOR), formOf(fields));
  }

  async unblock(who: number): Promise<void> {
    const found = this.shared
      .statement("SELECT id, blocked_id FROM blocks WHERE user_id = ? LIMIT 1")
      .get(userOf(who)) as { id: string; blocked_id: string } | undefined;
    if (!found) return;
    await this.send(who, { intent: "unblock", id: found.id });
    this.blocks.delete(`${who}:${whoOf(found.blocked_id)}`);
  }
}

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

export const MODERATIONS = ["leave", "hide", "restore"] as const;

/**
 * Where an act of the moderator leads: nobody decides about themselves, and leaving what nobody asked about is nothing.
 * @param asked whether a report of it waits
 */
export function moderated(
  act: (typeof MODERATIONS)[number],
  { author, moderation }: { author: number; moderation: Moderation },
  asked: boolean,
): Moderation | null {
  if (author === MODERATOR) return null;
  const isAsked = asked || moderation === "held";
  const isOpen = { leave: isAsked, hide: isAsked || moderation === "shown", restore: true }[act];
  if (!isOpen || (moderation === "hidden") !== (act === "restore")) return null;
  return act === "hide" ? "hidden" : "shown";
}

/** @throws for two lists that are not the same, in whatever order */
export function expectSame(what: string, found: readonly string[], expected: readonly string[]): void {
  const [one, other] = [JSON.stringify([...found].sort()), JSON.stringify([...expected].sort())];
  if (one !== other) throw new Error(`${what}: ${one} and not ${other}`);
}
