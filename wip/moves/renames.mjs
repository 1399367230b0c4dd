import { execFileSync } from "node:child_process";
import { posix } from "node:path";
/** Files that a branch renamed go where they would have gone: adds them to the map. */
export function withRenames(map, root, base, commit) {
  if (!base) return map;
  const out = execFileSync("git", ["diff", "-M40%", "-l9999", "--diff-filter=R", "--name-status", base, commit], { cwd: root, encoding: "utf8" });
  for (const line of out.trim().split("\n").filter(Boolean)) {
    const [, from, to] = line.split("\t");
    const place = map.get(from);
    if (place && posix.dirname(from) === posix.dirname(to) && !map.has(to)) map.set(to, `${posix.dirname(place)}/${posix.basename(to)}`);
  }
  return map;
}
