import { expect, test } from "vitest";
import { openCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import {
  createCheckoutFunction,
  customerPortalFunction,
  giveBlessingFunction,
  purchaseMessagesFunction,
} from "#app/features/billing/checkout/functions.server.ts";
import { openPortal } from "#app/features/billing/checkout/portal.server.ts";
import { PAGE_LIMIT } from "#app/features/billing/model/offers.ts";
import { DAY, type Payer, payer, START } from "#tests/billing/payer.ts";
import { rows } from "#tests/service/members.ts";

/** F6-F8: how many pages of the vendor's one may open. */

const pack = { kind: "pack" } as const;
const SECOND = 1_000;

async function openTen(ctx: Payer): Promise<void> {
  for (let page = 0; page < PAGE_LIMIT.minute; page++) expect((await openCheckout(ctx, pack)).ok).toBe(true);
}

const begun = async (ctx: Payer) =>
  (await rows<{ id: string }>("SELECT id FROM checkouts WHERE user_id = ?", ctx.userId)).length;

test("F6-F8: one page too many in a minute is refused with when to come again, and nothing is half-made", async () => {
  const [ctx, other] = [await payer(), await payer()];
  ctx.at(START + 20 * SECOND);
  await openTen(ctx);
  const sessions = ctx.machine.sessions.size;
  for (const call of [
    createCheckoutFunction,
    purchaseMessagesFunction,
    (of: Payer) => giveBlessingFunction(of, { amountCents: 250, note: "Peace" }),
    customerPortalFunction,
  ]) {
    const answer = await call(ctx);
    expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
      429,
      "40",
      {
        error: "billing.too_fast",
        title: "A moment, please",
        message:
          "Several payment pages were opened within a minute. Nothing was charged. Please try again in a minute.",
      },
    ]);
  }
  expect(ctx.machine.sessions.size).toBe(sessions);
  expect(await begun(ctx)).toBe(PAGE_LIMIT.minute);
  const spanish = await purchaseMessagesFunction({ ...ctx, language: "es" });
  expect(await spanish.json()).toMatchObject({ title: "Un momento, por favor" });
  // by member: nobody else is refused; and the next minute is another
  expect((await openCheckout(other, pack)).ok).toBe(true);
  ctx.at(START + 60 * SECOND);
  expect((await openCheckout(ctx, pack)).ok).toBe(true);
  expect((await openPortal(ctx)).ok).toBe(true);
});

test("F6, F8: the day has its own limit, over checkouts and portals together", async () => {
  const ctx = await payer();
  expect((await openCheckout(ctx, pack)).ok).toBe(true);
  for (let page = 1; page < PAGE_LIMIT.day; page++) {
    ctx.at(START + page * 10 * SECOND);
    expect((await openPortal(ctx)).ok).toBe(true);
  }
  ctx.at(START + 6 * 3_600_000);
  const answer = await customerPortalFunction(ctx);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, String(6 * 3_600)]);
  expect(await answer.json()).toMatchObject({ error: "billing.too_many" });
  ctx.at(START + DAY);
  expect((await openPortal(ctx)).ok).toBe(true);
});

test("F6: the page for premium that stands open is the same again, and is not counted", async () => {
  const ctx = await payer();
  const first = await openCheckout(ctx, { kind: "premium" });
  for (let press = 0; press < 2 * PAGE_LIMIT.minute; press++)
    expect(await openCheckout(ctx, { kind: "premium" })).toEqual(first);
});
