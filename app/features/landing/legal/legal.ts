/** A text of law, as data: the dialog and the page say the same. */
export type LegalText = {
  title: string;
  effective: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

export const LEGAL = ["terms", "privacy"] as const;
export type LegalName = (typeof LEGAL)[number];
