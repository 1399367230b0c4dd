import type { Extent } from "./extent.ts";
import { type Page, startLoader } from "./load.ts";
import { metOr, times } from "./report.ts";
import { median } from "./statistics.ts";
import { endsWithRun } from "./stops.ts";

/** Of bare Remix that reads the same rows. */
const RATIO_TARGET = 0.9;

/** A page of the product beside one of bare Remix, round by round: a row of a report. */
export async function inTurn(what: string, own: Page, bare: Page, extent: Extent): Promise<string[]> {
  const loader = startLoader();
  const stop = endsWithRun(loader.stop);
  try {
    for (const page of [own, bare]) await loader.perSecond(page, extent.warmUpMs);
    const rounds: [number, number][] = [];
    for (let round = 0; round < extent.rounds; round++)
      rounds.push([
        await loader.perSecond(own, extent.roundMs),
        await loader.perSecond(bare, extent.roundMs),
      ]);
    const ratio = median(rounds.map(([mine, theirs]) => mine / theirs));
    return [
      `${what}: requests per second, to bare Remix with the same rows`,
      `${median(rounds.map(([mine]) => mine)).toFixed(0)} to ${median(rounds.map(([, theirs]) => theirs)).toFixed(0)}: ${times(ratio)}`,
      `at least ${RATIO_TARGET}: ${metOr(ratio >= RATIO_TARGET)}`,
    ];
  } finally {
    await stop();
  }
}
