import type { Translation } from "#app/features/bible/translations.ts";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";
import type { OpenedPage } from "./model/opened-page.ts";
import type { Round } from "./model/round.ts";

export type EveningNote = {
  id: string;
  page: number;
  body: string;
  language: string;
  shared: boolean;
  at: number;
  name: string;
  guest: boolean;
  mine: boolean;
  /** To others than its writer and, of a guest's, whoever leads: always shown. */
  moderation: "held" | "shown" | "hidden";
};

/** An evening that is open, as one of those who are in it sees it. */
export type OpenEvening = {
  id: string;
  groupName: string;
  as: "member" | "guest";
  /** One's own name there. */
  name: string;
  /** Turns pages, opens rounds, lets guests in. */
  leads: boolean;
  page: OpenedPage;
  /** Each phone reads in its own language. */
  translation: Translation;
  /** The chapter of the page; null where it could not be read now. */
  chapter: ChapterFile | null;
  pages: OpenedPage[];
  round: Round | null;
  notes: EveningNote[];
  /** For whoever leads; null for others. `address` is null while there is no invitation. */
  guests: {
    mayCome: boolean;
    address: string | null;
    left: number;
    here: { id: string; name: string }[];
  } | null;
  endsAt: number;
  /** Of the next note, where it is sent without script. */
  formId: string;
};

export type GuideLine = { id: string; at: number; pages: number; notes: number };

export type EveningPage = {
  slug: string;
  groupName: string;
  mayOpen: boolean;
  /** Null while none is open. */
  evening: OpenEvening | null;
  guides: GuideLine[];
  formId: string;
  now: number;
  timeZone: string;
};

/** What an invitation leads to. */
export type GuestPage =
  | { state: "nowhere" }
  | { state: "invited"; groupName: string; young: boolean }
  | { state: "in"; evening: OpenEvening; now: number };

/** What a group's members keep of an evening: what was read, and what was shared under it. */
export type GuidePage = {
  slug: string;
  groupName: string;
  at: number;
  translation: Translation;
  parts: { page: OpenedPage; chapter: ChapterFile | null; notes: EveningNote[] }[];
  timeZone: string;
  now: number;
};
