import type { Language } from "#app/core/language.ts";
import { addDays, type LocalDay } from "#app/core/local-day.ts";
import type { Passage } from "#app/features/bible/passage.ts";
import { formatReference, type Reference } from "#app/features/bible/reference.ts";
import { ownTranslation, type Translation } from "#app/features/bible/translations.ts";
import type { MemberSettings, Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { readerPath } from "#app/features/plans/model/passage.ts";
import { dayInWords } from "#app/features/plans/shown/say.ts";
import { isDay } from "#app/features/rhythm/ask.ts";
import type { MemberContext } from "#app/request/context.ts";
import { devotionalOf, verseOfTheDay } from "./content.ts";
import type { DevotionalPage, ShownScripture } from "./page.ts";
import { readKept, type TitledVerse } from "./verse.server.ts";

/** The first day that can be turned back to. */
const FIRST_DAY = "2020-01-01";

/** A day that can be read: one of the calendar, and not one to come. Null for any other. */
export function dayAsked(asked: string | undefined, today: LocalDay): LocalDay | null {
  if (asked === undefined) return today;
  return isDay(asked) && asked >= FIRST_DAY && asked <= today ? asked : null;
}

const idOf = ({ bookNumber, chapter }: Reference, verse: number): number =>
  bookNumber * 1_000_000 + chapter * 1_000 + verse;

const shown = (
  verse: TitledVerse | null,
  reference: Reference,
  translation: Translation,
): ShownScripture | null =>
  verse && {
    reference: verse.reference,
    translation,
    title: verse.title ?? null,
    text: verse.text,
    path: readerPath(translation, reference),
    first: idOf(reference, reference.fromVerse),
    last: idOf(reference, reference.toVerse),
  };

/** `Malachi 3:13-4:3` where it goes on into another chapter. */
function passageName(passage: Passage, language: Language): string {
  const [first, ...rest] = passage;
  const last = rest.at(-1);
  if (!first) return "";
  if (!last) return formatReference(first, language);
  const begins = formatReference({ ...first, toVerse: first.fromVerse }, language);
  return `${begins}-${last.chapter}:${last.toVerse}`;
}

type Framed = { profile: Profile; settings: MemberSettings | undefined };

/** The devotional of a day and its verse, in the member's language and translation. Null for a day that is none. */
export async function devotionalPage(
  ctx: MemberContext,
  { profile }: Framed,
  asked: string | undefined,
): Promise<DevotionalPage | null> {
  const { language } = ctx;
  const today = memberDay(profile, ctx.now());
  const day = dayAsked(asked, today);
  if (!day) return null;
  const translation = ownTranslation(ctx.translation, language);
  const held = { content: ctx.content, today };
  const devotional = devotionalOf(day, held);
  const ofDay = verseOfTheDay(day, held);
  const [passage, verse] = await Promise.all([
    readKept(ctx, devotional.passage, translation),
    readKept(ctx, ofDay.reference, translation),
  ]);
  const shownVerse = shown(verse, ofDay.reference, translation);
  return {
    day,
    dayWords: dayInWords(language, day),
    isToday: day === today,
    previous: addDays(day, -1),
    next: day < today ? addDays(day, 1) : null,
    ...devotional.words[language],
    passage: shown(passage, devotional.passage, translation),
    verse: shownVerse && {
      ...shownVerse,
      context: ofDay.context[language],
      passageName: passageName(ofDay.passage, language),
      passagePath: readerPath(translation, ofDay.passage[0] ?? ofDay.reference),
    },
  };
}
