import { writeFeatures } from "./gather-features.ts";
import { run, TOOL_ENV } from "./run.ts";

/** `npm run dev`: pages with hot reload, beside one workerd with the real D1, the rooms and the sandbox. */
Object.assign(process.env, TOOL_ENV);
writeFeatures(".");
await run("remix", ["vite:dev", "--host", "localhost", "--port", process.env.PORT ?? "5173", "--strictPort"]);
