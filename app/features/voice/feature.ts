import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["care", "chat", "member", "reader", "wallet"],
  routes: [
    {
      // D1 keeps limits of speech besides: what is transcribed, and what is spoken
      path: "voice-chat/hear",
      file: "routes/voice/voice.hear.ts",
      read: READ,
      act: { tier: "ask", own: "app/features/voice/transcribe.server.ts" },
    },
    {
      path: "voice-chat/say",
      file: "routes/voice/voice.say.ts",
      read: READ,
      act: { tier: "ask", own: "app/features/voice/say.server.ts" },
    },
    { path: "voice-chat/:conversationId?", file: "routes/voice/voice-chat.tsx", read: PAGE, act: WRITE },
  ],
  rooms: {
    voice: {
      order: 190,
      path: "/voice-chat",
      name: { en: "Voice chat", es: "Chat de voz" },
    },
  },
} as const satisfies Feature;
