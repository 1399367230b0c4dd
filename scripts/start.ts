import { build } from "./build.ts";
import { TOOL_ENV } from "./run.ts";
import { serve, stopWithProcess } from "./serve.ts";

/** `npm start`: from nothing to a page, or back to where it was left. State is kept in `.wrangler/state`. */
Object.assign(process.env, TOOL_ENV);
const port = Number(process.env.PORT ?? 8787);
await build();
const served = await serve({ port, persist: process.env.KOINONIA_STATE ?? ".wrangler/state" }).catch(explain);
stopWithProcess(served);
console.log(`
Koinonia          ${served.origin}
Sandbox           ${served.origin}/sandbox   (mail, SMS, seeded accounts, clock)
Try it as         member@koinonia.test   Faith-2026!
`);

function explain(error: unknown): never {
  if (!String(error).includes("ERR_ADDRESS_IN_USE")) throw error;
  console.error(`Port ${port} is taken, perhaps by another Koinonia. Choose another: PORT=8788 npm start`);
  process.exit(1);
  throw error;
}
