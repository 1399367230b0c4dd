import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "../steps/people.ts";

const BUILT = readdirSync("build/client", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^[_.]/.test(entry.name))
  .map(({ parentPath, name }) => `${parentPath.slice("build/client".length)}/${name}`);

/** Chapters are files by the thousand, all made alike: the first of each book stands for them. */
const isAsked = (path: string, at: number): boolean =>
  !/^\/assets\/[^/]+\//.test(path) || folderOf(path) !== folderOf(BUILT[at - 1] ?? "");
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** Answers of the games: the server alone reads them. */
const isSecret = (path: string): boolean => path.startsWith("/game-content/");

function keptFor(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  if (path.startsWith("/icons/") || /^\/videos\/.*\.webm$/.test(path)) return "public, max-age=86400";
  if (path.startsWith("/widgets/")) return "public, max-age=3600";
  return path === "/sw.js" ? "no-cache" : "public, max-age=0, must-revalidate";
}

test("every built file comes with HSTS, CORP and nosniff, and is kept as long as its name holds", async ({
  request,
}) => {
  expect(BUILT).toEqual(
    expect.arrayContaining(["/sw.js", "/icon.svg", "/favicon.ico", "/icons/any-192.png"]),
  );
  expect(BUILT.filter((path) => /^\/assets\/.*\.woff2$/.test(path)).length).toBeGreaterThan(2);
  expect(BUILT.filter(isSecret).length).toBeGreaterThan(1);
  for (const path of BUILT.filter(isSecret)) expect((await request.get(path)).status(), path).toBe(404);
  for (const path of BUILT.filter((file, at) => isAsked(file, at) && !isSecret(file))) {
    const file = await request.head(path);
    expect(file.status(), path).toBe(200);
    expect(file.headers(), path).toMatchObject({
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "cache-control": keptFor(path),
    });
  }
});

test("the build's bill of materials is there, and is served to nobody", async ({ request }) => {
  expect(existsSync("build/sbom.cdx.json")).toBe(true);
  for (const path of ["/sbom.cdx.json", "/build/sbom.cdx.json", "/assets/sbom.cdx.json"])
    expect((await request.get(path)).status(), path).toBe(404);
});
