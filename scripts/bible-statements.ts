import { REBUILD, readBibleData } from "./seed-bible.ts";

/** A statement of D1 has 100 kB at most; UTF-8 bytes, with room to spare. */
const MAX_BYTES = 90_000;

const literal = (value: unknown): string =>
  value === null
    ? "NULL"
    : typeof value === "number"
      ? String(value)
      : `'${String(value).replaceAll("'", "''")}'`;

/** The Bible's data as SQL statements, one a line. */
export function* bibleSql(now: number): Generator<string> {
  const { hash, tables } = readBibleData();
  for (const { clear, table, columns, rows } of tables) {
    yield `${clear};`;
    const begin = `INSERT INTO ${table} (${columns.join(", ")}) VALUES `;
    let values: string[] = [];
    let bytes = 0;
    for (const row of rows) {
      const value = `(${row.map(literal).join(", ")})`;
      const size = Buffer.byteLength(value) + 2;
      if (values.length > 0 && bytes + size > MAX_BYTES) {
        yield `${begin}${values.join(", ")};`;
        values = [];
        bytes = 0;
      }
      values.push(value);
      bytes += size;
    }
    if (values.length > 0) yield `${begin}${values.join(", ")};`;
  }
  for (const statement of REBUILD) yield `${statement};`;
  yield `INSERT OR REPLACE INTO seeded (name, hash, seeded_at) VALUES ('bible', ${literal(hash)}, ${now});`;
}
