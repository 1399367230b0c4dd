import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Versions = Record<string, string>;
type Manifest = { name: string; dependencies: Versions; devDependencies?: Versions; overrides?: object };
type Lock = {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; devDependencies?: Versions }>;
};

const read = <Value>(file: string): Value => JSON.parse(readFileSync(file, "utf8")) as Value;

/**
 * What the product is made of, by the lock: CycloneDX, for whoever looks a vulnerable package up in it. npm is shown
 * the lock without what is for development alone: its own `--omit=dev` leaves out what both need, React among it.
 */
export function writeBillOfMaterials(file: string): void {
  const folder = mkdtempSync(join(tmpdir(), "koinonia-sbom-"));
  try {
    const { devDependencies = {}, overrides = {}, ...manifest } = read<Manifest>("package.json");
    // an override may name a development dependency's version
    const versions = { ...manifest.dependencies, ...devDependencies };
    const named = JSON.stringify(overrides).replace(/"\$([^"]+)"/g, (_, name: string) =>
      JSON.stringify(versions[name]),
    );
    const lock = read<Lock>("package-lock.json");
    for (const [at, { dev, devOptional }] of Object.entries(lock.packages))
      if (dev || devOptional) delete lock.packages[at];
    delete lock.packages[""]?.devDependencies;
    const product = { ...manifest, overrides: JSON.parse(named) as object };
    writeFileSync(join(folder, "package.json"), JSON.stringify(product));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
    const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"];
    const shell = process.platform === "win32";
    const output = execFileSync("npm", args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26, shell });
    const bill = JSON.parse(output) as { metadata: { component: { name: string } } };
    // npm calls it by its folder
    bill.metadata.component.name = manifest.name;
    writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
