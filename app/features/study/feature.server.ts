import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { studyExport } from "./export.server.ts";

export const server = {
  exports: [{ order: 160, section: studyExport }],
} as const satisfies ServerFeature;
