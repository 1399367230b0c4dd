/** Of the related verses' files; `node scripts/related/files.ts` writes it anew when what they are made of has changed. */
export const RELATED_REVISION = "b450ccb656";
