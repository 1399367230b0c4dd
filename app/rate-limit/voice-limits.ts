import { KEPT, PAGE, READ, WRITE } from "./limits.ts";
import type { RateLimitRule } from "./tiers.ts";

/** How often one may speak with the companion, and watch (D1 keeps both limits of speech besides). */
export const VOICE_LIMITS: Readonly<Record<string, RateLimitRule>> = {
  "/voice-chat/hear": { read: READ, act: { tier: "ask", own: "app/features/voice/hear.server.ts" } },
  "/voice-chat/say": { read: READ, act: { tier: "ask", own: "app/features/voice/say.server.ts" } },
  "/voice-chat/:conversationId?": { read: PAGE, act: WRITE },
  "/youtube-playlist": { read: KEPT, act: WRITE },
  "/youtube-playlist/marks": { read: READ, act: WRITE },
};
