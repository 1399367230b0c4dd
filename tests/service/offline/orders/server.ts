import { env } from "cloudflare:workers";
import { respond as respondToPlans } from "#app/features/plans/respond.server.ts";
import { respond as respondToPrayers } from "#app/features/prayers/respond.server.ts";
import { action as trivia } from "#app/routes/games/games.kept.ts";
import { action as evening } from "#app/routes/groups/evening.notes.ts";
import { action as pet } from "#app/routes/member/pet.kept.ts";
import { action as memory } from "#app/routes/memory/memory-verses.review.ts";
import { action as functions } from "#app/routes/site/functions.ts";
import { action as marks } from "#app/routes/study/bible-study.marks.ts";
import { action as study } from "#app/routes/study/bible-study.session.ts";
import { close, said } from "#tests/service/asking.ts";
import type { TestMember } from "#tests/service/members.ts";
import type { Device, Network } from "./device.ts";

/** A request that has reached the server, whether or not its answer came back. */
export type Reached = { path: string; fields: Record<string, string>; at: number; status: number };
type Sent = { path: string; body: FormData | string; at: number };
/** So late a network may still bring a copy of something, ms. */
const LATEST_MS = 3_600_000;

const ACTIONS: Record<string, typeof marks> = {
  "/bible-study/marks": marks,
  "/bible-study/session": study,
  "/memory-verses/review": memory,
  "/trivia/kept": trivia,
  "/pet/kept": pet,
  "/evening/notes": evening,
  "/functions/persistent-chatbot": functions,
};
const RESPONDS: Record<string, typeof respondToPlans | typeof respondToPrayers> = {
  "/daily-plan.data": respondToPlans,
  "/community/prayers/session.data": respondToPrayers,
};

const fieldsOf = async ({ body }: Sent): Promise<Record<string, string>> =>
  Object.fromEntries(
    typeof body === "string"
      ? Object.entries(JSON.parse(body) as object).map(([name, value]) => [name, String(value)])
      : [...body].map(([name, value]) => [name, String(value)]),
  );

/** The product's own routes and services behind a network that loses requests, answers and nothing else. */
export class Server {
  readonly reached: Reached[] = [];
  readonly #earlier: Sent[] = [];
  readonly #ctx: TestMember;
  readonly #random: () => number;
  /** Everything comes through. */
  calm = false;

  constructor(ctx: TestMember, random: () => number) {
    this.#ctx = ctx;
    this.#random = random;
  }

  async #work({ path, body }: Sent): Promise<Response> {
    const request = new Request(`http://localhost${path}`, { method: "POST", body });
    const name = path.split("/").at(-1) ?? "";
    const context = { app: this.#ctx, nonce: "", embedded: null, cloudflare: { env } };
    const respond = RESPONDS[path];
    if (respond) {
      const reply = await respond(this.#ctx, request);
      return Response.json(reply.data, { status: reply.init?.status ?? 200 });
    }
    const act = ACTIONS[path];
    if (!act) throw new Error(`nobody answers ${path}`);
    return (await act({ request, params: { name }, context } as never).catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    })) as Response;
  }

  async #reach(sent: Sent): Promise<Response> {
    const jobs = this.#ctx.recorded.jobs.length;
    const answer = await this.#work(sent);
    await this.#ctx.settled();
    const { path } = sent;
    this.reached.push({ path, fields: await fieldsOf(sent), at: this.#ctx.now(), status: answer.status });
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    // the companion has answered before the next message goes, most of the time
    if (this.#ctx.recorded.jobs.length > jobs && (this.calm || this.#random() < 0.8)) await this.answer();
    return answer;
  }

  /** The answer that is being written ends. */
  answer = async (): Promise<void> => {
    if (this.#ctx.recorded.jobs.length === 0) return;
    await close(this.#ctx, said("answered"));
    await this.#ctx.settled();
  };

  network(device: () => Device): Network {
    return async (path, { body }) => {
      const at = this.#ctx.now();
      const sent = { path, body: body as FormData | string, at };
      const lost = new TypeError("Failed to fetch");
      const fate = this.calm ? 1 : this.#random();
      if (!device().online) throw lost;
      if (fate < 0.08) {
        device().online = false;
        throw lost;
      }
      if (fate < 0.13) return new Response("busy", { status: 503 });
      if (fate < 0.16) return new Response("slowly", { status: 429 });
      // a copy of something earlier comes late
      const copies = this.#earlier.filter((one) => at - one.at < LATEST_MS);
      const late = fate < 0.24 ? copies[Math.floor(this.#random() * copies.length)] : null;
      if (late) await this.#reach(late);
      this.#earlier.push(sent);
      const answer = await this.#reach(sent);
      if (fate > 0.24 && fate < 0.4) {
        // it was done, and nobody here knows
        device().online = this.#random() < 0.5;
        throw lost;
      }
      return answer;
    };
  }
}
