import { readFileSync } from "node:fs";
import { readDanger } from "#app/features/care/model/learned.ts";
import { textsFor } from "#tests/hostile-texts.ts";
import { cpuOf } from "#tests/rule-times.ts";
import { TEXT_RULES } from "#tests/text-rules.ts";

/**
 * Usage: npm run bench:rules [-- part of a file's name]. Has every rule read every hostile text of 10,000 characters, and
 * its worst texts at eight times the length. Ends with 1 when a rule's time is out of proportion. Then the model of danger
 * reads 2,000 characters as members write them: the median of many messages, which a busy machine moves little.
 */
const LENGTH = 10_000;
const SMALL = 4_000;
const LARGE = 8 * SMALL;
/** Eight times the text may take so many times as long: what is in proportion takes 8, what grows with the square 64. */
const MAX_GROWTH = 24;
/** What takes no longer for the large text is not worth a ratio, ms. */
const FLOOR = 60;
/** What a rule, and a stream in pieces of 1 to 20 characters, is to take on an idle machine, ms. */
const RULE_MS = 5;
const STREAM_MS = 50;
const RUNS = 3;
const SHOWN = 3;

const wanted = process.argv[2] ?? "";
const rows: { rule: string; worst: string; over: string; texts: string }[] = [];
const grown: string[] = [];
const bestOf = (rule: (text: string) => unknown, text: string, enough = 0): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && best > enough; run++) best = Math.min(best, cpuOf(rule, text));
  return best;
};
for (const [file, rules] of Object.entries(TEXT_RULES).filter(([name]) => name.includes(wanted))) {
  const path = file.startsWith("..") ? `../app/${file.slice(3)}` : `../app/features/${file}`;
  const [shorter = [], texts = [], longer = []] = [SMALL, LENGTH, LARGE].map((length) =>
    textsFor(file, length),
  );
  const exported = await import(new URL(path, import.meta.url).href);
  for (const [name, make] of Object.entries(rules)) {
    const rule = make(exported);
    const limit = name.startsWith("create") ? STREAM_MS : RULE_MS;
    for (const text of texts.slice(0, 20)) rule(text);
    const times = texts
      .map((text, at) => ({ ms: bestOf(rule, text, limit), text, at }))
      .sort((one, other) => other.ms - one.ms);
    for (const { at, text } of times.slice(0, SHOWN)) {
      const [small, large] = [bestOf(rule, shorter[at] ?? ""), bestOf(rule, longer[at] ?? "", FLOOR)];
      if (large > Math.max(FLOOR, MAX_GROWTH * small))
        grown.push(
          `${file} ${name}: ${small.toFixed(1)} ms, then ${large.toFixed(1)}, on ${JSON.stringify(text.slice(0, 40))}`,
        );
    }
    const over = times.filter(({ ms }) => ms > limit).length;
    rows.push({
      rule: `${file} ${name}`,
      worst: times[0]?.ms.toFixed(1) ?? "",
      over: over > 0 ? `${over} of ${texts.length} over ${limit}` : "",
      texts: times
        .slice(0, over > 0 ? SHOWN : 0)
        .map(({ ms, text }) => `${ms.toFixed(0)} ${JSON.stringify(text.slice(0, 20))}`)
        .join(", "),
    });
  }
}
rows.sort((one, other) => Number(other.worst) - Number(one.worst));
console.log(`Computing time for ${LENGTH} characters, ms: the worst of all texts, best of ${RUNS} runs`);
for (const { rule, worst, over, texts } of rows)
  console.log(`${worst.padStart(8)}  ${rule}${over && `  (${over}: ${texts})`}`);
console.log(
  grown.length === 0
    ? `In proportion: ${LARGE} characters of the worst texts take at most ${MAX_GROWTH} times what ${SMALL} take`
    : `Out of proportion, for ${SMALL} and ${LARGE} characters:\n${grown.join("\n")}`,
);
if ("care/model/learned.ts".includes(wanted)) {
  const lines = readFileSync(new URL("../data/care/voices/j3.txt", import.meta.url), "utf8").split("\n");
  const words = lines.filter((line) => line && !line.startsWith("==")).join(" ");
  const messages = Array.from({ length: 300 }, (_, at) => words.slice(at * 10, at * 10 + 2_000));
  for (const message of messages) readDanger(message);
  const times = messages
    .map((message) => {
      const began = performance.now();
      readDanger(message);
      return performance.now() - began;
    })
    .sort((one, other) => one - other);
  console.log(`The model of danger, 2,000 characters: ${times[150]?.toFixed(2)} ms, median of 300`);
}
process.exitCode = grown.length > 0 ? 1 : 0;
