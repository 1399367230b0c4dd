import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { shopExport } from "./export.server.ts";

export const server = {
  exports: [{ order: 100, section: shopExport }],
} as const satisfies ServerFeature;
