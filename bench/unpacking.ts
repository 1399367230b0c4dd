import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

/**
 * Usage: node bench/unpacking.ts. How long the first message of an isolate waits for the weights of danger to be unpacked,
 * in workerd. Its clock stands still while it computes, so each request is timed from outside: in a new isolate one that
 * reads nothing, then the first that reads a message, then a second, each less what one takes that reads nothing.
 */
const RUNS = 9;
const WORKER = `
import { readDanger } from "#app/features/care/model/learned.ts";
export default {
  fetch: (request) =>
    new Response(new URL(request.url).pathname === "/read" ? String(readDanger("a quiet word").score) : ""),
};`;

async function took(miniflare: Miniflare, path: string): Promise<number> {
  const began = performance.now();
  const response = await miniflare.dispatchFetch(`http://localhost${path}`);
  await response.text();
  return performance.now() - began;
}

const median = (list: number[]): number =>
  list.sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;

const bundle = await build({
  stdin: { contents: WORKER, resolveDir: import.meta.dirname, loader: "ts" },
  bundle: true,
  write: false,
  minify: true,
  format: "esm",
  conditions: ["workerd", "worker"],
});
const firsts: number[] = [];
const seconds: number[] = [];
for (let run = 0; run < RUNS; run++) {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: bundle.outputFiles[0]?.text ?? "",
      compatibilityDate: "2026-11-01",
    }),
  );
  try {
    for (let warm = 0; warm < 5; warm++) await took(miniflare, "/nothing");
    const nothing = median([
      await took(miniflare, "/nothing"),
      await took(miniflare, "/nothing"),
      await took(miniflare, "/nothing"),
    ]);
    firsts.push((await took(miniflare, "/read")) - nothing);
    seconds.push((await took(miniflare, "/read")) - nothing);
  } finally {
    await miniflare.dispose();
  }
}
const all = [...firsts].sort((one, other) => one - other).map((ms) => ms.toFixed(1));
console.log(`first message of an isolate: ${median(firsts).toFixed(1)} ms (${all.join(", ")})`);
console.log(`second message: ${median(seconds).toFixed(1)} ms`);
