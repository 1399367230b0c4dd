import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeBillOfMaterials } from "./sbom.ts";

type Bill = {
  bomFormat: string;
  metadata: { component: { name: string; type: string } };
  components: { "bom-ref": string; hashes?: { alg: string }[] }[];
};
type Entry = { name?: string; version: string; dev?: boolean; devOptional?: boolean };

const read = <Value>(file: string): Value => JSON.parse(readFileSync(file, "utf8")) as Value;

function written(): Bill {
  const folder = mkdtempSync(join(tmpdir(), "koinonia-bill-"));
  try {
    writeBillOfMaterials(join(folder, "bill.json"));
    return read<Bill>(join(folder, "bill.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("the bill of materials names every package of the product with its hash, and none of development's", () => {
  const { bomFormat, metadata, components } = written();
  expect([bomFormat, metadata.component]).toMatchObject([
    "CycloneDX",
    { name: "koinonia", type: "application" },
  ]);
  const { packages } = read<{ packages: Record<string, Entry> }>("package-lock.json");
  const ofTheProduct = Object.entries(packages)
    .filter(([at, { dev, devOptional }]) => at !== "" && !dev && !devOptional)
    .map(([at, { name, version }]) => `${name ?? at.split("node_modules/").pop()}@${version}`);
  const named = components.map((component) => component["bom-ref"]);
  expect(named.sort()).toEqual([...new Set(ofTheProduct)].sort());
  const { dependencies } = read<{ dependencies: Record<string, string> }>("package.json");
  expect(named).toEqual(
    expect.arrayContaining(Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)),
  );
  const unproven = components.filter(({ hashes }) => !hashes?.some(({ alg }) => alg === "SHA-512"));
  expect(unproven).toEqual([]);
});
