// folder circles of value imports inside scopes
import { execSync } from "node:child_process"; import { readFileSync } from "node:fs"; import { posix } from "node:path"; import { createRequire } from "node:module";
const root = process.argv[2]; const ts = createRequire(root + "/package.json")("typescript");
const files = execSync("git ls-files app party workers", { cwd: root, encoding: "utf8" }).trim().split("\n").filter((f) => /\.tsx?$/.test(f) && !/\.test\./.test(f));
const set = new Set(files); const edges = [];
for (const f of files) { const src = ts.createSourceFile(f, readFileSync(root + "/" + f, "utf8"), 99, true);
  for (const s of src.statements) { if (!(ts.isImportDeclaration(s) || ts.isExportDeclaration(s)) || !s.moduleSpecifier) continue;
    const typeOnly = s.importClause?.isTypeOnly || s.isTypeOnly || (s.importClause && !s.importClause.name && s.importClause.namedBindings && ts.isNamedImports(s.importClause.namedBindings) && s.importClause.namedBindings.elements.length && s.importClause.namedBindings.elements.every((e) => e.isTypeOnly));
    const spec = s.moduleSpecifier.text.replace(/\?.*/, ""); const t = spec.startsWith("#") ? spec.slice(1) : spec.startsWith(".") ? posix.normalize(posix.join(posix.dirname(f), spec)) : null;
    if (t && set.has(t)) edges.push([f, t, !!typeOnly]); } }
function scc(g) { let i = 0; const idx = new Map(), low = new Map(), st = [], on = new Set(), out = []; const go = (v) => { idx.set(v, i); low.set(v, i++); st.push(v); on.add(v); for (const w of g.get(v) ?? []) { if (!idx.has(w)) { go(w); low.set(v, Math.min(low.get(v), low.get(w))); } else if (on.has(w)) low.set(v, Math.min(low.get(v), idx.get(w))); } if (low.get(v) === idx.get(v)) { const c = []; let w; do { w = st.pop(); on.delete(w); c.push(w); } while (w !== v); if (c.length > 1) out.push(c); } }; for (const v of g.keys()) if (!idx.has(v)) go(v); return out; }
const report = (name, keyOf) => { const g = new Map(); const why = new Map(); for (const [a, b, t] of edges) { if (t) continue; const x = keyOf(a), y = keyOf(b); if (!x || !y || x === y) continue; (g.get(x) ?? g.set(x, new Set()).get(x)).add(y); const k = x + " > " + y; (why.get(k) ?? why.set(k, []).get(k)).push(`${a.split("/").pop()}->${b.split("/").pop()}`); }
  for (const c of scc(g)) { console.log(`## ${name}: ${c.join(", ")}`); for (const x of c) for (const y of g.get(x) ?? []) if (c.includes(y)) console.log(`   ${x} > ${y}: ${why.get(x + " > " + y).slice(0, 6).join(" ")} (${why.get(x + " > " + y).length})`); } };
report("files", (f) => f);
for (const feature of [...new Set(files.map((f) => /^app\/features\/([^/]+)/.exec(f)?.[1]).filter(Boolean))])
  report(feature, (f) => f.startsWith(`app/features/${feature}/`) ? posix.dirname(f).slice(`app/features/${feature}`.length) || "/" : null);
report("ui", (f) => f.startsWith("app/ui/") ? posix.dirname(f) : null);
report("app", (f) => /^app\/([^/]+)\//.exec(f)?.[1] ?? null);
report("app deep", (f) => /^app\/(?!features|ui)/.test(f) ? posix.dirname(f) : null);
report("workers", (f) => f.startsWith("workers/") ? posix.dirname(f) : null);
