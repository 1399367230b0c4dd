import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { plansExport } from "./export.server.ts";

export const server = {
  exports: [{ order: 170, section: plansExport }],
} as const satisfies ServerFeature;
