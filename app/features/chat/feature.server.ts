import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { closeLostAnswers } from "./answering/answer.server.ts";
import { chatExport } from "./export/export.server.ts";
import { eraseMessagesOf } from "./model/erase.server.ts";
import { conversationReportsExport } from "./report/export.server.ts";
import { refreshSavedVerses } from "./saved-verses/refresh.server.ts";
import { purgeDeletedConversations } from "./threads/purge.server.ts";

export const server = {
  jobs: {
    closeLostAnswers: { order: 10, run: closeLostAnswers },
    purgeDeletedConversations: { order: 210, run: purgeDeletedConversations },
    refreshSavedVerses: { order: 220, run: refreshSavedVerses },
  },
  exports: [
    { order: 50, section: chatExport },
    { order: 70, section: conversationReportsExport },
  ],
  erasure: { order: 30, erase: (ctx, { userId, most }) => eraseMessagesOf(ctx.db, userId, most) },
} as const satisfies ServerFeature;
