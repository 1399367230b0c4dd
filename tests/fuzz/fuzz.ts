import { type Served, serve } from "#scripts/serve.ts";
import { freePort } from "#tests/free-port.ts";
import { dice } from "#tests/model/dice.ts";
import { chanceOf } from "./hostile.ts";
import { People, type Person } from "./people.ts";
import { anything, type Ids, type Plan } from "./requests.ts";
import { surface } from "./surface.ts";
import { essentials, sweep } from "./sweep.ts";
import { type Answer, curlOf, type Sent, Wire } from "./wire.ts";

/** Longer no answer may take, ms: two cores are shared with a browser at times. */
const PATIENCE_MS = 15_000;
/** At once. */
const AT_ONCE = 4;
const MAX_IDS = 400;
const MAX_FAULTS = 25;

/** Limits that no run reaches: what a refusal would hide is what is looked for. */
const WIDE = { SEND_LIMITS: "100000/1000000 1000000/10000000", COMPANION_FIRST_WORD_MS: "2000" };

export type Fault = { why: string; log: string[]; again: string };
export type Found = {
  requests: number;
  seconds: number;
  statuses: Record<string, number>;
  /** By address. */
  asked: Map<string, number>;
  faults: Fault[];
};
export type Run = {
  seed: number;
  count: number;
  port?: number;
  onProgress?(done: number): void;
  /** Told at once, so that a run that is broken off has told what it found. */
  onFault?(fault: Fault): void;
};

/** Sends `count` requests to the production bundle, everything that there is first, and tells which went wrong. */
export async function fuzz({ seed, count, port, onProgress, onFault }: Run): Promise<Found> {
  const logs = new Map<string, string[]>();
  const served = await serve({
    port: port ?? (await freePort()),
    settings: WIDE,
    rateLimits: false,
    onLog: ({ message }) => {
      const id = /"requestId":"(fuzz-\d+)"/.exec(message)?.[1] ?? "unknown";
      logs.set(id, [...(logs.get(id) ?? []), message]);
    },
  });
  try {
    return await new Fuzz(served, seed, logs, onFault).run(count, onProgress);
  } finally {
    await served.stop();
  }
}

class Fuzz {
  readonly #served: Served;
  readonly #seed: number;
  readonly #logs: Map<string, string[]>;
  readonly #wire: Wire;
  readonly #ids: Ids = [];
  readonly #onFault: Run["onFault"];
  readonly #found: Found = { requests: 0, seconds: 0, statuses: {}, asked: new Map(), faults: [] };

  constructor(served: Served, seed: number, logs: Map<string, string[]>, onFault?: Run["onFault"]) {
    this.#onFault = onFault;
    this.#served = served;
    this.#seed = seed;
    this.#logs = logs;
    this.#wire = new Wire(Number(new URL(served.origin).port), PATIENCE_MS);
  }

  async run(count: number, onProgress?: (done: number) => void): Promise<Found> {
    const began = performance.now();
    const chance = chanceOf(dice(this.#seed));
    const people = new People(await this.#served.mf.getD1Database("DB", "koinonia"), this.#served.origin);
    const all = surface();
    const first = [
      ...shuffled(essentials(all, chance, this.#ids), chance.next),
      ...shuffled(sweep(all, chance, this.#ids), chance.next),
    ];
    for (let at = 0; at < count && this.#found.faults.length < MAX_FAULTS; at += AT_ONCE) {
      const plans = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, n) =>
        (first[at + n] ?? (() => anything(all, chance, this.#ids)))(),
      );
      await Promise.all(plans.map(async (plan, n) => this.#ask(at + n, plan, await people.as(plan.role, n))));
      if ((at / AT_ONCE) % 250 === 249) onProgress?.(at + AT_ONCE);
    }
    await this.#afterwards();
    this.#wire.close();
    return { ...this.#found, seconds: (performance.now() - began) / 1000 };
  }

  async #ask(number: number, plan: Plan, person: Person): Promise<void> {
    const sent = this.#sent(number, plan, person);
    const found = this.#found;
    found.requests++;
    const at = plan.path.split("?")[0] ?? "";
    found.asked.set(at, (found.asked.get(at) ?? 0) + 1);
    let answer: Answer = null;
    try {
      answer = await this.#wire.send(sent);
    } catch (error) {
      this.#fault(number, `${String(error)}`, sent);
      return;
    }
    const status = answer === null ? "closed" : String(answer.status);
    found.statuses[status] = (found.statuses[status] ?? 0) + 1;
    if (answer === null) return;
    const why = faultIn(plan, answer);
    if (why) this.#fault(number, why, sent);
    if (answer.status < 300)
      for (const [id = ""] of answer.text.matchAll(/\b[a-z]+_[0-9A-HJKMNP-TV-Z]{26}\b/g)) this.#keep(id);
    // a line of the log that is no refusal's
    for (const line of this.#logs.get(`fuzz-${number}`) ?? [])
      if (isFault(line)) this.#fault(number, "an error in the log", sent);
  }

  #sent(number: number, plan: Plan, { cookie }: Person): Sent {
    const { origin } = this.#served;
    return {
      method: plan.method,
      path: plan.path,
      headers: {
        "cf-ray": `fuzz-${number}`,
        ...(plan.method === "GET" || plan.method === "HEAD"
          ? {}
          : { origin, "sec-fetch-site": "same-origin" }),
        ...plan.headers,
        ...((plan.cookie ?? cookie) && { cookie: [cookie, plan.cookie].filter(Boolean).join("; ") }),
      },
      body: plan.body ?? null,
    };
  }

  #keep(id: string): void {
    if (this.#ids.length >= MAX_IDS) this.#ids.shift();
    if (!this.#ids.includes(id)) this.#ids.push(id);
  }

  #fault(number: number, why: string, sent: Sent): void {
    const log = this.#logs.get(`fuzz-${number}`) ?? [];
    const known = this.#found.faults.find(
      ({ again, why: its }) => again && its.startsWith(`request ${number}:`),
    );
    if (known) return;
    this.#report({ why: `request ${number}: ${why}`, log, again: curlOf(sent, this.#served.origin) });
  }

  #report(fault: Fault): void {
    this.#found.faults.push(fault);
    this.#onFault?.(fault);
  }

  /** What came into the log late, or of nobody's request. */
  async #afterwards(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const [id, lines] of this.#logs)
      for (const line of lines)
        if (isFault(line) && !this.#found.faults.some(({ log }) => log.includes(line)))
          this.#report({ why: `an error in the log (${id})`, log: [line], again: "" });
  }
}

/** A line that says something broke, or that carries a stack. */
const isFault = (line: string): boolean => /"level":"error"|\n\s+at |Uncaught|\\n\s+at /.test(line);

/** What a room says that a form of `/admin/flags` has closed. */
const IS_CLOSED = /room_closed|Closed for now|Cerrado por ahora|SingleFetchRedirect/;

function faultIn({ method, path }: Plan, { status, text, type }: NonNullable<Answer>): string | null {
  if (status === 503 && (IS_CLOSED.test(text) || method === "HEAD")) return null;
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`;
  if (status < 400 || method === "HEAD") return null;
  // refused in words: a page, or JSON, or a line of text
  if (text.trim() === "") return `${status} without a word`;
  if (/^\/functions\/[a-z-]+(\?|$)/i.test(path) && !type.startsWith("application/json") && method === "POST")
    return `${status} to a program, as ${type}`;
  return null;
}

function shuffled<Value>(values: readonly Value[], next: () => number): Value[] {
  const mixed = [...values];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as Value, mixed[at] as Value];
  }
  return mixed;
}
