import { newId } from "#app/core/id.ts";
import type { Language } from "#app/core/language.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { formatReference, referenceOfIds, verseIds } from "#app/features/bible/reference.ts";
import { parseReference } from "#app/features/bible/references/read-one.ts";
import { ownTranslation } from "#app/features/bible/translations.ts";
import { deliverSoon } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { admitWriting } from "#app/features/community/permissions/admit-writing.server.ts";
import type { WriteRefusal } from "#app/features/community/permissions/may-write.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { judgeText, type TextRefusal } from "#app/features/community/safety/judge-text.server.ts";
import { keepTestimonyWords } from "#app/features/community/search/store.server.ts";
import type { TellForm } from "#app/features/community/testimonies/forms.ts";
import { TESTIMONIES_A_DAY } from "#app/features/community/testimonies/model/limits.ts";
import type { ChosenVerse } from "#app/features/community/testimonies/model/testimony-line.ts";
import type { MemberContext } from "#app/request/context.ts";
import { journeyEntryFor, rewardFor } from "./caused.server.ts";
import { addTestimony, testimonyOfForm, writtenSince } from "./store.server.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

export type TellRefusal = WriteRefusal | "testimony.verse" | TextRefusal;

/**
 * A new testimony. A new member's first one is seen by others once a moderator has released it. Sent twice, it is one.
 */
export async function tellTestimony(
  ctx: MemberContext,
  form: TellForm,
): Promise<Result<{ id: string }, TellRefusal>> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const admitting = admitWriting(ctx, "post");
  const [admitted, [[lately], [known]], judged] = await Promise.all([
    admitting,
    community.batch([
      writtenSince(community, userId, now - DAY_MS),
      testimonyOfForm(community, userId, form.formId),
    ]),
    admitting.then((by) => judgeText(ctx, `${form.title}\n${form.body}`, form, by)),
  ]);
  if (known) return ok(known);
  if (!admitted.ok) return admitted;
  const { me, profile } = admitted.value;
  if (!judged.ok) return refuse(judged.refusal);
  const verse = chosenVerse(ctx, form.verse, form.language);
  if (form.verse !== "" && !verse) return refuse("testimony.verse");
  if ((lately?.testimonies ?? 0) >= TESTIMONIES_A_DAY) return refuse("community.too_many");
  const id = newId("testimony", now, ctx.random);
  const held = judged.value.held || (ctx.communityRules.holdsFirst && me.trusted === 0);
  const reward = rewardFor(ctx, profile, "testimonies", id);
  const { title, body, language, unnamed, formId, request: requestId } = form;
  const reference = verse ? formatReference(referenceOfIds(verse.first, verse.last)) : "";
  const entry = journeyEntryFor(ctx, { id, thread: requestId || id, title, body, reference, version: 1 });
  const written = await commitNamed(community, {
    added: addTestimony(community, {
      ...{ id, formId, userId, requestId, title, body, language, unnamed, verse, held, now },
      urgent: judged.value.urgent,
    }),
    reward: reward.statement,
    kept: testimonyOfForm(community, userId, formId),
    journey: entry.statement,
    words: keepTestimonyWords(community, { id, title, body }),
  });
  if (!written.ok) throw new Error(`testimony not kept: ${written.constraint}`);
  deliverSoon(ctx, [reward.id, entry.id]);
  publishCommunityChange(ctx, userId);
  const [kept] = written.rows.kept;
  return ok(kept ?? { id });
}

/** In either language, the testimony's own first. Its text is read from the Bible each time that it is shown. */
function chosenVerse(ctx: MemberContext, typed: string, language: Language): ChosenVerse | null {
  const reference = parseReference(typed, language) ?? parseReference(typed, language === "en" ? "es" : "en");
  const ids = reference ? verseIds(reference) : [];
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { first, last, translation: ownTranslation(ctx.translation, language) };
}
