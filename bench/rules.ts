import { textsFor } from "#tests/hostile-texts.ts";
import { cpuOf } from "#tests/rule-times.ts";
import { TEXT_RULES } from "#tests/text-rules.ts";

/** Usage: npm run bench:rules [-- part of a file's name]. Has every rule read every hostile text of 10,000 characters. */
const LENGTH = 10_000;
/** What a rule, and a stream in pieces of 1 to 20 characters, is to take on an idle machine, ms. */
const RULE_MS = 5;
const STREAM_MS = 50;
const RUNS = 3;
const SHOWN = 3;

const wanted = process.argv[2] ?? "";
const rows: { rule: string; worst: string; over: string; texts: string }[] = [];
for (const [file, rules] of Object.entries(TEXT_RULES).filter(([name]) => name.includes(wanted))) {
  const path = file.startsWith("..") ? `../app/${file.slice(3)}` : `../app/features/${file}`;
  const texts = textsFor(file, LENGTH);
  const exported = await import(new URL(path, import.meta.url).href);
  for (const [name, make] of Object.entries(rules)) {
    const rule = make(exported);
    const limit = name.startsWith("create") ? STREAM_MS : RULE_MS;
    for (const text of texts.slice(0, 20)) rule(text);
    const times = texts
      .map((text) => {
        let best = Number.POSITIVE_INFINITY;
        for (let run = 0; run < RUNS && best > limit; run++) best = Math.min(best, cpuOf(rule, text));
        return { ms: best, text };
      })
      .sort((one, other) => other.ms - one.ms);
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
