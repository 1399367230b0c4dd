import { utcDay } from "#app/core/local-day.ts";
import { type HeldContent, type HeldWords, heldWords } from "./held-content.ts";

/** Kinds of content whose words stand in the script of pages. */
const KINDS = ["pet_adventure", "pet_type", "pet_evolution", "shop_item"];

type App = { signedIn: boolean; content: HeldContent; language: string; now(): number };

/** What administrators have put in the place of such words; sent with a member's document, and mostly nothing. */
export const heldWordsFor = ({ signedIn, content, language, now }: App): HeldWords =>
  signedIn ? heldWords(content, { kinds: KINDS, day: utcDay(now()), language }) : {};
