import { runsOf } from "#app/features/care/harm/places.ts";
import { sinceLast } from "#app/features/care/harm/sentence-parts.ts";
import { CLAIMS } from "./catalog-claims.ts";

/** Words that claim to be God or anyone of the Bible. */
export const CLAIM_RUNS = runsOf(CLAIMS.map((run) => ({ run, tag: "claim" })));

/** Told of somebody else: `Jesus says, “I am the way”`. */
const REPORTED =
  /(?:^|[^\p{L}])(?!(?:i|yo)\s)\p{L}+\s+(?:said|says|told|tells|tell us|declared|declares|answered|answers|replied|replies|wrote|writes|called|calls|claimed|claims|prays|prayed|saying|words|as written|dijo|dice|dicen|respondió|responde|declaró|declara|escribió|escribe|contestó|palabras|llamó|llama|diciendo)(?:[\s\p{P}]+\p{L}+){0,5}[\s\p{P}]*$/iu;
const DENIED = /(?:^|[^\p{L}])(?:no|nunca|tampoco|ni|not|never)\s*$/iu;

/** Whether what comes after these words is reported speech of somebody else, or is denied. */
export function isReported(before: string): boolean {
  const sentence = sinceLast(before.trimEnd(), ".!?\n");
  return REPORTED.test(sentence) || DENIED.test(sentence);
}
