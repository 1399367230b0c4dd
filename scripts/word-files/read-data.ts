import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const DATA = new URL("../../data/", import.meta.url);

export const readData = (path: string): Buffer => {
  const file = readFileSync(new URL(path, DATA));
  return path.endsWith(".gz") ? gunzipSync(file) : file;
};

/** A file's lines, each as its columns. */
export const rowsIn = (path: string): string[][] =>
  readData(path)
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));

/** Rows by their first column; of several the last. */
export const byFirst = (path: string): Map<string, string[]> =>
  new Map(rowsIn(path).map(([key = "", ...rest]) => [key, rest]));

/** Rows by their first column, all of each. */
export function grouped(rows: readonly string[][]): Map<string, string[][]> {
  const groups = new Map<string, string[][]>();
  for (const [key = "", ...rest] of rows) {
    const group = groups.get(key);
    if (group) group.push(rest);
    else groups.set(key, [rest]);
  }
  return groups;
}
