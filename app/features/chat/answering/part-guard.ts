import { type Claim, createSpeechGuard } from "#app/features/care/speech/speech-guard.ts";

type Words = { kind: "text"; text: string; proven?: true };
type Passed<Other> = { parts: (Words | Other)[]; claim: Claim | null };

/** The beginning of a place that another part has in the words. */
const HALF = /\[(?:\[(?:\d+\]?)?)?$/;
const PLACE = /\[\[(\d+)\]\]/;

/**
 * The speech guard over an answer's parts: Scripture that is proven says “I am the way” and is no persona. For each
 * verse and each proven quotation the guard is given a marker, as a model writes it, so that it knows what is told of
 * Scripture; the part itself goes through.
 */
export function createPartGuard<Other extends { kind: string }>() {
  const guard = createSpeechGuard();
  const others: (Words | Other)[] = [];
  let half = "";

  function partsOf(text: string, isLast: boolean): (Words | Other)[] {
    const whole = half + text;
    half = isLast ? "" : (HALF.exec(whole)?.[0] ?? "");
    return whole
      .slice(0, whole.length - half.length)
      .split(PLACE)
      .flatMap((piece, at): (Words | Other)[] => {
        const other = at % 2 === 1 ? others[Number(piece)] : undefined;
        if (other) return [other];
        return piece === "" ? [] : [{ kind: "text", text: piece }];
      });
  }

  const isWords = (part: Words | Other): part is Words =>
    part.kind === "text" && !("proven" in part && part.proven);
  const asWords = (part: Words | Other): Words | Other =>
    part.kind === "text" && "text" in part ? { kind: "text", text: part.text } : part;

  return {
    /** @param isLast no more will come: what was held is given too */
    push(parts: readonly (Words | Other)[], isLast = false): Passed<Other> {
      const passed: (Words | Other)[] = [];
      for (const part of parts) {
        const said = guard.push(isWords(part) ? part.text : `[[${others.push(asWords(part)) - 1}]]`);
        passed.push(...partsOf(said.text, said.claim !== null));
        if (said.claim) return { parts: passed, claim: said.claim };
      }
      if (!isLast) return { parts: passed, claim: null };
      const said = guard.end();
      return { parts: [...passed, ...partsOf(said.text, true)], claim: said.claim };
    },
  };
}
