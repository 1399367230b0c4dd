import type { Extent } from "./extent.ts";
import { type Page, startLoader } from "./load.ts";
import { metOr, times } from "./report.ts";
import { median } from "./statistics.ts";
import { endsWithRun } from "./stops.ts";

/** Of bare Remix that reads the same rows. */
const RATIO_TARGET = 0.9;

/**
 * A page of the product beside one of bare Remix, round by round: a row of a report.
 *
 * What a Worker sends plain is compressed by the edge, on its own machines; here by workerd, on the measured one. So the
 * bare page is asked for plain. The product's is asked for as browsers do where it keeps its documents compressed: then
 * workerd has nothing to compress either. Beside it the same with both plain, where the product's is unpacked for each.
 */
export async function inTurn(what: string, own: Page, bare: Page, extent: Extent): Promise<string[]> {
  const loader = startLoader();
  const stop = endsWithRun(loader.stop);
  const pages = {
    own,
    bare: { ...bare, encoding: "identity" },
    plain: { ...own, encoding: "identity" },
  } as const;
  const rates: Record<keyof typeof pages, number[]> = { own: [], bare: [], plain: [] };
  const names = Object.keys(pages) as (keyof typeof pages)[];
  try {
    for (const name of names) await loader.perSecond(pages[name], extent.warmUpMs);
    for (let round = 0; round < extent.rounds; round++)
      for (const name of names) rates[name].push(await loader.perSecond(pages[name], extent.roundMs));
    const ratioOf = (rounds: readonly number[]) =>
      median(rounds.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN)));
    const ratio = ratioOf(rates.own);
    return [
      `${what}: requests per second, to bare Remix with the same rows`,
      `${median(rates.own).toFixed(0)} to ${median(rates.bare).toFixed(0)}: ${times(ratio)} (both plain: ${times(ratioOf(rates.plain))})`,
      `at least ${RATIO_TARGET}: ${metOr(ratio >= RATIO_TARGET)}`,
    ];
  } finally {
    await stop();
  }
}
