import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { voiceExport } from "./export.server.ts";

export const server = {
  exports: [{ order: 270, section: voiceExport }],
} as const satisfies ServerFeature;
