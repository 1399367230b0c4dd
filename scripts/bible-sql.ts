import { writeFileSync } from "node:fs";
import { bibleSql } from "./bible-statements.ts";

/**
 * `npm run bible:sql`: writes `bible.sql`, which puts the texts of `data/` into a Bible database that wrangler reaches,
 * an empty one or one with an older text (docs/operating.md).
 */
const file = "bible.sql";
writeFileSync(file, [...bibleSql(Date.now())].join("\n"));
console.log(`${file} is written: npx wrangler d1 execute koinonia-bible --remote --file ${file}`);
