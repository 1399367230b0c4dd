import { NOWHERE } from "#app/features/bible/passage.ts";
import { put, type Verdict } from "./citation.ts";
import { readMarker } from "./mention.ts";

const INSIDE = "(?:(?!\\]\\]|\\[\\[)[\\s\\S]){0,696}";
const MARKER = new RegExp(`^\\[\\[(${INSIDE})\\]\\]`);
const OPEN_MARKER = new RegExp(`^\\[\\[?${INSIDE}\\]?$`);

/** Judges the marker at the head of `text`: `[[John 3:16]]`, by which a verse is asked for. */
export function judgeMarker(text: string, complete: boolean): Verdict {
  const match = MARKER.exec(text);
  if (match) return put(readMarker(match[1] ?? ""), match[0].length);
  const open = OPEN_MARKER.test(text);
  if (open && !complete) return { kind: "wait" };
  // Broken off: nothing to show. Never closed: prose, without the brackets.
  return put(NOWHERE, open ? text.length : 2);
}
