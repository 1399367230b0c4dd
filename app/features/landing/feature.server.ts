import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { recount } from "./front.server.ts";

export const server = {
  jobs: {
    recount: { order: 90, run: recount },
  },
} as const satisfies ServerFeature;
