import type { AdventureKey } from "./catalog-adventures.ts";

/** Which verse each place teaches; its words come from the shipped text, in the reader's own translation. */
export const VERSE_OF: Readonly<Record<AdventureKey, string>> = {
  jordan: "Joshua 4:7",
  emmaus: "Luke 24:32",
  rehoboth: "Genesis 26:22",
  bethlehem: "Ruth 2:12",
  cherith: "1 Kings 17:6",
  jericho: "Hebrews 11:30",
  galilee: "Mark 4:39",
  horeb: "1 Kings 19:12",
};

/** For the quiet moments at home. */
export const REST_VERSE = "Psalm 4:8";
export const GROWN_VERSE = "Proverbs 4:18";

/** A verse as a page shows it: the text, what it is called, and where its chapter is. */
export type PlacedVerse = {
  /** First verse, `BBCCCVVV`. */
  verseId: number;
  reference: string;
  translation: string;
  text: string;
  path: string;
};
