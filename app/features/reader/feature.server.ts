import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { readingExport } from "./export.server.ts";

export const server = {
  exports: [{ order: 130, section: readingExport }],
} as const satisfies ServerFeature;
