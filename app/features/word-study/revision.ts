/** Of the words' files; `node scripts/word-files/write.ts` writes it anew when what they are made of has changed. */
export const WORD_REVISION = "1075791359";
