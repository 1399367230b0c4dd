import { careExamples } from "./care-data.ts";
import { normalizedWords } from "#app/features/care/model/normalize.ts";
import { windowsOf } from "#app/features/care/model/windows.ts";
import { readFileSync } from "node:fs";
import { CONCEPTS } from "#app/features/care/model/catalog-concepts.ts";
import { signsIn } from "#app/features/care/signs.ts";

const byWord = new Map<string, string[]>();
const put = (name: string, words: string) => { for (const w of words.split(" ").filter(Boolean)) { const [p = ""] = normalizedWords(w); const n = byWord.get(p) ?? []; if (!n.includes(name)) byWord.set(p, [...n, name]); } };
for (const [n, w] of Object.entries(CONCEPTS)) put(n, w);
if (process.env.LEX) for (const l of readFileSync(process.env.LEX, "utf8").split("\n").filter(Boolean)) { const [n, w] = l.split(/:(.*)/); put(n!.trim(), w!); }
const NONE: string[] = [];
const conceptsOf = (w: string) => byWord.get(w) ?? NONE;
export type Cfg = Record<string, number>;
const DEF: Cfg = {
  uni: 1, bi: 1, tri: 1, skip1: 1, skip2: 0, skip3: 0, bag: 0, con: 1, con2: 1, con3: 1, cw: 0, reach: 4, near: 8, near3: 10,
  ch3: 0, ch4: 1, ch5: 1, ch6: 0, inw: 0, pre4: 0, stem: 0, stembi: 0, stemskip: 0, mix: 0, sign: 0,
  minTexts: 2, minAuth: 1, epochs: 12, rate: 0.3, decay: 1e-3, steady: 20, bits: 20, past: 0.3, own: 1, pos: 1, wins: 1, rounds: 2, ssum: 0,
  gap: 0, len: 0, dup:0, avg: 0, drop: 0, keep: 0,
};
const SEED = 0x811c9dc5, PRIME = 0x01000193;
const h = (t: string, s: number) => { let x = s; for (let i = 0; i < t.length; i++) x = Math.imul(x ^ t.charCodeAt(i), PRIME); return x; };
const j = (a: number, b: number, s: number) => Math.imul(a, PRIME) ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(s, 0x85ebca6b);
const spread = (x: number) => { let m = x ^ (x >>> 16); m = Math.imul(m, 0x7feb352d); m ^= m >>> 15; m = Math.imul(m, 0x846ca68b); return (m ^ (m >>> 16)) >>> 0; };
export const stem = (w: string): string => {
  if (w.length < 5) return w;
  return w.replace(/(?:ingly|ings|ing|edly|ed|ers|er|es|s|ly|ment|ness|mente|andome|andose|ando|iendo|iendome|aron|ieron|arme|arse|arlo|arla|erme|erse|irme|irse|aba|aban|ada|ado|adas|ados|ida|ido|idas|idos|ar|er|ir|os|as|an|en|o|a|e)$/, "").slice(0, 6) || w;
};
type F = { hs: Uint32Array; at: Uint16Array; v: Float32Array; words: number; stops: number[] };
export function feats(words: string[], c: Cfg, text: string): F {
  const hs: number[] = [], at: number[] = [], v: number[] = [];
  const add = (x: number, a: number, val: number) => { hs.push(spread(x)); at.push(a); v.push(val); };
  const W = words.map((w) => h(w, SEED));
  const S = words.map((w) => h(stem(w), SEED ^ 99));
  const C = words.map((w) => conceptsOf(w).map((x) => h(x, SEED ^ 5)));
  const M = words.map((w, i) => (C[i]!.length ? C[i]![0]! : w.length <= 3 ? W[i]! : S[i]!));
  for (let i = 0; i < words.length; i++) {
    const w = W[i]!;
    if (c.uni && words[i] !== ".") add(w ^ 1, i, c.uni);
    const p1 = i > 0 ? W[i - 1]! : 7, p2 = i > 1 ? W[i - 2]! : 7, p3 = i > 2 ? W[i - 3]! : 7;
    if (c.bi) add(j(p1, w, 2), i, c.bi);
    if (c.tri) add(j(j(p2, p1, 0), w, 3), i, c.tri);
    if (c.skip1) add(j(p2, w, 4), i, c.skip1);
    if (c.skip2 && i > 2) add(j(p3, w, 14), i, c.skip2);
    if (c.bag) for (let b = Math.max(0, i - c.reach!); b < i; b++) { const [x, y] = W[b]! < w ? [W[b]!, w] : [w, W[b]!]; add(j(x, y, 15), i, c.bag); }
    if (words[i] !== ".") {
      if (c.stem) add(S[i]! ^ 21, i, c.stem);
      const s1 = i > 0 ? S[i - 1]! : 7, s2 = i > 1 ? S[i - 2]! : 7, s3 = i > 2 ? S[i - 3]! : 7;
      if (c.stembi) add(j(s1, S[i]!, 22), i, c.stembi);
      if (c.stemskip) { add(j(s2, S[i]!, 23), i, c.stemskip); add(j(s3, S[i]!, 24), i, c.stemskip); }
      if (c.pre4) add(h(words[i]!.slice(0, 4), SEED ^ 31), i, c.pre4);
      if (c.mix) { const m1 = i > 0 ? M[i - 1]! : 7, m2 = i > 1 ? M[i - 2]! : 7; add(j(m1, M[i]!, 41), i, c.mix); add(j(j(m2, m1, 0), M[i]!, 42), i, c.mix); add(j(m2, M[i]!, 43), i, c.mix); }
    }
  }
  const seen: { n: number; at: number }[] = [];
  for (let i = 0; i < words.length; i++) for (const n of C[i]!) {
    if (c.con) add(n, i, c.con);
    for (let b = Math.max(0, seen.length - c.reach!); b < seen.length; b++) {
      const p = seen[b]!;
      if (c.con2 && p.at < i && i - p.at <= c.near!) add(j(p.n, n, 6), i, c.con2);
    }
    const l = seen.at(-1), f = seen.at(-2);
    if (c.con3 && f && l && i - f.at <= c.near3!) add(j(j(f.n, l.n, 0), n, 7), i, c.con3);
    if (c.cw) { for (let b = Math.max(0, i - 3); b < i; b++) add(j(n, S[b]!, 61), i, c.cw); for (let b = i + 1; b < Math.min(words.length, i + 4); b++) add(j(n, S[b]!, 62), b, c.cw); }
    seen.push({ n, at: i });
  }
  const run = (n: number, val: number) => {
    if (!val) return;
    if (c.inw) { words.forEach((w, i) => { if (w === ".") return; const t = `<${w}>`; for (let e = 0; e + n <= t.length; e++) add(h(t.slice(e, e + n), SEED ^ 8 ^ (n << 8)), i, val); }); return; }
    const L: number[] = [], E: number[] = [];
    words.forEach((w, i) => { if (w === ".") return; for (let k = 0; k < w.length; k++) { L.push(w.charCodeAt(k)); E.push(i); } });
    for (let e = n; e <= L.length; e++) { let x = SEED ^ 8 ^ (n << 8); for (let k = e - n; k < e; k++) x = Math.imul(x ^ L[k]!, PRIME); add(x, E[e - 1]!, val); }
  };
  run(3, c.ch3!); run(4, c.ch4!); run(5, c.ch5!); run(6, c.ch6!);
  if (c.sign && words.length) { const s = signsIn(text); if (s) add(h(`sign${s.crisis}${s.isCertain}`, SEED), words.length - 1, c.sign); }
  return { hs: Uint32Array.from(hs), at: Uint16Array.from(at), v: Float32Array.from(v), words: words.length, stops: [...words.keys()].filter((i) => words[i] === ".") };
}
const dice = (s: number) => () => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return s / 2 ** 32; };
const shuffle = <T>(l: T[], ch: () => number) => { for (let a = l.length - 1; a > 0; a--) { const o = Math.floor(ch() * (a + 1)); const t = l[a]!; l[a] = l[o]!; l[o] = t; } };
type Ex = { author: string; g: string; language: string; label: string; kind: string; text: string; words: string[]; f: F };
type Item = { p: Uint32Array; v: Float32Array; share: number; y: number; w: number };
function best(f: F, of: Float32Array, bias: number, c: Cfg, mask: number) {
  const s = new Float64Array(f.words + 1), n = new Float64Array(f.words + 1);
  for (let k = 0; k < f.hs.length; k++) { const a = f.at[k]! + 1, v = f.v[k]!; s[a]! += of[f.hs[k]! & mask]! * v; n[a]! += v * v; }
  for (let w = 1; w <= f.words; w++) { s[w]! += s[w - 1]!; n[w]! += n[w - 1]!; }
  let b = { from: 0, to: f.words, score: -Infinity };
  for (const { from, to } of windowsOf(f)) { const x = (s[to]! - s[from]!) / Math.sqrt(n[to]! - n[from]! + c.steady!) + bias; if (x > b.score) b = { from, to, score: x }; }
  return b;
}
function item(f: F, from: number, to: number, y: number, w: number, kept: Uint8Array, c: Cfg, mask: number): Item {
  const p: number[] = [], v: number[] = []; let n = 0;
  for (let k = 0; k < f.hs.length; k++) { const a = f.at[k]!; if (a < from || a >= to) continue; n += f.v[k]! ** 2; const q = f.hs[k]! & mask; if (kept[q]) { p.push(q); v.push(f.v[k]!); } }
  return { p: Uint32Array.from(p), v: Float32Array.from(v), share: 1 / Math.sqrt(n + c.steady!), y, w };
}
function fit(set: Ex[], c: Cfg) {
  const size = 1 << c.bits!, mask = size - 1, ch = dice(7);
  const texts = new Uint16Array(size), auth = new Uint8Array(size), last = new Int16Array(size).fill(-1);
  const names = [...new Set(set.map((e) => e.g))];
  for (const nm of names) { const id = names.indexOf(nm);
    for (const e of set) if (e.g === nm) for (const q of new Set(Array.from(e.f.hs, (x) => x & mask))) { texts[q]!++; if (last[q] !== id) { last[q] = id; auth[q]!++; } } }
  let kept = Uint8Array.from(texts, (t, q) => (t >= c.minTexts! && auth[q]! >= c.minAuth! ? 1 : 0));
  let of = new Float32Array(size), bias = 0, known = false;
  const R = c.keep ? c.rounds! + 1 : c.rounds!;
  for (let r = 0; r < R; r++) {
    if (c.keep && r === R - 1) {
      const w = (q: number) => Math.abs(of[q]!) * Math.sqrt(texts[q]!);
      const b = Array.from(kept.keys()).filter((q) => kept[q] && of[q]).sort((x, y) => w(y) - w(x)).slice(0, c.keep);
      kept = new Uint8Array(size); for (const q of b) kept[q] = 1;
    }
    const items: Item[] = [];
    for (const e of set) {
      const y = e.label === "danger" ? 1 : 0; const w = (e.label === "past" ? c.past! : 1) * (e.g === "own" ? c.own! : 1) * (y ? c.pos! : 1);
      items.push(item(e.f, 0, e.f.words, y, w, kept, c, mask));
      const spans = windowsOf(e.f);
      if (spans.length === 1 || !c.wins) continue;
      if (known) { const b = best(e.f, of, bias, c, mask); items.push(item(e.f, b.from, b.to, y, w, kept, c, mask)); }
      const any = spans[1 + Math.floor(ch() * (spans.length - 1))]!;
      if (!y) items.push(item(e.f, any.from, any.to, y, w / 2, kept, c, mask));
    }
    of = new Float32Array(size); const sq = new Float32Array(size).fill(0.02); bias = 0; let bsq = 1; let dseed = 12345; const u = new Float32Array(200000); const sum = c.avg ? new Float32Array(size) : null; let bsum = 0;
    for (let ep = 0; ep < c.epochs!; ep++) {
      shuffle(items, ch);
      for (const { p, v, share, y, w } of items) {
        let s = 0; const n = p.length; let seed = 0;
        if (c.drop) { dseed = (Math.imul(dseed, 1664525) + 1013904223) >>> 0; seed = dseed | 1;
          const D = c.drop * 65536, sc = 1 / (1 - c.drop); let x = seed;
          for (let k = 0; k < n; k++) { x ^= x << 13; x ^= x >>> 17; x ^= x << 5; u[k] = (x & 65535) < D ? 0 : v[k]! * sc; s += of[p[k]!]! * u[k]!; } }
        else for (let k = 0; k < n; k++) s += of[p[k]!]! * v[k]!;
        const off = (1 / (1 + Math.exp(-(s * share + bias))) - y) * w;
        for (let k = 0; k < n; k++) { const q = p[k]!; if (c.drop && !u[k]) continue; const g = off * share * (c.drop ? u[k]! : v[k]!) + c.decay! * of[q]!; const z = sq[q]! + g * g; sq[q] = z; of[q] = of[q]! - (c.rate! * g) / Math.sqrt(z); }
        bsq += off * off; bias -= (0.1 * off) / Math.sqrt(bsq);
      }
      if (sum && ep >= c.epochs! - c.avg!) { for (let q = 0; q < size; q++) sum[q]! += of[q]!; bsum += bias; }
    }
    if (sum) { for (let q = 0; q < size; q++) of[q] = sum[q]! / c.avg!; bias = bsum / c.avg!; }
    known = true;
  }
  return { of, bias, mask };
}
export type Out = { e: Ex; s: number };
export function loao(cfg: Partial<Cfg>, set: Ex[]): Out[] {
  const c = { ...DEF, ...cfg } as Cfg;
  for (const e of set) e.f = feats(e.words, c, e.text);
  const out: Out[] = [];
  for (const g of [...new Set(set.map((e) => e.g))]) {
    if (process.env.FOLDS && !process.env.FOLDS.split(" ").includes(g)) continue;
    const m = fit(set.filter((e) => e.g !== g), c);
    for (const e of set) if (e.g === g) out.push({ e, s: best(e.f, m.of, m.bias, c, m.mask).score });
  }
  return out;
}
export function auc(o: Out[]) {
  const s = [...o].sort((a, b) => a.s - b.s); let neg = 0, sum = 0, pos = 0;
  for (const { e } of s) if (e.label === "danger") { sum += neg; pos++; } else if (e.label === "harmless") neg++;
  return sum / (pos * neg);
}
export function report(name: string, o: Out[]) {
  const A = o.filter(({ e }) => e.g !== "own"), gs = [...new Set(A.map(({ e }) => e.g))];
  const at = (share: number, list: Out[]) => { const hs = list.filter(({ e }) => e.label === "harmless").map((x) => x.s).sort((a, b) => b - a); return hs[Math.floor(hs.length * share)]!; };
  const rec = (t: number, list: Out[]) => { const d = list.filter(({ e }) => e.label === "danger"); return ((100 * d.filter((x) => x.s > t).length) / d.length).toFixed(1); };
  const own = o.filter(({ e }) => e.g === "own" && e.label === "harmless");
  const ta = at(0.08, A), t2 = at(0.02, A), t20 = at(0.2, A);
  const fo = (t: number) => ((100 * own.filter((x) => x.s > t).length) / own.length).toFixed(1);
  console.log(name.padEnd(34), "auc", (gs.reduce((s, g) => s + auc(A.filter((x) => x.e.g === g)), 0) / gs.length * 100).toFixed(2), "pool", (auc(A) * 100).toFixed(2), "r2", rec(t2, A), "r8", rec(ta, A), "r20", rec(t20, A), "own@8", fo(ta), "own@20", fo(t20), "|", gs.map((g) => `${g} ${rec(ta, A.filter((x) => x.e.g === g))}`).join(" "));
}
export const load = (): Ex[] => careExamples().map((e) => ({ ...e, g: /^(a\d|lead|second)/.test(e.author) ? e.author : "own", words: normalizedWords(e.text) })) as never;
if (import.meta.main) {
  const set = load();
  console.log(set.length, "texts");
  for (const arg of process.argv.slice(2)) {
    const cfg = Object.fromEntries(arg.split(",").filter((x) => x.includes("=")).map((x) => { const [k, v] = x.split("="); if (!(k! in DEF)) throw k; return [k, Number(v)]; }));
    const t = Date.now(); report(arg, loao(cfg, set)); console.error(((Date.now() - t) / 1000).toFixed(0), "s");
  }
}
