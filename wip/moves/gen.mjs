// node gen.mjs CHECKOUT > moves.tsv : makes the map of layout.txt for the files that a checkout has
import { execSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
const root = process.argv[2];
const files = execSync("git ls-files app party workers tests", { cwd: root, encoding: "utf8" }).trim().split("\n");
const dirOf = (p) => p.slice(0, p.lastIndexOf("/"));
const map = new Map();
for (const line of readFileSync(new URL("./layout.txt", import.meta.url), "utf8").split("\n")) {
  const m = /^(\S+) < (\S+): (.+)$/.exec(line);
  if (!m) { if (line.trim()) console.error("bad line", line); continue; }
  const [, to, from, names] = m;
  for (const name of names.split(" ")) {
    const stem = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const match = name === "*" ? /./ : /\.\w+$/.test(name) && /\.(ts|tsx|css|svg)$/.test(name)
      ? new RegExp(`^${stem}$`) : new RegExp(`^${stem}(\\.server)?(\\.test|\\.spec)?\\.(ts|tsx|css)$`);
    const found = files.filter((f) => dirOf(f) === from && match.test(f.slice(from.length + 1)));
    if (found.length === 0) console.error(`none: ${from}/${name}`);
    for (const f of found) {
      const test = f;
      if (map.has(f) && map.get(f) !== `${to}/${f.slice(from.length + 1)}`) console.error("twice", f, map.get(f), to);
      else map.set(test, `${to}/${f.slice(from.length + 1)}`);
    }
  }
}
writeFileSync(new URL("./moves.tsv", import.meta.url), [...map].map((r) => r.join("\t")).join("\n") + "\n");
const after = files.map((f) => map.get(f) ?? f);
const count = {};
for (const f of after) count[dirOf(f)] = (count[dirOf(f)] ?? 0) + 1;
console.log(map.size, "moves"); 
console.log(Object.entries(count).filter(([, n]) => n > 20).map((e) => e.join(" ")).join("\n"));
const dirs = new Set([...map.keys()].map(dirOf));
console.log("left: " + files.filter((f) => dirs.has(dirOf(f)) && !map.has(f)).join(" "));
