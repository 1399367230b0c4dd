import type { Feature } from "#app/manifest/feature.ts";
import { ASKING, BEGINNING, COSTLY, PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: [
    "access",
    "announcements",
    "bible",
    "billing",
    "care",
    "member",
    "memory",
    "notifications",
    "rewards",
    "wallet",
  ],
  routes: [
    {
      path: "chatbot/:conversationId?",
      file: "routes/chat/chatbot.tsx",
      read: PAGE,
      act: {
        field: "intent",
        of: { send: ASKING, retry: ASKING, again: ASKING, edit: ASKING, start: BEGINNING, open: BEGINNING },
        others: WRITE,
      },
    },
    { path: "chatbot/:conversationId/messages", file: "routes/chat/chatbot.messages.ts", read: READ },
    {
      path: "conversations",
      file: "routes/chat/conversations.ts",
      read: READ,
      // a search is asked for while its words are typed
      act: { field: "intent", of: { search: READ, shares: READ }, others: WRITE },
    },
    { path: "conversations/:conversationId", file: "routes/chat/conversation.tsx", read: PAGE },
    {
      path: "conversations/:conversationId/export",
      file: "routes/chat/conversation.export.ts",
      read: COSTLY,
    },
    { path: "shared", file: "routes/chat/shared.tsx", read: PAGE },
    { path: "shared/:token", file: "routes/chat/shared.copy.tsx", read: READ },
  ],
  functions: { "persistent-chatbot": ASKING },
  rooms: {
    companion: {
      order: 10,
      path: "/chatbot",
      further: ["/conversations", "/shared", "/functions/persistent-chatbot"],
      name: { en: "Companion", es: "Compañero" },
    },
  },
} as const satisfies Feature;
