import type { FamilyName, Features } from "./families.ts";

/** How many are kept of each verse. */
const KEPT = 10;
/** Features that more verses have tell nothing. */
const MAX_VERSES = 3000;
/** How far a verse's length counts against it: 1 would let short verses win. */
const LENGTH_POWER = 0.4;
/** What a verse gains that Nave lists often: such verses say much in few words. */
const LISTED = 0.4;
/** A neighbor of one that is kept already counts less: it says the same again. */
const NEXT_TO = 0.7;
const CONSIDERED = 60;

/** Why two verses are together: the feature that they share which counts most. */
export type Reason = { family: FamilyName; name: string };
export type Related = { verse: number; reason: Reason };

/** Ranks verses by the sum of what they share, rare features first (TF-IDF). */
export function ranker({ families, lists, ids }: Features): (verse: number) => Related[] {
  const all = (Object.keys(families) as FamilyName[]).map((name) => {
    const { weight, verses, of, names } = families[name];
    const values = verses.map((having) =>
      having.length < 2 ? 0 : weight * Math.log(ids.length / having.length) ** 2,
    );
    return { name, verses, of, names, values };
  });
  const lengths = ids.map((_, verse) =>
    all.reduce(
      (sum, { of, values }) => sum + (of[verse] ?? []).reduce((part, at) => part + (values[at] ?? 0), 0),
      0,
    ),
  );
  const score = new Float64Array(ids.length);

  /** A topic is too wide to be a reason: null where two verses share nothing narrower. */
  const why = (one: number, other: number): Reason | null => {
    let best: Reason | null = null;
    let most = 0;
    for (const { name, of, names, values } of all) {
      if (name === "topic") continue;
      const its = new Set(of[other]);
      for (const at of of[one] ?? [])
        if (its.has(at) && (values[at] ?? 0) > most) {
          most = values[at] ?? 0;
          best = { family: name, name: names[at] ?? "" };
        }
    }
    return best;
  };

  return (verse) => {
    score.fill(0);
    for (const { of, verses, values } of all)
      for (const at of of[verse] ?? []) {
        const having = verses[at] ?? [];
        if (having.length > MAX_VERSES) continue;
        for (const other of having) score[other] = (score[other] ?? 0) + (values[at] ?? 0);
      }
    const found: { verse: number; score: number }[] = [];
    score.forEach((sum, other) => {
      if (sum === 0 || other === verse) return;
      const listed = 1 + LISTED * Math.log1p(lists[other] ?? 0);
      found.push({ verse: other, score: (sum / (lengths[other] ?? 1) ** LENGTH_POWER) * listed });
    });
    found.sort((one, other) => other.score - one.score || one.verse - other.verse);
    return apart(found.slice(0, CONSIDERED)).flatMap((other) => {
      const reason = why(verse, other);
      return reason ? [{ verse: other, reason }] : [];
    });
  };
}

/** The best, with a step back for each that stands beside one before it. */
function apart(found: { verse: number; score: number }[]): number[] {
  const kept: number[] = [];
  const left = [...found];
  while (kept.length < KEPT && left.length > 0) {
    let best = 0;
    let most = -1;
    left.forEach(({ verse, score }, at) => {
      const isNext = kept.some((other) => Math.abs(other - verse) <= 1);
      const worth = score * (isNext ? NEXT_TO : 1);
      if (worth > most) {
        most = worth;
        best = at;
      }
    });
    kept.push(...left.splice(best, 1).map(({ verse }) => verse));
  }
  return kept;
}
