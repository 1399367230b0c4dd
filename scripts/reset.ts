import { rmSync } from "node:fs";

/** `npm run reset`: forgets all local data; keys stay, so that open browsers only lose their session. */
rmSync(".wrangler/state", { recursive: true, force: true });
console.log("Local data removed. `npm start` begins anew.");
