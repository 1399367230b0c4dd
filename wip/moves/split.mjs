// npx node split.mjs CHECKOUT : after apply.mjs and its commit. What mixed two subjects is parted.
import { readFileSync, writeFileSync } from "node:fs"; import { join, resolve } from "node:path";
const root = resolve(process.argv[2]);
const read = (f) => readFileSync(join(root, f), "utf8"); const write = (f, t) => writeFileSync(join(root, f), t);
/** Takes a declaration with its comment out of a file: from a pattern up to the next blank line (or the end). */
function take(file, start, end) {
  const text = read(file); const at = text.search(start); if (at < 0) throw new Error(`${file}: ${start}`);
  const rest = text.slice(at); const m = end.exec(rest); const stop = m ? at + m.index + m[0].length : text.length;
  write(file, (text.slice(0, at) + text.slice(stop)).replace(/\n{3,}/g, "\n\n").trimEnd() + "\n");
  return text.slice(at, stop).trim() + "\n";
}
const edit = (file, ...pairs) => { let t = read(file); for (const [a, b] of pairs) { const n = t.replace(a, b); if (n === t) throw new Error(`${file}: ${a}`); t = n; } write(file, t); };
// idempotency: its own store
const W = "app/features/wallet/store.server.ts";
const earlier = take(W, /\/\*\* What was answered to a request before, as JSON\. \*\//, /request_id = \$\{request\}\)`;\n/);
const answered = take(W, /\/\*\* The constraint's name for a request that was answered before\. \*\//, /row\.now,\n {2}\);\n/);
const forget = take(W, /\/\*\* Answers that nobody asks for any more\. \*\//, /most,\n {2}\);\n/);
const types = ["Statement", "RawQuery", "Written"].filter((t) => new RegExp(`\\b${t}\\b`).test(answered + forget));
write("app/idempotency/store.server.ts", `import type { ${["Database", ...types].sort().join(", ")} } from "#app/db/database.ts";\nimport { walletOf } from "#app/features/wallet/store.server.ts";\n\n${earlier}\n${answered}\n${forget}`);
edit("app/idempotency/once.server.ts", [/#app\/features\/wallet\/store\.server\.ts/, "./store.server.ts"]);
edit("app/idempotency/sweep.server.ts", [/#app\/features\/wallet\/store\.server\.ts/, "./store.server.ts"]);
for (const f of ["app/features/pet/model/store.server.ts", "app/features/shop/store.server.ts"])
  edit(f, [/import \{ earlierOf, walletOf \} from "#app\/features\/wallet\/store\.server\.ts";/, 'import { walletOf } from "#app/features/wallet/store.server.ts";\nimport { earlierOf } from "#app/idempotency/store.server.ts";']);
// mail: its table, statements and forms
const T = take("app/features/phone/tables.ts", /export const memberMails/, /memberMails\.\$inferInsert;\n/);
write("app/mail/tables.ts", `import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";\n\n${T}`);
const P = "app/features/phone/store.server.ts";
const statements = take(P, /export const addMail/, /eq\(memberMails\.id, id\)\);\n/);
write("app/mail/store.server.ts", `import { eq } from "drizzle-orm";\nimport type { Database, Statement } from "#app/db/database.ts";\nimport { type MemberMail, memberMails } from "./tables.ts";\n\n${statements}`);
edit(P, [/\n {2}type MemberMail,/, ""], [/\n {2}memberMails,/, ""]);
const forms = take("app/features/phone/forms.ts", /\/\*\* F9\. \*\//, /\n\}\);\n/);
write("app/mail/forms.ts", `import { z } from "zod";\n\n${forms}`);
edit("app/mail/mails.server.ts", [/"#app\/features\/phone\/store\.server\.ts"/, '"./store.server.ts"']);
edit("app/mail/mail-functions.server.ts", [/"#app\/features\/phone\/forms\.ts"/, '"./forms.ts"']);
edit("app/features/phone/export.server.ts", [/import \{ memberMails, phoneCodes \} from "\.\/tables\.ts";/, 'import { memberMails } from "#app/mail/tables.ts";\nimport { phoneCodes } from "./tables.ts";']);
edit("drizzle.config.ts", [/schema: "\.\/app\/features\/\*\*\/tables\.ts"/, 'schema: "./app/**/tables.ts"']);
// log: the line of a request is the Worker's
const logged = take("app/log/log.ts", /\/\*\* One structured line a request/, /\n\};\n/);
edit("app/log/log.ts", [/import type \{ MiddlewareHandler \} from "hono";\n/, ""], [/import type \{ AppEnv \} from "[^"]+";\n/, ""]);
write("workers/logged.ts", `import type { MiddlewareHandler } from "hono";\nimport { routeOf } from "#app/log/log.ts";\nimport type { AppEnv } from "./app-env.ts";\n\n${logged}`);
edit("workers/edge.ts", [/import \{ logged \} from "#app\/log\/log\.ts";/, 'import { logged } from "./logged.ts";']);
