// npx node moves/port.mjs M1   (in a clone with node_modules, on a clean branch)
// Brings a branch over the moves: M1 is the commit of the moves. The branch has to stand on M1's parent
// (`git rebase M1~1` first). Each commit of the branch is made again on top of M1, its files at their new places and
// with their references rewritten; then `git rebase origin/main`.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { withRenames } from "./renames.mjs";
const git = (...args) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 1e9 }).trim();
const here = new URL(".", import.meta.url).pathname;
const m1 = git("rev-parse", process.argv[2]);
const m0 = git("rev-parse", `${m1}~1`);
const branch = git("rev-parse", "--abbrev-ref", "HEAD");
if (git("status", "--porcelain")) throw new Error("the work tree is not clean");
if (git("merge-base", m0, "HEAD") !== m0) throw new Error(`first: git rebase ${m0}`);
const listed = () => new Map(readFileSync(`${here}moves.tsv`, "utf8").trim().split("\n").map((line) => line.split("\t")));
const commits = git("rev-list", "--reverse", `${m0}..HEAD`).split("\n").filter(Boolean);
let parent = m1;
for (const commit of commits) {
  git("checkout", "-q", "--detach", commit);
  execFileSync(process.execPath, [`${here}apply.mjs`, ".", m0], { stdio: "inherit" });
  const map = withRenames(listed(), ".", m0, commit);
  const touched = git("diff", "--name-only", "--no-renames", m0, commit).split("\n").filter(Boolean);
  const places = touched.map((path) => map.get(path) ?? path);
  const there = places.filter((path) => existsSync(path));
  const sorted = there.filter((path) => /\.(tsx?|css|json|mjs)$/.test(path));
  if (sorted.length) try { execFileSync("npx", ["biome", "check", "--write", "--no-errors-on-unmatched", ...sorted], { stdio: "ignore" }); } catch { console.log("lint is left to do"); }
  // what the moves' own commit changed in a file of the same place stands, with the branch's changes to it
  git("add", "-A");
  const mine = new Map(there.map((path) => [path, git("ls-files", "-s", "--", path).split(/\s/)]));
  git("read-tree", m1);
  for (const path of places) {
    const [mode, blob] = mine.get(path) ?? [];
    if (blob) git("update-index", "--add", "--cacheinfo", `${mode},${blob},${path}`);
    else if (git("ls-files", "--", path)) git("update-index", "--force-remove", "--", path);
  }
  const tree = git("write-tree");
  const [name, mail, date] = git("log", "-1", "--format=%an%n%ae%n%aI", commit).split("\n");
  parent = execFileSync("git", ["commit-tree", tree, "-p", parent, "-F", "-"], {
    encoding: "utf8", input: git("log", "-1", "--format=%B", commit),
    env: { ...process.env, GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: mail, GIT_AUTHOR_DATE: date },
  }).trim();
  git("reset", "-q", "--hard");
  git("clean", "-fdq");
}
git("checkout", "-q", "-B", branch, parent);
console.log(`${branch}: ${commits.length} commits on ${m1}; now: git rebase origin/main`);
