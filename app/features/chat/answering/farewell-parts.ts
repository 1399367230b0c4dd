import { createFarewellGuard } from "#app/features/care/farewell/farewell-guard.ts";
import type { Part, TextPart, VersePart } from "#app/features/chat/model/parts.ts";

const words = (text: string): Part[] => (text === "" ? [] : [{ kind: "text", text }]);

/**
 * The guard of goodbyes over an answer's parts: the words without what would keep somebody. A verse ends a sentence.
 * @param leaves the member has said goodbye
 */
export function createFarewellParts(leaves: boolean) {
  const guard = createFarewellGuard(leaves);
  /** @param isFree beside help nothing is held back: it may ask if they are safe */
  return (
    parts: readonly (TextPart | VersePart)[],
    { isFree, isLast }: { isFree: boolean; isLast: boolean },
  ) => {
    const passed = parts.flatMap((part): Part[] => {
      if (part.kind !== "text") return [...words(isFree ? guard.release() : guard.beforeVerse()), part];
      return words(isFree ? guard.release() + part.text : guard.push(part.text));
    });
    if (!isLast) return passed;
    return [...passed, ...words(isFree ? guard.release() : guard.end())];
  };
}
