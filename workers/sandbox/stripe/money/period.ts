import type Stripe from "stripe";

const DAY_S = 86_400;

/** The end of a period that begins at `start`, seconds: months keep their day where the next one has it. */
export function periodEnd(
  start: number,
  recurring: Pick<Stripe.Price.Recurring, "interval" | "interval_count"> | null,
  anchor = start,
): number {
  const count = recurring?.interval_count ?? 1;
  switch (recurring?.interval) {
    case "day":
      return start + count * DAY_S;
    case "week":
      return start + count * 7 * DAY_S;
    case "year":
      return monthsLater(start, 12 * count, anchor);
    default:
      return monthsLater(start, count, anchor);
  }
}

/** The 31st of January leads to the last of February, and from there to the 31st of March. */
function monthsLater(start: number, months: number, anchor: number): number {
  const date = new Date(start * 1000);
  const wanted = new Date(anchor * 1000).getUTCDate();
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  date.setUTCDate(1);
  date.setUTCFullYear(year, month, Math.min(wanted, lastDay));
  return Math.floor(date.getTime() / 1000);
}
