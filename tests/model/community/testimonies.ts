import fc from "fast-check";
import { readMember } from "#app/features/community/members/profile/read.server.ts";
import { actOnTestimonies } from "#app/features/community/testimonies/act.server.ts";
import type { CommentLine } from "#app/features/community/testimonies/model/testimony-line.ts";
import { testimonyQuery } from "#app/features/community/testimonies/query.ts";
import { readTestimonies, readTestimony } from "#app/features/community/testimonies/read.server.ts";
import {
  ACTORS,
  expectSame,
  formOf,
  MODERATIONS,
  type Moderation,
  moderated,
  nth,
  PEOPLE,
  World,
} from "./world.ts";

/** The same eight with testimonies: told, unnamed, commented on, "Amen", hidden, reported, blocked, edited, taken back. */
type Comment = { id: string; author: number; moderation: Moderation; body: string };
type SharedTestimony = {
  id: string;
  author: number;
  unnamed: boolean;
  withdrawn: boolean;
  moderation: Moderation;
  body: string;
  version: number;
  amens: Set<number>;
  comments: Comment[];
};

const ACTS = [
  "tell",
  "tell",
  "comment",
  "comment",
  "amen",
  "unamen",
  "hide",
  "block",
  "block-comment",
  "unname",
  "withdraw",
  "edit",
  "report",
  "moderate",
  "moderate-comment",
  "unblock",
] as const;
type Step = { who: number; act: (typeof ACTS)[number]; which: number; how: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    who: fc.constantFrom(...ACTORS),
    act: fc.constantFrom(...ACTS),
    which: fc.nat({ max: 20 }),
    how: fc.nat({ max: 20 }),
  }),
  { minLength: 5, maxLength: 30 },
);

const OPENING: readonly Step[] = [0, 1, 3, 6].map((who) => ({ who, act: "tell", which: 0, how: who }));

class Testimonies {
  readonly #world: World;
  readonly #shared: SharedTestimony[] = [];
  readonly #hidden = new Set<string>();
  readonly #reports = new Map<string, Set<number>>();

  constructor(world: World) {
    this.#world = world;
  }

  #may = (reader: number, one: SharedTestimony): boolean =>
    one.author === reader ||
    (!one.withdrawn && one.moderation === "shown" && this.#world.meet(reader, one.author));

  #mayComment = (reader: number, one: Comment): boolean =>
    one.author === reader || (one.moderation === "shown" && this.#world.meet(reader, one.author));

  /** On the page of testimonies, where it is one of the reader's to find. */
  #shownTo = (reader: number, only: (one: SharedTestimony) => boolean): string[] =>
    this.#shared
      .filter((one) => !one.withdrawn && one.moderation === "shown" && this.#may(reader, one))
      .filter((one) => !this.#hidden.has(`${reader}:${one.id}`) && only(one))
      .map(({ id }) => id);

  async step({ who, act, which, how }: Step): Promise<void> {
    this.#world.now += 1_000;
    if (act === "unblock") return this.#world.unblock(who);
    if (act === "tell") return this.#share(who, how);
    const one = nth(this.#shared, which);
    if (!one) return;
    if (act === "comment") return this.#comment(who, one);
    const comment = nth(one.comments, how);
    if (act === "moderate") return this.#moderate(one, how, one.withdrawn);
    if (act === "moderate-comment") return comment && this.#moderate(comment, which, false);
    if (act === "block-comment" && !comment) return;
    const { id, version } = one;
    const intent = act === "block-comment" ? "block" : act;
    const more = {
      ...(act === "block-comment" && { comment: comment?.id ?? "" }),
      ...(act === "edit" && { version: String(version), body: `${one.body} more` }),
      ...(act === "report" && { reason: "harm" }),
    };
    await this.#send(who, { intent, id, ...more });
    this.#expect(who, act, one, comment);
  }

  #send = (who: number, fields: Record<string, string>) =>
    actOnTestimonies(this.#world.context(who), formOf({ language: "en", ...fields }));

  #expect(who: number, act: Step["act"], one: SharedTestimony, comment: Comment | undefined): void {
    const mine = one.author === who;
    const mayElse = !mine && this.#may(who, one);
    if (act === "amen" && mayElse) one.amens.add(who);
    if (act === "unamen" && mayElse) one.amens.delete(who);
    if (act === "hide" && mayElse) this.#hidden.add(`${who}:${one.id}`);
    if (act === "block" && mayElse) this.#world.blocks.add(`${who}:${one.author}`);
    if (act === "report" && mayElse) {
      const by = this.#reports.get(one.id) ?? new Set();
      this.#reports.set(one.id, by.add(who));
      if (by.size >= 3 && one.moderation === "shown") one.moderation = "held";
    }
    const isSeen = comment && comment.author !== who && this.#may(who, one) && this.#mayComment(who, comment);
    if (act === "block-comment" && isSeen) this.#world.blocks.add(`${who}:${comment.author}`);
    if (!mine) return;
    if (act === "unname") one.unnamed = true;
    if (act === "withdraw") one.withdrawn = true;
    if (act === "edit" && !one.withdrawn) {
      one.body += " more";
      one.version += 1;
    }
  }

  async #share(who: number, how: number): Promise<void> {
    const body = `Told by someone ${"x".repeat(2 + this.#shared.length)}`;
    const unnamed = how % 3 === 0;
    const reply = await this.#send(who, {
      intent: "tell",
      formId: this.#world.id("form"),
      body,
      unnamed: unnamed ? "yes" : "no",
    });
    if (!reply.ok) return;
    const fresh = { unnamed, withdrawn: false, moderation: "shown" as const, version: 1 };
    this.#shared.push({ id: reply.id, author: who, body, ...fresh, amens: new Set(), comments: [] });
  }

  async #comment(who: number, one: SharedTestimony): Promise<void> {
    const body = `Comment by writer ${who} ${"x".repeat(one.comments.length)}`.trim();
    const reply = await this.#send(who, {
      intent: "comment",
      id: one.id,
      formId: this.#world.id("form"),
      body,
    });
    const may = !one.withdrawn && this.#may(who, one);
    if (reply.ok !== may)
      throw new Error(`${who} ${may ? "could not comment" : "commented"} on ${one.author}`);
    if (!may) return;
    const { id } = this.#world.shared
      .statement("SELECT id FROM testimony_comments ORDER BY rowid DESC LIMIT 1")
      .get() as { id: string };
    one.comments.push({ id, author: who, moderation: "shown", body });
  }

  async #moderate(one: SharedTestimony | Comment, how: number, withdrawn: boolean): Promise<void> {
    const act = nth(MODERATIONS, how) ?? "hide";
    await this.#world.moderate(act, one.id);
    const next = withdrawn ? null : moderated(act, one, this.#reports.has(one.id));
    if (!next) return;
    one.moderation = next;
    this.#reports.delete(one.id);
  }

  /** Everybody reads everything. @throws for what somebody reads and may not, or may and does not */
  async check(): Promise<void> {
    for (const reader of PEOPLE.keys()) {
      await this.#checkLists(reader);
      for (const one of this.#shared) await this.#checkOne(reader, one);
      // each sequence another third of the pairs
      for (const who of PEOPLE.keys())
        if ((reader + who + this.#shared.length) % 3 === 0) await this.#checkProfile(reader, who);
    }
  }

  async #list(reader: number, address: string): Promise<string[]> {
    const query = testimonyQuery(new URLSearchParams(address));
    const { page } = await readTestimonies(this.#world.context(reader), this.#world.framed(reader), query);
    this.#checkNames(reader, page.testimonies);
    return page.testimonies.map(({ id }) => id);
  }

  async #checkLists(reader: number): Promise<void> {
    expectSame(
      `${reader}'s page`,
      await this.#list(reader, ""),
      this.#shownTo(reader, () => true),
    );
    for (const word of ["someone", "more"]) {
      const shown = this.#shownTo(reader, ({ body }) => body.includes(word));
      expectSame(`${reader} looks for ${word}`, await this.#list(reader, `q=${word}`), shown);
    }
    const own = this.#shared.filter(({ author, withdrawn }) => author === reader && !withdrawn);
    expectSame(
      `${reader}'s own`,
      await this.#list(reader, "show=mine&q=told"),
      own.map(({ id }) => id),
    );
  }

  async #checkOne(reader: number, one: SharedTestimony): Promise<void> {
    const { page } = await readTestimony(this.#world.context(reader), this.#world.framed(reader), one.id);
    const may = this.#may(reader, one);
    const where = `${reader} and the testimony of ${one.author}`;
    if (may !== (page !== null)) throw new Error(`by address, ${may ? "lost" : "read"}: ${where}`);
    if (!page) return;
    const { testimony, threads } = page;
    if (testimony.body !== one.body || testimony.amens !== one.amens.size)
      throw new Error(`other words or counts: ${where}`);
    this.#checkNames(reader, [testimony]);
    const comments: CommentLine[] = threads.flatMap((thread) => [thread, ...thread.replies]);
    const seen = one.comments.filter((comment) => this.#mayComment(reader, comment));
    expectSame(
      `comments: ${where}`,
      comments.map(({ body }) => body),
      seen.map(({ body }) => body),
    );
    const masked = comments.filter(({ isAuthor, mine }) => isAuthor && !mine && one.unnamed);
    if (masked.some(({ author }) => author !== null)) throw new Error(`a comment's masked name: ${where}`);
    if (/user_model|Surname/.test(JSON.stringify(page))) throw new Error(`an id: ${where}`);
  }

  #checkNames(reader: number, lines: readonly { id: string; author: unknown }[]): void {
    for (const { id, author } of lines) {
      const one = this.#shared.find((known) => known.id === id);
      if (!one) throw new Error("a testimony that the model does not know");
      if (one.unnamed && one.author !== reader && author !== null)
        throw new Error(`a masked name, read by ${reader}: ${JSON.stringify(author)}`);
    }
  }

  async #checkProfile(reader: number, who: number): Promise<void> {
    const framed = this.#world.framed(reader);
    const handle = this.#world.handles[who] ?? "";
    const query = { requests: null, testimonies: null };
    const { page } = await readMember(this.#world.context(reader), framed, handle, query);
    if (this.#world.meet(reader, who) !== (page !== null))
      throw new Error(`${reader} and the profile of ${who}`);
    if (!page) return;
    const written = this.#shownTo(reader, ({ author, unnamed }) => author === who && !unnamed);
    const found = (page.testimonies ?? []).map(({ id }) => id);
    expectSame(`${reader} on the profile of ${who}`, found, written.sort().reverse().slice(0, 10));
  }
}

/** @param rewrite a planted bug: of each statement */
export async function testimonySequences(
  runs: number,
  seed: number,
  rewrite?: (sql: string) => string,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(), async (planned, chance) => {
      const world = new World(chance, rewrite);
      await world.begin();
      const testimonies = new Testimonies(world);
      for (const step of [...OPENING, ...planned]) await testimonies.step(step);
      await testimonies.check();
    }),
    { numRuns: runs, seed, endOnFailure: rewrite !== undefined },
  );
}
