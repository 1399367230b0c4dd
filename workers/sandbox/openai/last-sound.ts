import { Documents } from "#workers/sandbox/documents.ts";
import type { SoundFacts } from "./sound.ts";

/** What is told of the sound that came last: its form, never the sound. */
export type LastSound = SoundFacts & { name: string; bytes: number };

export const keepSound = (db: D1Database, sound: LastSound): Promise<void> =>
  new Documents(db).put("openai-sound", "last", sound);

export const lastSound = (db: D1Database): Promise<LastSound | null> =>
  new Documents(db).get<LastSound>("openai-sound", "last");
