import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { notificationsExport } from "./export.server.ts";
import { deleteOldNotifications } from "./notify.server.ts";

export const server = {
  jobs: {
    deleteOldNotifications: { order: 120, run: deleteOldNotifications },
  },
  exports: [{ order: 110, section: notificationsExport }],
} as const satisfies ServerFeature;
