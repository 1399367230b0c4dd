import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { pricingCopy } from "#app/features/billing/copy.ts";
import { welcomeCopy } from "#app/features/billing/copy-welcome.ts";
import { landingCopy } from "#app/features/landing/copy.ts";
import { variantCopy } from "#app/features/landing/variants/copy-variants.ts";
import { isRoomOpen } from "#app/features/rooms/open.ts";

/** Every text of a catalogue, however deep it lies. */
const textsIn = (words: unknown): string[] => {
  if (typeof words === "string") return [words];
  return words && typeof words === "object" ? Object.values(words).flatMap(textsIn) : [];
};

const isBuilt = isRoomOpen("danielPlan");
const NAMED = /Daniel Plan|Plan Daniel/;
const SOON = /opens soon|abren? pronto/i;

test.each([
  ["the prices", pricingCopy],
  ["the choice of a plan", welcomeCopy],
  ["the front page", landingCopy],
  ["its other designs", variantCopy],
] as const)("PR4: %s sell the Daniel Plan as what it is: not open before there is one", (_where, copy) => {
  const named = LANGUAGES.flatMap((language) => textsIn(copy[language])).filter((text) => NAMED.test(text));
  expect(named.length).toBeGreaterThan(0);
  // once it is built, these words are no longer true either
  const isTrue = (text: string) => isBuilt !== SOON.test(text);
  expect(named.filter((text) => !isTrue(text))).toEqual([]);
});
