import { build } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { keepInMemory } from "./in-memory.ts";
import { run } from "./run.ts";

/** `npm run test:e2e [-- file or -g name]`: the journeys alone. */
keepInMemory();
await build();
await run("playwright", ["test", ...process.argv.slice(2)], { CHROMIUM: findChromium() });
