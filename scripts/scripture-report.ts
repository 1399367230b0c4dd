import { writeFileSync } from "node:fs";
import type { Shown } from "#app/features/bible/guard/read-pieces.server.ts";
import { adversaries, BY_HAND, EACH_ONCE } from "#tests/scripture/bank.ts";
import { openBible } from "#tests/scripture/bible-database.ts";
import { innocents } from "#tests/scripture/innocent.ts";
import { judgeAll, shownOf } from "#tests/scripture/judge.ts";

/** `npm run scripture-report`: the whole bank, and what came of it, into `docs/scripture-report.md`. */
const ADVERSARIES = Number(process.env.ANSWERS ?? 5 * EACH_ONCE);
const INNOCENTS = 300;
const SEED = Number(process.env.SEED ?? 316);

const isVerse = (part: Shown): boolean => part.kind === "verse";

const { bible, close } = await openBible();
const bank = [...adversaries(ADVERSARIES, SEED), ...BY_HAND];
const started = performance.now();
const judged = await judgeAll(bible, bank, SEED);
const perAnswer = (performance.now() - started) / bank.length;
const leaks = judged.flatMap(({ answer, leak }) =>
  leak ? [`${answer.kind}: ${answer.text} => ${leak}`] : [],
);
const byForm = Map.groupBy(judged, ({ answer }) =>
  (answer.kind.split(" · ")[0] ?? "").replace(/^by hand.*/, "by hand"),
);
const taken: string[] = [];
for (const [index, text] of innocents(INNOCENTS, SEED).entries()) {
  const shown = await shownOf(bible, { text, translation: "WEB" }, SEED + index);
  if (shown.some(isVerse)) taken.push(text);
}
await close();

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
writeFileSync(
  process.env.REPORT ?? "docs/scripture-report.md",
  `# Scripture: what the bank found

Written by \`npm run scripture-report\`; the bank is \`tests/scripture/\`, what "shown as Scripture" means stands in its \`judge.ts\` and in [decision 0023](decisions/0023-scripture-quotations-come-from-the-shipped-text.md).

- Adversarial answers: ${bank.length}, each cut into random chunks. Wrong words shown as Scripture: **${leaks.length}** (${percent(leaks.length, bank.length)}).
- Innocent answers: ${INNOCENTS}. Prose wrongly taken for Scripture: **${taken.length}** (${percent(taken.length, INNOCENTS)}).
- Time for one answer with its look-ups, in all its chunks, eight at a time: ${perAnswer.toFixed(1)} ms on the machine that wrote this.

| form | answers | with the shipped text put in | wrong words shown |
| ---- | ------: | ---------------------------: | ----------------: |
${[...byForm].map(([form, all]) => `| ${form} | ${all.length} | ${all.filter(({ shown }) => shown.some(isVerse)).length} | ${all.filter(({ leak }) => leak).length} |`).join("\n")}
${leaks.length > 0 ? `\n## Shown\n\n${leaks.map((leak) => `- ${leak.replace(/\n/g, " / ")}`).join("\n")}\n` : ""}${taken.length > 0 ? `\n## Taken\n\n${taken.map((text) => `- ${text.replace(/\n/g, " / ")}`).join("\n")}\n` : ""}`,
);
console.log(
  `${leaks.length} of ${bank.length} wrong, ${taken.length} of ${INNOCENTS} taken: docs/scripture-report.md`,
);
for (const leak of leaks.slice(0, 25)) console.log("-", leak.replace(/\n/g, " / "));
for (const text of taken.slice(0, 10)) console.log("taken", text.replace(/\n/g, " / "));
