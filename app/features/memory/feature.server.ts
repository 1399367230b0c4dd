import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { memoryExport } from "./export.server.ts";

export const server = {
  exports: [{ order: 190, section: memoryExport }],
} as const satisfies ServerFeature;
