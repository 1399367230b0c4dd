/** The album: what has happened to a pet, once each. */
export const MEMORY_KINDS = ["adopted", "adventure", "level", "evolved", "welcomed_back"] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** As much of the album as one page shows. */
export const ALBUM_PAGE = 30;

/** The longest answer that is kept with an adventure. */
export const NOTE_MAX = 2_000;

export type Memory = {
  id: string;
  petId: string;
  kind: MemoryKind;
  /** An adventure's key, a level, a pet type: which words and picture it has. */
  about: string;
  /** An adventure's outcome; null for what has none. */
  success: boolean | null;
  /** What the member wrote to the adventure's question; null when nothing was kept. */
  note: string | null;
  /** Epoch ms. */
  createdAt: number;
};
