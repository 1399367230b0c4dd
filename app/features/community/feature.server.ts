import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { moderationExport } from "./decisions/export.server.ts";
import { eraseFromCommunity } from "./erase.server.ts";
import { communityExport } from "./export.server.ts";
import { deliverOutbox } from "./outbox/deliver-outbox.server.ts";
import { restRequests } from "./requests/rest.server.ts";
import { testimoniesExport } from "./testimonies/export.server.ts";
import { notifyOfUrgentReports } from "./urgent/notify.server.ts";

export const server = {
  jobs: {
    restRequests: { order: 230, run: restRequests },
    deliverOutbox: { order: 300, run: deliverOutbox },
    notifyOfUrgentReports: { order: 310, run: notifyOfUrgentReports },
  },
  exports: [
    { order: 200, section: communityExport },
    { order: 220, section: testimoniesExport },
    { order: 230, section: moderationExport },
  ],
  erasure: {
    order: 40,
    async erase(ctx, { userId }) {
      await eraseFromCommunity(ctx, userId);
      return true;
    },
  },
} as const satisfies ServerFeature;
