/** What a feature keeps on a device until the server has taken it, said in its `waiting.tsx` (decision 0092). */
export type WaitingQueue = {
  /** All that waits, in its order, as its own pages send it: the server knows each by its request id. */
  send(userId: string): Promise<unknown>;
  /** For as long as a page shows what waits: sends when it can be sent, and follows changes. @returns what ends it */
  follow?(onChange: () => void): () => void;
};
