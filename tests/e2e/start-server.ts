import { rmSync } from "node:fs";
import { serve } from "../../scripts/serve.ts";

/** A companion that never says a word is given up after this, ms: a person would wait twenty seconds. */
const FIRST_WORD_MS = 2_000;

/** The one origin beside our own that may hear of a sign-in in a window of its own (D19). No such host exists. */
export const FRIEND = "http://friend.test";

/** The production bundle with the sandbox, on data of its own for each port, for as long as the tests run. */
export default async function startServer(): Promise<() => Promise<void>> {
  const port = Number(process.env.E2E_PORT ?? 8790);
  const persist = `.wrangler/e2e-${port}`;
  rmSync(persist, { recursive: true, force: true });
  const served = await serve({
    port,
    persist,
    settings: { COMPANION_FIRST_WORD_MS: String(FIRST_WORD_MS), POPUP_ORIGINS: FRIEND },
  });
  return () => served.stop();
}
