import type { RequestLine } from "#app/features/community/model/request-line.ts";
import type { Petition } from "./model/petition.ts";

/** One of today's ten. */
export type TodayLine =
  | { kind: "petition"; petition: Petition }
  | { kind: "request"; request: RequestLine; pinned: boolean };

export type ListPage = {
  /** Today's ten, those that were prayed for among them. */
  today: TodayLine[];
  petitions: Petition[];
  promises: { request: RequestLine; pinned: boolean }[];
  deleted: Petition[];
  now: number;
  timeZone: string;
};

export const idOf = (line: TodayLine): string => (line.kind === "petition" ? line.petition : line.request).id;

export const prayedAtOf = (line: TodayLine): number | null =>
  (line.kind === "petition" ? line.petition : line.request).prayedAt;

/** Still prayed for, or closed. */
export const isOpen = (state: string): boolean => state === "open" || state === "resting";
