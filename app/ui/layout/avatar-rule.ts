export const AVATAR_TONES = ["plum", "amber", "ok", "clay", "sky"] as const;
export type AvatarTone = (typeof AVATAR_TONES)[number];

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Marks and signs say nothing about a person; letters and numbers of any script do. */
const SPEAKS = /[\p{L}\p{N}]/u;

function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word))
    if (SPEAKS.test(segment)) return segment.toLocaleUpperCase();
  return "";
}

/** The first letters of the first and last name, or of the only one; empty where there is none. */
export function initialsOf(name: string): string {
  const found = name
    .split(/[\s\u200b-\u200f]+/)
    .map(firstLetter)
    .filter(Boolean);
  const [first = ""] = found;
  return found.length > 1 ? first + (found.at(-1) ?? "") : first;
}

/** The same colour for the same key in every place and at every time (FNV-1a). */
export function avatarTone(key: string): AvatarTone {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return AVATAR_TONES[(hash >>> 0) % AVATAR_TONES.length] ?? "plum";
}
