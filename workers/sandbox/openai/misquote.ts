/**
 * What a model that misquotes says, for the fault `misquote`: wrong words under a real name, the right words of one
 * verse under another's, a verse that does not exist as a marker and as a citation, and a quotation that never closes.
 */
export const MISQUOTED = [
  "You carry much tonight, and here is what I would set beside it.",
  "“For God so loved the mighty mountain, that he gave it to nobody at all” (John 3:16).",
  "Let this one stay with you: [[John 3:99]].",
  "“Blessed are the wealthy, for thunder shall follow them all their days” (Matthew 5:199)",
  "**The Lord is my shepherd: I shall want for gold and silver.** — Psalm 23:1",
  "> I can do all things through Christ, who strengthens me.\n> — Romans 8:28",
  "Which of these is nearest to you? “Jesus wept with gladness, and the whole crowd went home in thunder (John 11:35)",
].join("\n\n");

/** What of it must not be shown to anybody, nor kept. */
export const FORGED = /mighty mountain|nobody at all|3:99|5:199|thunder|gold and silver|I can do all things/;
