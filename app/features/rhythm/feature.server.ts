import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { rhythmExport } from "./export.server.ts";

export const server = {
  exports: [{ order: 140, section: rhythmExport }],
} as const satisfies ServerFeature;
