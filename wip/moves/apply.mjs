// npx node moves/apply.mjs CHECKOUT [BASE]; BASE: the commit before the branch, whose renames are followed
// Moves the files that moves.tsv names and rewrites every reference to them. Run it from a checkout with node_modules,
// on a clean tree; afterwards `npx biome check --write .` sorts the imports. Can be run again: what is moved is passed over.
import { execFileSync, execSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, posix, resolve } from "node:path";
import { PATCHES } from "./patches.mjs";
import { withRenames } from "./renames.mjs";

const root = resolve(process.argv[2] ?? ".");
const ts = createRequire(join(root, "package.json"))("typescript");
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e9 });
const files = git("ls-files").trim().split("\n");
const there = new Set(files);

const map = new Map();
/** Moved by an earlier run: references to the old place are rewritten still, as after a rebase over the moves. */
const before = new Map();
const oldOf = new Map();
const gone = [];
const both = [];
const listed = new Map(readFileSync(new URL("./moves.tsv", import.meta.url), "utf8").trim().split("\n").map((line) => line.split("\t")));
for (const [from, to] of withRenames(listed, root, process.argv[3], "HEAD")) {
  if (there.has(from) && there.has(to)) both.push(`${from} and ${to}`);
  else if (there.has(from)) map.set(from, to);
  else if (there.has(to)) {
    before.set(from, to);
    oldOf.set(to, from);
  } else if (!there.has(to)) gone.push(from);
}
const moved = (path) => map.get(path) ?? before.get(path) ?? path;
const known = (path) => there.has(path) || before.has(path);
{
  const after = new Map();
  for (const f of files) {
    const to = moved(f);
    if (after.has(to)) throw new Error(`two files at ${to}: ${f}, ${after.get(to)}`);
    after.set(to, f);
    if (map.has(f) && map.has(to)) throw new Error(`${to} is an old path too`);
  }
}
// whole folders that went to one place
const folders = new Map();
const byDir = new Map(); for (const f of files) byDir.set(posix.dirname(f), [...(byDir.get(posix.dirname(f)) ?? []), f]);
for (const [dir, list] of byDir) {
  const to = new Set(list.map((f) => posix.dirname(moved(f))));
  const below = files.some((f) => f.startsWith(`${dir}/`) && posix.dirname(f) !== dir);
  const [only] = to;
  if (to.size === 1 && only !== dir && !below) folders.set(dir, only);
}
const bySuffix = new Map();
for (const f of [...files, ...before.keys()]) {
  const parts = f.split("/");
  for (let at = 1; at < parts.length - 1; at++) {
    const suffix = parts.slice(at).join("/");
    bySuffix.set(suffix, bySuffix.has(suffix) ? null : f);
  }
}
const relative = (from, to) => {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
};

/** The reference `spec` in `file` (both as they were), as it is afterwards; null when it is none of ours or the same. */
function respec(file, spec, { asPath = false } = {}) {
  const [bare, query = ""] = spec.split(/(?=\?)/);
  const hash = /^#(app|party|workers|tests|scripts)\//.test(bare);
  if (!hash && !bare.startsWith(".")) return null;
  const at = (base) => posix.normalize(posix.join(posix.dirname(base), bare));
  let target = hash ? bare.slice(1) : at(file);
  let stale = false;
  if (!hash && !known(target) && oldOf.has(file)) {
    target = at(oldOf.get(file));
    stale = true;
  }
  if (!known(target)) return null;
  const from = moved(file);
  const to = moved(target);
  if (from === file && to === target && !stale) return null;
  if (hash) return `#${to}${query}`;
  const path = relative(from, to);
  const mayHash = !asPath && /^(app|party|workers)\/|^tests\/(?!e2e\/)/.test(from) && /^(app|party|workers|tests|scripts)\//.test(to);
  // whoever climbed before climbs still
  if (path.startsWith("../") && mayHash && !(bare.startsWith("../") && from.startsWith("tests/"))) return `#${to}${query}`;
  return path + query;
}

function specifiers(file, text) {
  const found = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : undefined);
  const add = (node, asPath) => {
    if (node && ts.isStringLiteralLike(node)) found.push({ start: node.getStart(source) + 1, end: node.end - 1, spec: node.text, asPath });
  };
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    else if (ts.isModuleDeclaration(node)) add(node.name);
    else if (ts.isCallExpression(node)) {
      const callee = node.expression.getText(source);
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
      else if (/^vi\.(mock|unmock|doMock|importActual|importMock)$/.test(callee)) add(node.arguments[0]);
    } else if (ts.isNewExpression(node) && node.expression.getText(source) === "URL") add(node.arguments?.[0], true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const TOKEN = /(?<![\w#-])[\w@.$-]*(?:\/[\w@.$-]+)+\.(?:tsx?|css|svg|txt)(?![\w-])/g;
const FOLDER = /(?<![\w#/.-])(?:app|workers|tests)(?:\/[\w-]+)+\/(?![\w*.-])/g;

function retoken(file, token) {
  if (token.startsWith("./") || token.startsWith("../")) return respec(file, token, { asPath: true }) ?? token;
  const lead = token.startsWith("/") ? "/" : "";
  const path = token.slice(lead.length);
  if (known(path)) return lead + moved(path);
  const whole = bySuffix.get(path);
  if (!whole || moved(whole) === whole) return token;
  const prefix = whole.slice(0, whole.length - path.length);
  const to = moved(whole);
  return lead + (to.startsWith(prefix) ? to.slice(prefix.length) : to);
}
const prose = (file, text) =>
  text
    .replace(TOKEN, (token) => retoken(file, token))
    .replace(FOLDER, (token) => (folders.has(token.slice(0, -1)) ? `${folders.get(token.slice(0, -1))}/` : token));

const TEXT = /\.(tsx?|mjs|css|json|toml|md|html|ya?ml)$/;
const SKIP = /^(data|migrations|docs\/screenshots|node_modules)\/|package-lock\.json$/;
let changed = 0;
const contents = new Map();
for (const file of files) {
  if (!TEXT.test(file) || SKIP.test(file) || !existsSync(join(root, file))) continue;
  const text = readFileSync(join(root, file), "utf8");
  const edits = [];
  if (/\.(tsx?|mjs)$/.test(file))
    for (const { start, end, spec, asPath } of specifiers(file, text))
      edits.push({ start, end, to: respec(file, spec, { asPath }) ?? text.slice(start, end) });
  else if (file.endsWith(".css"))
    for (const m of text.matchAll(/(@import\s+|url\()"(\.[^"]+)"/g)) {
      const start = m.index + m[1].length + 1;
      edits.push({ start, end: start + m[2].length, to: respec(file, m[2], { asPath: true }) ?? m[2] });
    }
  edits.sort((a, b) => a.start - b.start);
  let out = "";
  let at = 0;
  for (const { start, end, to } of edits) {
    out += prose(file, text.slice(at, start)) + to;
    at = end;
  }
  out += prose(file, text.slice(at));
  if (out !== text) contents.set(file, out);
}
for (const [file, text] of contents) {
  writeFileSync(join(root, file), text);
  changed++;
}
for (const [from, to] of map) {
  mkdirSync(join(root, dirname(to)), { recursive: true });
  renameSync(join(root, from), join(root, to));
}
for (const dir of [...new Set([...map.keys()].map(dirname))].sort((a, b) => b.length - a.length))
  if (existsSync(join(root, dir)) && readdirSync(join(root, dir)).length === 0) rmdirSync(join(root, dir));

const missed = [];
for (const [file, from, to] of PATCHES) {
  const path = join(root, file);
  if (!existsSync(path)) { missed.push(`${file}: not there`); continue; }
  const text = readFileSync(path, "utf8");
  if (typeof from === "string" && to.includes(from) && text.includes(to)) continue;
  const out = typeof from === "string" ? text.split(from).join(to) : text.replace(from, to);
  if (out === text) { if (map.size > 100 && !text.includes(to)) missed.push(`${file}: ${from}`); continue; }
  writeFileSync(path, out);
}
execSync("git add -A", { cwd: root });
console.log(`${map.size} files moved, ${changed} rewritten`);
if (gone.length) console.log(`in the map, not in the tree:\n  ${gone.join("\n  ")}`);
if (both.length) console.log(`at the old and at the new place, left alone:\n  ${both.join("\n  ")}`);
if (missed.length) console.log(`patches that found nothing:\n  ${missed.join("\n  ")}`);
const dirs = new Map();
for (const f of git("ls-files", "app", "party", "workers").trim().split("\n")) dirs.set(dirname(f), (dirs.get(dirname(f)) ?? 0) + 1);
const full = [...dirs].filter(([, n]) => n > 20).map(([d, n]) => `${d} ${n}`);
if (full.length) console.log(`more than 20 files:\n  ${full.join("\n  ")}`);
for (const stray of ["app/platform"]) if ([...dirs.keys()].some((d) => d.startsWith(stray))) console.log(`still there: ${stray}`);
