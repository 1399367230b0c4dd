import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { sendDigests } from "./digests/send-digests.server.ts";
import { sendingExport } from "./export.server.ts";
import { sendNotices } from "./send.server.ts";

export const server = {
  jobs: {
    sendNotices: { order: 320, run: sendNotices },
    sendDigests: { order: 330, run: sendDigests },
  },
  exports: [{ order: 120, section: sendingExport }],
} as const satisfies ServerFeature;
