import { readWith } from "#app/features/care/model/reading.ts";
import { trainTwo } from "./care-training.ts";
import { goodbyeExamples, hookExamples } from "./goodbye-data.ts";
import { readFileSync } from "node:fs";
const lines = (n: string) => readFileSync(`data/care/goodbyes/${n}.txt`, "utf8").split("\n").filter(Boolean);
for (const [name, all, yes, no] of [["bye", goodbyeExamples(), lines("farewells"), lines("staying")], ["hook", hookExamples(), lines("hooks"), lines("clean")]] as const) {
  const Y = new Map(yes.map((t, i) => [t, i % 3])), N = new Map(no.map((t, i) => [t, i % 3]));
  const ys: number[] = [], ns: number[] = [];
  for (let f = 0; f < 3; f++) {
    const m = trainTwo(all.filter(({ text }) => (Y.get(text) ?? N.get(text) ?? -1) !== f));
    for (const [t, k] of Y) if (k === f) ys.push(readWith(m, t).score);
    for (const [t, k] of N) if (k === f) ns.push(readWith(m, t).score);
  }
  ns.sort((a, b) => b - a);
  for (const q of [0.01, 0.02, 0.04, 0.08, 0.15]) { const t = ns[Math.floor(ns.length * q)]!; console.log(name, "needless", q, "t", t.toFixed(2), "found", (100 * ys.filter((y) => y > t).length / ys.length).toFixed(1)); }
}
