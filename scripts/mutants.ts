import { cheaterSequences } from "#tests/model/cheaters/cheaters.ts";
import { DUELS_PLANTED } from "#tests/model/cheaters/planted.ts";
import { sequences } from "#tests/model/economy.ts";
import { PLANTED } from "#tests/model/planted.ts";

/** `npm run test:mutants`: each planted bug must be caught by the model of the economy, or of cheaters at games. */
const MAX_SEQUENCES = 800;
const survivors: string[] = [];
await sequences(50, 1);
await cheaterSequences(20, 1);
const bugs = [
  ...Object.entries(DUELS_PLANTED).map(([bug, planted]) => ({ bug, planted, run: cheaterSequences })),
  ...Object.entries(PLANTED).map(([bug, planted]) => ({ bug, planted, run: sequences })),
].filter(({ bug }) => bug.includes(process.argv[2] ?? ""));
for (const { bug, planted, run } of bugs) {
  const began = performance.now();
  const caught = await run(MAX_SEQUENCES, 2026, planted).then(() => null, byWhat);
  // a bug that is no SQL any more proves nothing
  if (caught === null || /syntax error|no such|values for/.test(caught)) survivors.push(bug);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${caught === null ? "MISSED" : "caught"}  ${bug}${caught ? `: ${caught}` : ""} (${seconds} s)`,
  );
}
const all = bugs.length;
console.log(`\n${all - survivors.length} of ${all} planted bugs caught`);
process.exit(survivors.length === 0 ? 0 : 1);

/** The law that was broken, or what the database said, and in which sequence. */
function byWhat(error: Error): string {
  const { cause, message } = error as Error & { cause?: Error };
  const law = (cause?.message ?? message).split("\n")[0]?.slice(0, 90) ?? "";
  const [, sequence = "?"] = /failed after (\d+) test/.exec(message) ?? [];
  return `in sequence ${sequence}, ${law}`;
}
