import type { RawQuery, Statement } from "#app/db/database.ts";
import { chargeFor, type Meter, type Payment, usedOn } from "#app/features/chat/allowance/allowance.ts";
import { reserveMessage } from "#app/features/chat/model/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { AllowanceView } from "#party/protocol.ts";
import { allowanceOn, spendCredit } from "./store.server.ts";

type Tally = { used: number; credits: number };

export type Charging = {
  /** Stand first in the commit; `tally`: how the day stands. */
  statements: { spent: Statement | null; tally: RawQuery<Tally> };
  /** The day that was charged; null where it was not. */
  day: string | null;
  /** The allowance that the member is shown, from what `tally` answered. */
  allowanceOf(rows: readonly Tally[]): AllowanceView;
};

type Charged = { answerId: string; today: string; allowed: number | null };

/** G2: the day's free messages first, then what was bought; both in the commit that asks. */
export function chargeStatements(
  { db, userId, now }: MemberContext,
  payment: Payment | null,
  { answerId, today, allowed }: Charged,
): Charging {
  const charge = chargeFor(payment);
  const statements = {
    day: () => ({ spent: null, tally: reserveMessage(db, userId, today, allowed ?? 0) }),
    pack: () => ({
      spent: spendCredit(db, userId, answerId, now()),
      tally: allowanceOn(db, userId, today),
    }),
    nothing: () => ({ spent: null, tally: allowanceOn(db, userId, today) }),
  }[charge]();
  return {
    statements,
    day: charge === "day" ? today : null,
    allowanceOf: ([tally]) => {
      const used = allowed === null ? 0 : (tally?.used ?? 0);
      return { day: today, used, allowed, credits: tally?.credits ?? 0 };
    },
  };
}

/** The day was used up by another message meanwhile, and something was bought: that is asked next. */
export const nextAllowance = (
  meter: Meter,
  { constraint, today, allowed }: { constraint: string; today: string; allowed: number | null },
): Meter | null =>
  constraint === "allowance_kept" && meter.credits > 0 && allowed !== null && usedOn(meter, today) < allowed
    ? { ...meter, days: [{ day: today, used: allowed }] }
    : null;
