/** What was written, as moderators read it: with its author, also where others see none. */
export type QueueItem = {
  id: string;
  /** Of a line to who asked: the reviewed sentence; empty: words of one's own. */
  preset?: string;
  title: string;
  body: string;
  language: string;
  name: string;
  handle: string;
  ageBand: string;
  unnamed: number;
  urgent: number;
  moderation: "held" | "shown" | "hidden";
  createdAt: number;
  /** Reasons of reports that wait, as JSON. */
  reasons: string;
};
