import { rmSync } from "node:fs";
import { serve } from "../../scripts/serve.ts";

/** The production bundle with the sandbox, on data of its own, for as long as the tests run. */
export default async function startServer(): Promise<() => Promise<void>> {
  const persist = ".wrangler/e2e";
  rmSync(persist, { recursive: true, force: true });
  const served = await serve({ port: Number(process.env.E2E_PORT ?? 8790), persist });
  return () => served.stop();
}
