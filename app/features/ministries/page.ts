import type { RequestLine } from "#app/features/community/model/request-line.ts";
import type { Ministry } from "#app/features/groups/model/kinds.ts";
import type { GroupLine } from "#app/features/groups/page.ts";

export type WeekPart = {
  week: number;
  of: number;
  isThis: boolean;
  title: string;
  reference: string;
  /** Into the reader; null where the reference is none. */
  path: string | null;
  /** `verseId`: its first verse, `BBCCCVVV`. */
  verse: { verseId: number; text: string; reference: string; translation: string } | null;
  teaching: string[];
  questions: string[];
  together: string;
};

/** What only those see for whom the ministry is: never an adult of the young's but its appointed leaders. */
export type Fellowship = {
  groups: GroupLine[];
  leaders: { name: string; handle: string }[];
  /** The newest of the reader's groups there. */
  requests: RequestLine[];
  now: number;
  timeZone: string;
  gatherings: { id: string; title: string; when: string; slug: string; groupName: string }[];
};

export type MinistryPage = {
  ministry: Ministry;
  week: WeekPart | null;
  weeks: { week: number; title: string }[];
  fellowship: Fellowship | null;
};
