import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { AskForm } from "#app/features/community/forms.ts";
import { publishNewToWall } from "#app/features/community/live/publish-wall.server.ts";
import { MAX_A_DAY, REST_MS } from "#app/features/community/model/limits.ts";
import {
  deliverSoon,
  deliverSoonOf,
  journeyRow,
} from "#app/features/community/outbox/deliver-outbox.server.ts";
import { type Effect, waitAfter } from "#app/features/community/outbox/effects.ts";
import { whenOwn } from "#app/features/community/outbox/store.server.ts";
import { notifyTeam } from "#app/features/community/pastoral/store.server.ts";
import { admitWriting } from "#app/features/community/permissions/admit-writing.server.ts";
import type { WriteRefusal } from "#app/features/community/permissions/may-write.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { judgeText, type TextRefusal } from "#app/features/community/safety/judge-text.server.ts";
import { keepRequestWords } from "#app/features/community/search/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { requestEntry } from "./journey-entry.ts";
import { addRequest, requestOfForm, requestsSince } from "./store.server.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

export type AskRefusal = WriteRefusal | TextRefusal | "community.no_group";

/**
 * A new request. A new member's first one is seen by others once a moderator has released it; what is for the pastoral
 * team waits for nobody. Sent twice, it is one.
 */
export async function askForPrayer(
  ctx: MemberContext,
  form: AskForm,
): Promise<Result<{ id: string }, AskRefusal>> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const admitting = admitWriting(ctx, form.audience === "pastoral" ? "act" : "post");
  const [admitted, [[lately], [known]], judged] = await Promise.all([
    admitting,
    community.batch([
      requestsSince(community, userId, now - DAY_MS),
      requestOfForm(community, userId, form.formId),
    ]),
    admitting.then((by) => judgeText(ctx, `${form.title}\n${form.body}`, form, by)),
  ]);
  if (known) return ok(known);
  if (!admitted.ok) return admitted;
  if (!judged.ok) return refuse(judged.refusal);
  if ((lately?.count ?? 0) >= MAX_A_DAY) return refuse("community.too_many");
  const pastoral = form.audience === "pastoral";
  const circle = form.audience === "friends" || form.audience === "group" ? form.audience : null;
  const groupId = circle === "group" ? form.group : null;
  if (groupId === "") return refuse("community.no_group");
  const held =
    !pastoral && (judged.value.held || (ctx.communityRules.holdsFirst && admitted.value.me.trusted === 0));
  const id = newId("preq", now, ctx.random);
  const kept = journeyRow(ctx, requestEntry(id, "asked", form), whenOwn("prayer_requests", id));
  const teamId = newId("out", now, ctx.random);
  const asked: Effect = { kind: "notice", topic: "pastoral.asked", causeId: id };
  const notice = { outboxId: teamId, effect: JSON.stringify(asked), at: now, nextTryAt: now + waitAfter(0) };
  const written = await commitNamed(community, {
    added: addRequest(community, {
      id,
      formId: form.formId,
      userId,
      title: form.title,
      body: form.body,
      theme: form.theme,
      language: form.language,
      audience: pastoral ? "pastoral" : "members",
      unnamed: form.audience === "unnamed",
      circle,
      groupId,
      moderation: held ? "held" : "shown",
      urgent: judged.value.urgent,
      now,
      restsAt: now + REST_MS,
    }),
    request: requestOfForm(community, userId, form.formId),
    journey: kept.statement,
    team: pastoral ? notifyTeam(community, id, notice) : null,
    words: keepRequestWords(community, { id, title: form.title, body: form.body }),
  });
  if (!written.ok && written.constraint === "request_of_own_group") return refuse("community.no_group");
  if (!written.ok) throw new Error(`request not kept: ${written.constraint}`);
  publishCommunityChange(ctx, userId);
  if (!held && !pastoral && !circle) publishNewToWall(ctx, [id]);
  deliverSoon(ctx, [kept.id]);
  if (pastoral) deliverSoonOf(ctx, teamId);
  const [request] = written.rows.request;
  return ok(request ?? { id });
}
