/** Of the related verses' files; `node scripts/related/files.ts` writes it anew when what they are made of has changed. */
export const RELATED_REVISION = "31722a2f4b";
