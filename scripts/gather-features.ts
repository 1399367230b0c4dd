import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The files in which a feature says what it has, and the file in which they are gathered (decision 0092). */
const KINDS = [
  { from: "feature.ts", into: "app/manifest/features.ts", write: manifests },
  { from: "feature.server.ts", into: "app/manifest/features.server.ts", write: servers },
  { from: "events.ts", into: "app/manifest/events.ts", write: events },
  { from: "functions.server.ts", into: "app/manifest/functions.server.ts", write: functions },
  { from: "notices.ts", into: "app/manifest/notices.ts", write: notices },
  { from: "content-kinds.ts", into: "app/manifest/content-kinds.ts", write: contentKinds },
  { from: "content/shipped.server.ts", into: "app/manifest/shipped.server.ts", write: shippedContent },
  { from: "waiting.tsx", into: "app/manifest/waiting.tsx", write: waiting },
] as const;

const HEAD =
  "// Made by `node scripts/gather-features.ts` from the folders of app/features; not edited by hand.\n";

/** Of a line with its end, as the formatter breaks them. */
const MAX_WIDTH = 111;

const nameOf = (feature: string): string =>
  feature.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const keyOf = (feature: string): string =>
  nameOf(feature) === feature ? feature : `"${feature}": ${nameOf(feature)}`;

const entries = (features: readonly string[]): string =>
  features.map((feature) => `  ${keyOf(feature)},\n`).join("");

function manifests(features: readonly string[]): string {
  const imports = features.map(
    (feature) => `import { feature as ${nameOf(feature)} } from "#app/features/${feature}/feature.ts";\n`,
  );
  return `${imports.join("")}
/** Every feature, by the name of its folder. */
export const FEATURES = {
${entries(features)}} as const;
`;
}

function servers(features: readonly string[]): string {
  const imports = features.map(
    (feature) =>
      `import { server as ${nameOf(feature)} } from "#app/features/${feature}/feature.server.ts";\n`,
  );
  return `${imports.join("")}
/** What features have of services, by the names of their folders. */
export const SERVER_FEATURES = {
${entries(features)}} as const;
`;
}

/** What each of them has, in one object: their names differ. */
const spread = (features: readonly string[]): string =>
  features.map((feature) => `  ...${nameOf(feature)},\n`).join("");

function functions(features: readonly string[]): string {
  const imports = features.map(
    (feature) =>
      `import { functions as ${nameOf(feature)} } from "#app/features/${feature}/functions.server.ts";\n`,
  );
  return `${imports.join("")}
/** Every server function of a feature, by its name. */
export const FUNCTIONS = {
${spread(features)}} as const;
`;
}

/** A union of a feature's types, `PetEvent`. */
const typeNameOf = (feature: string, type: string): string =>
  nameOf(feature).replace(/^./, (first) => first.toUpperCase()) + type;

function events(features: readonly string[]): string {
  const typeOf = (feature: string): string => typeNameOf(feature, "Event");
  const imports = features.map(
    (feature) => `import type { Event as ${typeOf(feature)} } from "#app/features/${feature}/events.ts";\n`,
  );
  return `${imports.join("")}
/** Everything that features tell a member's tabs. */
export type FeatureEvent =
${features.map((feature) => `  | ${typeOf(feature)}`).join("\n")};
`;
}

function notices(features: readonly string[]): string {
  const typeOf = (feature: string): string => typeNameOf(feature, "Notice");
  const imports = features.map((feature) => {
    const names = [`type Notice as ${typeOf(feature)}`, `notices as ${nameOf(feature)}`];
    const from = `from "#app/features/${feature}/notices.ts";\n`;
    const line = `import { ${names.join(", ")} } ${from}`;
    return line.length > MAX_WIDTH ? `import {\n  ${names.join(",\n  ")},\n} ${from}` : line;
  });
  return `${imports.join("")}import type { Notices } from "./notice.ts";

/** Everything that members are told, with what its words need. */
export type NotificationData =
${features.map((feature) => `  | ${typeOf(feature)}`).join("\n")};

/** Every topic, with its words. */
export const TOPICS: Notices<NotificationData> = {
${spread(features)}};
`;
}

function contentKinds(features: readonly string[]): string {
  const imports = features.map(
    (feature) =>
      `import { contentKinds as ${nameOf(feature)} } from "#app/features/${feature}/content-kinds.ts";\n`,
  );
  return `${imports.join("")}
/** Every kind of content, by its id. */
export const CONTENT_KINDS = {
${spread(features)}} as const;
`;
}

function shippedContent(features: readonly string[]): string {
  const imports = features.map(
    (feature) =>
      `import { shipped as ${nameOf(feature)} } from "#app/features/${feature}/content/shipped.server.ts";\n`,
  );
  return `${imports.join("")}import type { ShippedContent } from "./content-kind.ts";
import type { CONTENT_KINDS } from "./content-kinds.ts";

/** How the first version of every kind of content is read. For routes alone: files of content are read by Vite. */
export const SHIPPED_CONTENT: ShippedContent<typeof CONTENT_KINDS> = {
${spread(features)}};
`;
}

function waiting(features: readonly string[]): string {
  const imports = features.map(
    (feature) => `import { waiting as ${nameOf(feature)} } from "#app/features/${feature}/waiting.tsx";\n`,
  );
  return `${imports.join("")}
/** What waits on a device, by the features that keep it. */
export const WAITING = {
${entries(features)}} as const;
`;
}

/** @returns by its path, the text of each file in which features are gathered */
export function gatherFeatures(root: string): Record<string, string> {
  const folder = join(root, "app/features");
  const features = readdirSync(folder).sort();
  return Object.fromEntries(
    KINDS.map(({ from, into, write }) => [
      into,
      HEAD + write(features.filter((feature) => existsSync(join(folder, feature, from)))),
    ]),
  );
}

/** Writes those that have changed. */
export function writeFeatures(root: string): void {
  for (const [path, text] of Object.entries(gatherFeatures(root))) {
    const full = join(root, path);
    if (!existsSync(full) || readFileSync(full, "utf8") !== text) writeFileSync(full, text);
  }
}

if (import.meta.main) writeFeatures(join(import.meta.dirname, ".."));
