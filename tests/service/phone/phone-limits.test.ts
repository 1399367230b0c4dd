import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sendCode } from "#app/features/phone/send-code.server.ts";
import { verifyCode } from "#app/features/phone/verify-code.server.ts";
import { member, type TestMember } from "#tests/service/members.ts";
import { hmac } from "#workers/hmac.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const RIGHT = "424242";
const WRONG = "111111";

type Step =
  | { kind: "wait"; ms: number }
  | { kind: "send"; who: 0 | 1 }
  | { kind: "verify"; who: 0 | 1; right: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("send" as const), who: fc.constantFrom(0, 1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("verify" as const),
      who: fc.constantFrom(0, 1),
      right: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("wait" as const),
      ms: fc.constantFrom(1000, 59_000, MINUTE, 3 * MINUTE, 9 * MINUTE, 10 * MINUTE, 8 * 60 * MINUTE),
    }),
  },
);

type Code = { who: number; at: number; tries: number; state: "waiting" | "used" };

/** G23 as one reads it: a list of sends and the code of the moment. */
class Model {
  now = 0;
  sends: { at: number; who: number }[] = [];
  code: Code | null = null;

  #within = (ms: number, who?: number) =>
    this.sends.filter((send) => send.at > this.now - ms && (who === undefined || send.who === who)).length;

  #alive = (): Code | null =>
    this.code?.state === "waiting" && this.now < this.code.at + 10 * MINUTE ? this.code : null;

  send(who: number): boolean {
    const alive = this.#alive();
    const free = this.#within(MINUTE) < 1 && this.#within(10 * MINUTE) < 3 && this.#within(DAY) < 10;
    const mine = !alive || (alive.who === who && alive.tries < 5);
    if (!free || !mine || this.#within(DAY, who) >= 10) return false;
    this.sends.push({ at: this.now, who });
    if (!alive) this.code = { who, at: this.now, tries: 0, state: "waiting" };
    return true;
  }

  verify(who: number, right: boolean): boolean {
    const alive = this.#alive();
    if (!alive || alive.who !== who || alive.tries >= 5) return false;
    alive.tries += 1;
    if (right) alive.state = "used";
    return right;
  }
}

let runs = 0;

/** Two members on one telephone; a text service that never refuses, so that only our own limits speak. */
async function people(phoneNumber: string): Promise<{ both: TestMember[]; texts: string[] }> {
  const texts: string[] = [];
  const both = await Promise.all([member(), member()]);
  for (const ctx of both) {
    ctx.addressHash = () => hmac(env.PRIVACY_KEY, `${phoneNumber}${ctx.userId}`);
    ctx.texts = {
      sendCode: async (to) => {
        texts.push(to);
        return { ok: true };
      },
      checkCode: async (_to, code) => (code === RIGHT ? { ok: true } : { ok: false, refusal: "code_wrong" }),
      send: async () => ({ ok: true, id: "SM1" }),
      isSigned: async () => false,
    };
    ctx.accounts.addVerifiedPhone = async (userId, number) => ({
      ok: true,
      account: {
        userId,
        fullName: "Ann",
        email: "ann@example.com",
        phoneNumber: number,
        phoneVerified: true,
        timeZone: null,
        language: null,
        ageBand: null,
        createdAt: 0,
        updatedAt: 0,
      },
    });
  }
  return { both, texts };
}

test("G23: whatever two members do with one number, texts and proofs are those of the simple model", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 18 }), async (steps) => {
      const phoneNumber = `209-555-${String(1000 + ++runs)}`;
      const { both, texts } = await people(phoneNumber);
      const model = new Model();
      const start = both[0]?.now() ?? 0;
      for (const one of steps) {
        if (one.kind === "wait") {
          model.now += one.ms;
          for (const ctx of both) ctx.at(start + model.now);
          continue;
        }
        const ctx = both[one.who] as TestMember;
        if (one.kind === "send") {
          const sent = await sendCode(ctx, phoneNumber);
          expect(sent.ok).toBe(model.send(one.who));
          if (sent.ok) expect(sent.value.resendInS).toBeGreaterThanOrEqual(60);
        } else {
          const verified = await verifyCode(ctx, phoneNumber, one.right ? RIGHT : WRONG);
          expect(verified.ok).toBe(model.verify(one.who, one.right));
        }
      }
      expect(texts).toHaveLength(model.sends.length);
    }),
    { numRuns: 60, seed: 2026 },
  );
}, 60_000);
