import { CLAIMS } from "./catalog-claims.ts";
import { furthest, indexed, type Match } from "./runs.ts";

const claimsFrom = indexed(CLAIMS.map((run) => ({ run })));

/** Told of somebody else: `Jesus says, “I am the way”`. */
const TOLD =
  /(?:^|[^\p{L}])(?!(?:i|yo)\s)\p{L}+\s+(?:said|says|told|tells|tell us|declared|declares|answered|answers|replied|replies|wrote|writes|called|calls|claimed|claims|prays|prayed|saying|words|as written|dijo|dice|dicen|respondió|responde|declaró|declara|escribió|escribe|contestó|palabras|llamó|llama|diciendo)(?:[\s\p{P}]+\p{L}+){0,5}[\s\p{P}]*$/iu;
const DENIED = /(?:^|[^\p{L}])(?:no|nunca|tampoco|ni|not|never)\s*$/iu;

/** Whether what comes after these words is somebody else's, told, or is denied. */
function isTold(before: string): boolean {
  const sentence = /[^.!?\n]*$/.exec(before.trimEnd())?.[0] ?? "";
  return TOLD.test(sentence) || DENIED.test(sentence);
}

/** How far words from here on go along a claim to be God or anyone of the Bible. */
export function claimAt(words: readonly string[], open: boolean, before: string): Match {
  const match = furthest(claimsFrom(words, open).map(({ match }) => match));
  return match !== "no" && isTold(before) ? "no" : match;
}
