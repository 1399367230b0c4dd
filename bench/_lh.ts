import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findChromium } from "#scripts/chromium.ts";
import { freePort } from "#tests/free-port.ts";
import { serveProduct } from "./product.ts";
import { serveBaseline } from "./baseline/serve.ts";
import { TALK } from "./talk.ts";
const paths = process.argv.slice(2);
const product = await serveProduct(await freePort());
const remix = await serveBaseline("remix", await freePort(), TALK);
const port = await freePort();
const browser = await chromium.launch({ executablePath: findChromium(), args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] });
for (const path of paths) {
  const url = path.startsWith("remix:") ? `${remix.origin}${path.slice(6)}` : `${product.origin}${path}`;
  for (let n = 0; n < Number(process.env.N ?? 1); n++) {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: ["performance"] });
  const lhr = result?.lhr as any;
  if (!lhr || lhr.runtimeError) { console.log(path, lhr?.runtimeError?.code); continue; }
  const a = lhr.audits;
  const m = a.metrics.details.items[0];
  console.log(path, "perf", lhr.categories.performance.score, "FCP", Math.round(m.firstContentfulPaint), "LCP", Math.round(m.largestContentfulPaint), "SI", Math.round(m.speedIndex), "TBT", Math.round(m.totalBlockingTime), "CLS", m.cumulativeLayoutShift, "| observed FCP", m.observedFirstContentfulPaint, "LCP", m.observedLargestContentfulPaint, "bench", lhr.environment.benchmarkIndex);
  if (process.env.V) {
    for (const r of a["network-requests"].details.items) console.log("   ", r.resourceType, r.priority, Math.round(r.networkRequestTime), "->", Math.round(r.networkEndTime), r.transferSize, r.url.slice(-60));
    console.log(JSON.stringify(a["lcp-breakdown-insight"]?.details ?? a["largest-contentful-paint-element"]?.details ?? {}).slice(0, 900));
  }
  }
}
await browser.close(); await product.stop(); await remix.stop();
process.exit(0);
