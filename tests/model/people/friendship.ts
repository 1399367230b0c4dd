import { PEOPLE, type PeopleStep } from "./steps.ts";

const pair = (one: number, other: number): string => [one, other].sort().join(":");
const names = (key: string, who: number): boolean => key.split(":").includes(String(who));

/** Who is whose friend, who has asked whom, and who has blocked whom, as it shall be. */
export class Friendship {
  readonly #friends = new Set<string>();
  /** `from:to`, with what has become of it. */
  readonly #asked = new Map<string, "waiting" | "declined" | "taken" | "declined-taken">();
  readonly #blocks = new Set<string>();

  get pairs(): number {
    return this.#friends.size;
  }
  are = (one: number, other: number): boolean => this.#friends.has(pair(one, other));
  /** Asked, and not answered by the one who was asked. */
  isAsked = (from: number, to: number): boolean => this.#asked.get(`${from}:${to}`) === "waiting";
  /** Asked, and as whoever asked sees it: what was declined waits for good. */
  seemsAsked = (from: number, to: number): boolean =>
    /^(waiting|declined)$/.test(this.#asked.get(`${from}:${to}`) ?? "");
  apart = (one: number, other: number): boolean =>
    this.#blocks.has(`${one}:${other}`) || this.#blocks.has(`${other}:${one}`);

  #may = (one: number, other: number): boolean =>
    one !== other && PEOPLE[one]?.ageBand === PEOPLE[other]?.ageBand && !this.apart(one, other);

  ask(who: number, other: number): void {
    if (!this.#may(who, other) || this.are(who, other)) return;
    const before = this.#asked.get(`${who}:${other}`);
    const now = before === "declined" || before === "declined-taken" ? "declined" : "waiting";
    this.#asked.set(`${who}:${other}`, now);
    const theirs = this.#asked.get(`${other}:${who}`);
    // whoever has asked and not taken it back is met, declined or not, by a request that is new
    const isNew = before === undefined || before === "taken" || before === "declined-taken";
    if (isNew && (theirs === "waiting" || theirs === "declined")) this.#become(who, other);
  }

  /** What is done about a row that there is. */
  act(act: PeopleStep["act"], who: number, other: number): void {
    const [theirs, mine] = [`${other}:${who}`, `${who}:${other}`];
    const open = this.#asked.get(theirs) === "waiting";
    if (act === "accept" && open) this.#become(who, other);
    if (act === "decline" && open) this.#asked.set(theirs, "declined");
    if (act === "take-back") {
      const now = this.#asked.get(mine);
      if (now === "waiting") this.#asked.set(mine, "taken");
      if (now === "declined") this.#asked.set(mine, "declined-taken");
    }
    if (act === "remove") this.#friends.delete(pair(who, other));
    if (act === "block") this.#block(who, other);
  }

  unblock(who: number, other: number): void {
    this.#blocks.delete(`${who}:${other}`);
  }

  erase(who: number): void {
    for (const kept of [this.#friends, this.#blocks])
      for (const key of [...kept]) if (names(key, who)) kept.delete(key);
    for (const key of [...this.#asked.keys()]) if (names(key, who)) this.#asked.delete(key);
  }

  #become(one: number, other: number): void {
    this.#friends.add(pair(one, other));
    this.#asked.delete(`${one}:${other}`);
    this.#asked.delete(`${other}:${one}`);
  }

  #block(who: number, other: number): void {
    this.#blocks.add(`${who}:${other}`);
    this.#friends.delete(pair(who, other));
    this.#asked.delete(`${who}:${other}`);
    this.#asked.delete(`${other}:${who}`);
  }
}
