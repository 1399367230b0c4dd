import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { friendsExport } from "./export.server.ts";

export const server = {
  exports: [{ order: 240, section: friendsExport }],
} as const satisfies ServerFeature;
