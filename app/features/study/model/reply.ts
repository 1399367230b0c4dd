import type { StudyRefusal } from "./session.ts";

export type StudyReply =
  | { ok: true; sessionId: string; seconds: number; rewarded: boolean }
  | { ok: false; refusal: StudyRefusal };
