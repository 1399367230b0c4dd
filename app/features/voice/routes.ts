/** R34. The file in `routes/voice/` for each address. */
export const VOICE_ROUTES: readonly (readonly [path: string, file: string])[] = [
  ["voice-chat/hear", "voice.hear.ts"],
  ["voice-chat/say", "voice.say.ts"],
  ["voice-chat/:conversationId?", "voice-chat.tsx"],
];
