import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { videosExport } from "./export.server.ts";

export const server = {
  exports: [{ order: 280, section: videosExport }],
} as const satisfies ServerFeature;
