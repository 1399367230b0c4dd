import { announced } from "./citation.ts";
import { glossed } from "./claim.ts";

const MAX_KNOWN = 16;

/** Whether a text introduces the words behind it; the same text is asked for again and again, and read once. */
export function createIntroducer(): (before: string, letters: boolean) => boolean {
  const known = new Map<string, boolean>();
  return (before, letters) => {
    const key = `${letters}${before}`;
    const introduces = known.get(key) ?? Boolean(announced(before) || (letters && glossed(before)));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, introduces);
    return introduces;
  };
}
