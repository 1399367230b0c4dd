import type { Language } from "#app/core/language.ts";
import { type CheckedPart, checkScripture } from "#app/features/bible/guard/check-scripture.server.ts";
import { ownTranslation } from "#app/features/bible/translations.ts";
import { findDanger } from "#app/features/care/danger/crisis.ts";
import type { HelpPart } from "#app/features/care/help/care-parts.ts";
import { helpFor } from "#app/features/care/help/copy-help.ts";
import { communityCopy } from "#app/features/community/copy.ts";
import type { MemberContext } from "#app/request/context.ts";
import { findUnfit } from "./solicitation.ts";

/** `held`: nobody but its author sees it before a moderator has. `urgent`: first in the moderators' queue. */
export type Verdict = { held: boolean; urgent: boolean };
export type TextRefusal =
  | "community.help_first"
  | "community.contact"
  | "community.links"
  | "community.money"
  | "community.scripture";
export type Judged = { ok: true; value: Verdict } | { ok: false; refusal: TextRefusal };

/**
 * What is asked of every text before others read it. Words of danger bring help to the writer first; sent again
 * (`seenHelp`) they are taken, whatever else is in them, and go to the front of the moderators' queue. Where somebody is
 * reached, who asks for money, and a verse in other words than its own is not published.
 * @param writer how many links they may set; who may not write at all is refused elsewhere
 */
export async function judgeText(
  ctx: Pick<MemberContext, "bible" | "translation" | "language">,
  text: string,
  { seenHelp }: { seenHelp: boolean },
  writer: { ok: true; value: { links: number } } | { ok: false },
): Promise<Judged> {
  if (findDanger(text)?.strength === "card")
    return seenHelp
      ? { ok: true, value: { held: true, urgent: true } }
      : { ok: false, refusal: "community.help_first" };
  const unfit = findUnfit(text, writer.ok ? writer.value.links : 0);
  if (unfit) return { ok: false, refusal: `community.${unfit}` };
  return (await withShippedWords(ctx, text)) === null
    ? { ok: true, value: { held: false, urgent: false } }
    : { ok: false, refusal: "community.scripture" };
}

/** The card of help that a text brings; null where it brings none. */
export function helpWith(text: string, reader: { language: Language; young: boolean }): HelpPart | null {
  const danger = findDanger(text);
  if (danger?.strength !== "card") return null;
  const help = helpFor(danger.kind, reader);
  // the card speaks as the companion, which is not here; what it adds for the young stays
  const plain = helpFor(danger.kind, { ...reader, young: false }).text;
  return { ...help, text: communityCopy[reader.language].compose.help + help.text.slice(plain.length) };
}

/** Something that looks like a quotation or names a verse; all else needs no look into the Bible. */
const MAY_QUOTE = /["“”„«»‘]|\d/;

/** The text with the Bible's own words where it had others; null where every quotation is right, or there is none. */
export async function withShippedWords(
  { bible, translation, language }: Pick<MemberContext, "bible" | "translation" | "language">,
  text: string,
): Promise<string | null> {
  if (!MAY_QUOTE.test(text)) return null;
  const parts = await checkScripture(bible, text, ownTranslation(translation, language));
  if (!parts.some(isWrong)) return null;
  return parts.map(shippedWords).join("");
}

const isWrong = (part: CheckedPart): boolean =>
  part.kind === "corrected" ||
  part.kind === "dropped" ||
  (part.kind === "marked" && part.why !== "not_compared");

function shippedWords(part: CheckedPart): string {
  if (part.kind === "dropped") return "";
  if (!isWrong(part) || !("verses" in part) || part.verses.length === 0) return part.written;
  return part.verses
    .map(({ text, reference, translation }) => `“${text.trim()}” (${reference}, ${translation})`)
    .join(" ");
}
