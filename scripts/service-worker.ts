import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

/**
 * Bundles the service worker beside the pages. Its version is that of the files with content in their names:
 * another build of the pages is another worker, and the same build is the same, byte for byte.
 */
export async function bundleServiceWorker(client: string): Promise<void> {
  const files = readdirSync(join(client, "assets")).sort();
  const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
  const { outputFiles } = await build({
    entryPoints: ["app/native/service-worker/service-worker.ts"],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    tsconfig: "tsconfig.json",
    define: { BUILD: JSON.stringify(version) },
    logLevel: "warning",
  });
  const [output] = outputFiles;
  if (!output) throw new Error("the service worker made no bundle");
  writeFileSync(join(client, "sw.js"), output.contents);
}
