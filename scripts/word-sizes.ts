import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { wordFiles } from "./word-files/write.ts";

/** What the words of each book cost to transfer, gzip, from Genesis to Revelation. */
export function wordSizes(): number[] {
  const sizes: number[] = [];
  for (const { name, text } of wordFiles()) {
    if (!name.startsWith("books/")) break;
    sizes.push(gzipSync(text).length);
  }
  return sizes;
}

if (import.meta.main) {
  const rows = wordSizes().map((size) => `  ${size.toLocaleString("en").replaceAll(",", "_")},`);
  writeFileSync(
    fileURLToPath(new URL("../app/features/word-study/device/catalog-word-bytes.ts", import.meta.url)),
    `/** What the words of each book cost to transfer, bytes; \`node scripts/word-sizes.ts\` writes it anew. */
export const BOOK_BYTES: readonly number[] = [
${rows.join("\n")}
];
`,
  );
}
