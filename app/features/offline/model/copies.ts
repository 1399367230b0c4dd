import type { KeptGames } from "#app/features/games/kept/kept.ts";
import type { KeptPet } from "#app/features/pet/kept/kept.ts";

/** What of a member's is kept on their device to be read without a network. Others' words are in none of it. */
export type CopiedMessage = { role: "user" | "assistant"; text: string; at: number };
export type CopiedConversation = { id: string; title: string; at: number; messages: CopiedMessage[] };
export type CopiedNote = { id: string; first: number; last: number; body: string; updatedAt: number };
export type CopiedPrayer = { id: string; body: string; person: string; at: number };
export type CopiedPlan = {
  id: string;
  title: string;
  heading: string;
  passages: { name: string; path: string; read: boolean }[];
};
export type CopiedVerse = { name: string; path: string };

export type Copies = {
  conversations: CopiedConversation[];
  prayers: CopiedPrayer[];
  plan: CopiedPlan | null;
  /** What a device had before it could care for it has fewer fields. */
  pet: KeptPet | null;
  deck: CopiedVerse[];
  /** Today's trivia, what was missed of it, and the three quests. */
  games: KeptGames;
  /** How many passages are highlighted, saved or tagged. */
  marks: number;
};

/** Notes that have changed since what the device has; those that are deleted leave it. */
export type NotesSince = { notes: CopiedNote[]; gone: string[]; since: NotesPlace; more: boolean };

/** Behind which change the next page begins. */
export type NotesPlace = { at: number; id: string };
export const FIRST_NOTE: NotesPlace = { at: 0, id: "" };

export type CopiesReply = { at: number; copies: Copies; notes: NotesSince };

/** Of each kind so much. */
export const MAX_CONVERSATIONS = 20;
export const MAX_MESSAGES = 60;
export const MAX_NOTES = 1_000;
export const MAX_VERSES = 500;

/** The device asks again after, ms; a page that is opened sooner keeps what is there. */
export const KEPT_FOR_MS = 60_000;

export const mustRefresh = (keptAt: number | null, now: number): boolean =>
  keptAt === null || now - keptAt >= KEPT_FOR_MS || now < keptAt;

/** The place of an address: `?at=1700000000000&id=note_1`; the beginning where it says none. */
export function notesPlaceIn(params: URLSearchParams): NotesPlace {
  const at = Number(params.get("at") ?? "0");
  const id = params.get("id") ?? "";
  return Number.isSafeInteger(at) && at >= 0 && id.length <= 80 ? { at, id } : FIRST_NOTE;
}
