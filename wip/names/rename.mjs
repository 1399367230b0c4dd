// Renames identifiers, files and texts of a clone, from lists. Re-runnable: a line whose old name is gone is reported and skipped.
//   node rename.mjs CLONE LIST.symbols | LIST.files | LIST.text ...
// symbols: file<TAB>old[.inner...]<TAB>new      file may be `*` (every declaration of that name)
// files:   path<TAB>new base name
// text:    glob-regex of paths<TAB>old<TAB>new   (whole literal text; `re:` before old makes it a regular expression)
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, normalize, relative } from "node:path";

const [clone, ...lists] = process.argv.slice(2);
process.chdir(clone);
const ts = createRequire(join(clone, "package.json"))("typescript");
const git = (...args) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 1 << 28 });
const rows = (list) =>
  readFileSync(list, "utf8").split("\n").filter((l) => l.trim() && !l.startsWith("//")).map((l) => l.split("\t"));
const tracked = () => git("ls-files", "-co", "--exclude-standard").split("\n").filter((p) => p && existsSync(p));
let problems = 0;
const say = (text) => { problems++; console.log(`! ${text}`); };

function symbols(list) {
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile("tsconfig.json", ts.sys.readFile).config, ts.sys, clone);
  const host = {
    getScriptFileNames: () => config.fileNames,
    getScriptVersion: () => "0",
    getScriptSnapshot: (f) => ts.sys.fileExists(f) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(f)) : undefined,
    getCurrentDirectory: () => clone,
    getCompilationSettings: () => config.options,
    getDefaultLibFileName: (o) => ts.getDefaultLibFilePath(o),
    fileExists: ts.sys.fileExists, readFile: ts.sys.readFile, readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists, getDirectories: ts.sys.getDirectories, realpath: ts.sys.realpath,
  };
  const service = ts.createLanguageService(host);
  const program = service.getProgram();
  const own = program.getSourceFiles().filter((s) => !s.fileName.includes("/node_modules/"));
  const isName = (node) => {
    const p = node.parent;
    return p && (p.name === node) && !ts.isPropertyAccessExpression(p) && !ts.isImportSpecifier(p) && !ts.isMetaProperty(p)
      && !ts.isImportClause(p) && !ts.isExportSpecifier(p) && !ts.isJsxAttribute(p) && !ts.isQualifiedName(p) && !ts.isNamespaceImport(p);
  };
  const find = (root, name, all) => {
    const out = [];
    const walk = (node) => {
      if (!all && out.length) return;
      if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node) || ts.isStringLiteral(node)) && node.text === name && isName(node)) { out.push(node); if (!all) return; }
      ts.forEachChild(node, walk);
    };
    walk(root);
    return out;
  };
  const edits = new Map(); // file -> Map(start -> {length, text})
  // at a shorthand `{ x }` property and variable are renamed apart
  const put = (file, start, length, part, why) => {
    const of = edits.get(file) ?? edits.set(file, new Map()).get(file);
    const was = of.get(start) ?? of.set(start, { length, why }).get(start);
    for (const [key, text] of Object.entries(part)) {
      if (was[key] !== undefined && was[key] !== text) say(`conflict at ${relative(clone, file)}:${start}: ${was[key]} (${was.why}) and ${text} (${why})`);
      else was[key] = text;
    }
  };
  const textOf = (e) => {
    if (e.both) return e.both;
    const [property, variable] = [e.property ?? e.name, e.variable ?? e.name];
    return property === variable ? property : `${property}: ${variable}`;
  };
  for (const [file, old, fresh] of rows(list)) {
    if (!fresh) { say(`bad row ${file} ${old}`); continue; }
    const path = old.split(".");
    const targets = [];
    for (const source of file === "*" ? own : own.filter((s) => s.fileName === join(clone, file))) {
      if (file === "*") targets.push(...find(source, path[0], true).map((n) => [source, n]));
      else {
        let at = source, node;
        for (const seg of path) { node = find(at, seg, false)[0]; if (!node) break; at = node.parent; }
        if (node) targets.push([source, node]);
      }
    }
    if (!targets.length) { say(`not found: ${file} ${old}`); continue; }
    const oldName = path.at(-1);
    const files = new Set();
    let count = 0;
    for (const [source, node] of targets) {
      const start = node.getStart(source) + (ts.isStringLiteral(node) ? 1 : 0);
      const found = service.findRenameLocations(source.fileName, start, false, false, { providePrefixAndSuffixTextForRename: false });
      if (!found) { say(`cannot rename: ${file} ${old}`); continue; }
      const checker = program.getTypeChecker();
      const inSet = new Set(found.map((f) => `${f.fileName}:${f.textSpan.start}`));
      const has = (symbol) => symbol?.declarations?.some((d) => d.name && inSet.has(`${d.getSourceFile().fileName}:${d.name.getStart()}`));
      for (const { fileName, textSpan } of found) {
        if (fileName.includes("/node_modules/")) { say(`reaches a package: ${file} ${old} ${fileName}`); continue; }
        const is = program.getSourceFile(fileName).text.substr(textSpan.start, textSpan.length);
        if (is !== oldName) { say(`odd text ${is} for ${old} in ${relative(clone, fileName)}`); continue; }
        const of = program.getSourceFile(fileName);
        let at = of;
        for (let next = of; next; ) { at = next; next = undefined; ts.forEachChild(at, (c) => { if (c.getStart(of) <= textSpan.start && c.end >= textSpan.start + textSpan.length) next ??= c; }); }
        let part = { both: fresh };
        if (at.parent && ts.isShorthandPropertyAssignment(at.parent)) {
          if (!has(checker.getShorthandAssignmentValueSymbol(at.parent))) part = { property: fresh, name: oldName };
          else {
            const property = checker.getContextualType(at.parent.parent)?.getProperty(oldName);
            part = property?.declarations?.length && !has(property) ? { variable: fresh, name: oldName } : { property: fresh, variable: fresh, name: oldName };
          }
        }
        put(fileName, textSpan.start, textSpan.length, part, `${file} ${old}`);
        files.add(fileName); count++;
      }
    }
    for (const f of files) {
      const text = program.getSourceFile(f).text;
      if (new RegExp(`(?<![\\w$#.])${fresh.replace(/[$#]/g, "\\$&")}(?![\\w$])`).test(text.replace(/^\s*(\/\/|\/?\*).*$/gm, "").replace(/"[^"\n]*"/g, "")))
        console.log(`? ${fresh} is already a word of ${relative(clone, f)} (from ${old})`);
    }
    console.log(`  ${old} -> ${fresh}: ${count} in ${files.size} files${files.size <= 3 ? ` ${[...files].map((f) => relative(clone, f)).join(" ")}` : ""}`);
  }
  for (const [file, of] of edits) {
    let text = ts.sys.readFile(file);
    for (const [start, e] of [...of].sort((a, b) => b[0] - a[0])) text = text.slice(0, start) + textOf(e) + text.slice(start + e.length);
    writeFileSync(file, text);
  }
}

const ROOTS = ["app", "party", "workers", "scripts", "tests"];
function files(list) {
  const moves = new Map();
  for (const [path, base] of rows(list)) {
    if (!existsSync(path)) { say(`no file ${path}`); continue; }
    const to = join(dirname(path), base);
    if (existsSync(to)) { say(`exists: ${to}`); continue; }
    moves.set(path, to);
  }
  const bases = tracked().map((q) => q.split("/").at(-1));
  const alone = new Set([...moves.keys()].map((q) => q.split("/").at(-1)).filter((b) => bases.filter((o) => o === b).length === 1));
  const texts = tracked().filter((p) => /\.(tsx?|mjs|css|md|json|toml|html|txt)$/.test(p) && !/^(bench\/results|data)\//.test(p) && p !== "package-lock.json");
  for (const p of texts) {
    const before = readFileSync(p, "utf8");
    let text = before;
    if (/\.(tsx?|mjs|css)$/.test(p)) {
      text = text.replace(/(["'])((?:#|\.{1,2}\/)[^"'\n]+)\1/g, (whole, q, spec) => {
        const [bare, query = ""] = spec.split(/(?=\?)/);
        const target = bare.startsWith("#") ? bare.slice(1) : normalize(join(dirname(p), bare));
        const to = moves.get(target);
        if (!to) return whole;
        return `${q}${bare.slice(0, bare.length - target.split("/").at(-1).length)}${to.split("/").at(-1)}${query}${q}`;
      });
    }
    // whole paths in texts, with or without the leading app/ and the ending
    for (const [from, to] of moves) {
      const cut = (s) => s.replace(/(\.test|\.spec)?\.(tsx?|css|md)$/, "");
      text = text.replaceAll(from, to);
      if (from.endsWith(".md")) { text = text.replaceAll(from.split("/").at(-1), to.split("/").at(-1)); continue; }
      const short = from.replace(/^app\//, "");
      if (short !== from && short.includes("/")) text = text.replaceAll(new RegExp(`(?<![\\w/#.-])${short.replace(/[.$]/g, "\\$&")}`, "g"), to.replace(/^app\//, ""));
      const inFeature = from.replace(/^app\/features\//, "");
      if (inFeature !== from) text = text.replaceAll(new RegExp(`(?<![\\w/#.-])${inFeature.replace(/[.$]/g, "\\$&")}`, "g"), to.replace(/^app\/features\//, ""));
      const base = from.split("/").at(-1);
      if (alone.has(base) && !/\.css$/.test(p) && (p.endsWith(".md") || /\.(ts|tsx)$/.test(p)))
        text = text.replaceAll(new RegExp(`(?<=[\`/( ])${base.replace(/[.$]/g, "\\$&")}(?=[\`,. :)])`, "g"), to.split("/").at(-1));
      if (from.startsWith("tests/")) {
        const s = from.slice(6), t = to.slice(6);
        if (s.includes("/")) text = text.replaceAll(new RegExp(`(?<![\\w/#.-])${s.replace(/[.$]/g, "\\$&")}`, "g"), t);
      }
    }
    if (text !== before) writeFileSync(p, text);
  }
  for (const [from, to] of moves) { git("mv", from, to); console.log(`  ${from} -> ${to.split("/").at(-1)}`); }
  // what still names an old base
  for (const [from, to] of moves) {
    const base = from.split("/").at(-1);
    try { console.log(git("grep", "-nFw", base, "--", ":!bench/results", ":!data").split("\n").filter((l) => l && !moves.has(l.split(":")[0])).slice(0, 6).map((l) => `? ${base}: ${l.slice(0, 150)}`).join("\n")); } catch {}
  }
}

function text(list) {
  const all = tracked();
  for (const [where, old, fresh = ""] of rows(list)) {
    const at = new RegExp(where);
    let count = 0;
    const pattern = old.startsWith("re:") ? new RegExp(old.slice(3), "gm") : null;
    const unescape = (s) => s.replaceAll("\\n", "\n").replaceAll("\\t", "\t");
    for (const p of all) {
      if (!at.test(p) || !existsSync(p)) continue;
      const before = readFileSync(p, "utf8");
      const after = pattern ? before.replace(pattern, unescape(fresh)) : before.split(unescape(old)).join(unescape(fresh));
      if (after !== before) { writeFileSync(p, after); count++; }
    }
    if (!count) say(`text not found: ${where}: ${old}`);
  }
}

for (const list of lists) {
  console.log(`== ${list}`);
  if (list.endsWith(".symbols")) symbols(list);
  else if (list.endsWith(".files")) files(list);
  else text(list);
}
console.log(problems ? `${problems} problems` : "ok");
