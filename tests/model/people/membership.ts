import type { Friendship } from "./friendship.ts";
import { GROUPS, PEOPLE, type PeopleStep } from "./steps.ts";

type Group = { id: string; slug: string; members: Map<number, string>; bans: Set<number> };

/** Who is in which group, as what, and who was sent away for good, as it shall be. */
export class Membership {
  readonly groups: Group[] = [];
  readonly #friendship: Friendship;

  constructor(friendship: Friendship) {
    this.#friendship = friendship;
  }

  made(group: Pick<Group, "id" | "slug">, maker: number): void {
    this.groups.push({ ...group, members: new Map([[maker, "leader"]]), bans: new Set() });
  }

  act({ who, act, other, group: at }: PeopleStep): void {
    const group = this.groups[at];
    if (!group) return;
    const { members, bans } = group;
    const young = GROUPS[at]?.young ?? false;
    if (act === "join" && this.#mayJoin(group, who, young)) members.set(who, "member");
    if (act === "leave" && members.has(who)) this.#leave(group, who, false);
    const leads = members.get(who) === "leader";
    const isAnother = leads && other !== who && members.has(other);
    const mayRemove = isAnother && members.get(other) !== "leader";
    if (act === "send-away" && mayRemove) this.#leave(group, other, true);
    if (act === "ban" && mayRemove) {
      this.#leave(group, other, true);
      bans.add(other);
    }
    if (act === "hand-over" && isAnother && (!young || PEOPLE[other]?.leads)) {
      members.set(other, "leader");
      members.set(who, "helper");
    }
  }

  erase(who: number): void {
    for (const [at, { members, bans }] of this.groups.entries()) {
      bans.delete(who);
      const wasLeader = members.get(who) === "leader";
      members.delete(who);
      if (wasLeader && ![...members.values()].includes("leader")) this.#succeed(at);
    }
  }

  #mayJoin({ members, bans }: Group, who: number, young: boolean): boolean {
    const one = PEOPLE[who];
    const mayEnter = young ? one?.ageBand === "13-17" || one?.leads : one?.ageBand === "18+";
    const leaders = [...members].filter(([, role]) => role === "leader").map(([leader]) => leader);
    const meets = !leaders.some((leader) => this.#friendship.apart(who, leader));
    // without a leader it is archived
    return Boolean(mayEnter) && meets && leaders.length > 0 && !bans.has(who) && !members.has(who);
  }

  /** Whoever leads others alone does not leave. */
  #leave({ members }: Group, who: number, isSent: boolean): void {
    const leaders = [...members.values()].filter((role) => role === "leader").length;
    if (!isSent && members.get(who) === "leader" && leaders === 1 && members.size > 1) return;
    members.delete(who);
  }

  /** Who helps, then who has been there longest; of the young an appointed leader alone. */
  #succeed(at: number): void {
    const { members } = this.groups[at] ?? { members: new Map<number, string>() };
    const may = [...members].filter(([who]) => !GROUPS[at]?.young || PEOPLE[who]?.leads);
    const next = may.find(([, role]) => role === "helper") ?? may[0];
    if (next) members.set(next[0], "leader");
  }
}
