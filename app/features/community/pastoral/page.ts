import type { CareQuery } from "./query.ts";

export type CareLine = {
  id: string;
  urgent: boolean;
  state: "open" | "closed";
  openedAt: number;
  answeredAt: number | null;
  name: string | null;
  ageBand: string;
  title: string;
  body: string;
  language: string;
  assignee: string | null;
  mine: boolean;
};

export type CarePage = {
  query: CareQuery;
  items: CareLine[];
  /** How many the next page passes over. */
  next: number | null;
  detail: CareLine | null;
  answers: { id: string; body: string; name: string; mine: boolean; at: number }[];
  team: { handle: string; name: string }[];
  /** The reader's own. */
  handle: string;
};
