/** A version of Terms and Privacy Policy. Times in epoch ms. */
export type LegalVersion = {
  version: number;
  announcedAt: number;
  countsFrom: number;
  en: string;
  es: string;
  /** So many members have accepted it. */
  accepted: number;
};
