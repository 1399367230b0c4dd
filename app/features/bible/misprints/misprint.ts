/** Longest note of a misprint report, characters. */
export const MAX_NOTE = 500;

/** Reports from one network address. */
export const MISPRINT_LIMIT = { minute: 5, day: 20 };

export type MisprintRefusal =
  | "misprint.empty"
  | "misprint.too_long"
  | "misprint.too_many"
  | "misprint.failed";

export const MISPRINT_STATUS: Record<MisprintRefusal, number> = {
  "misprint.empty": 400,
  "misprint.too_long": 400,
  "misprint.too_many": 429,
  "misprint.failed": 503,
};

/** The note as it is kept, or why it cannot be. Line breaks are blanks; control characters are left out. */
export function noteIn(value: unknown): { ok: true; note: string } | { ok: false; refusal: MisprintRefusal } {
  const note =
    typeof value === "string"
      ? value
          .replace(/\s+/g, " ")
          .replace(/\p{Cc}/gu, "")
          .trim()
      : "";
  if (note === "") return { ok: false, refusal: "misprint.empty" };
  if (note.length > MAX_NOTE) return { ok: false, refusal: "misprint.too_long" };
  return { ok: true, note };
}
