import { sequences } from "#tests/model/economy.ts";
import { PLANTED } from "#tests/model/planted.ts";

/** `npm run test:mutants`: each planted bug must be caught by the model of the economy. */
const MAX_SEQUENCES = 800;
const survivors: string[] = [];
await sequences(50, 1);
for (const [bug, planted] of Object.entries(PLANTED)) {
  const began = performance.now();
  const caught = await sequences(MAX_SEQUENCES, 2026, planted).then(() => null, byWhat);
  // a bug that is no SQL any more proves nothing
  if (caught === null || /syntax error|no such|values for/.test(caught)) survivors.push(bug);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${caught === null ? "MISSED" : "caught"}  ${bug}${caught ? `: ${caught}` : ""} (${seconds} s)`,
  );
}
const all = Object.keys(PLANTED).length;
console.log(`\n${all - survivors.length} of ${all} planted bugs caught`);
process.exit(survivors.length === 0 ? 0 : 1);

/** The law that was broken, or what the database said, and in which sequence. */
function byWhat(error: Error): string {
  const { cause, message } = error as Error & { cause?: Error };
  const law = (cause?.message ?? message).split("\n")[0]?.slice(0, 90) ?? "";
  const [, sequence = "?"] = /failed after (\d+) test/.exec(message) ?? [];
  return `in sequence ${sequence}, ${law}`;
}
