import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { RawQuery, Statement } from "#app/db/database.ts";
import type { ChangeForm } from "#app/features/community/forms.ts";
import { publishToWall } from "#app/features/community/live/publish-wall.server.ts";
import { REST_MS } from "#app/features/community/model/limits.ts";
import {
  deliverSoon,
  deliverSoonOf,
  journeyRow,
} from "#app/features/community/outbox/deliver-outbox.server.ts";
import { waitAfter } from "#app/features/community/outbox/effects.ts";
import { whenOwn } from "#app/features/community/outbox/store.server.ts";
import { admitWriting } from "#app/features/community/permissions/admit-writing.server.ts";
import type { WriteRefusal } from "#app/features/community/permissions/may-write.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { notifyPromised } from "#app/features/community/praying/store.server.ts";
import { judgeText, type TextRefusal } from "#app/features/community/safety/judge-text.server.ts";
import {
  forgetRequestWords,
  keepRequestWords,
  keepUpdateWords,
} from "#app/features/community/search/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { requestEntry } from "./journey-entry.ts";
import {
  addUpdate,
  closeRequest,
  editRequest,
  renewRequest,
  takeNameOff,
  withdrawRequest,
} from "./store.server.ts";

export type ChangeRefusal =
  | "community.gone"
  /** Another tab has edited it since. */
  | "community.edited_elsewhere"
  | WriteRefusal
  | TextRefusal;

/** What an author does to a request of theirs; somebody else's and none at all are answered alike. */
export async function changeRequest(
  ctx: MemberContext,
  form: ChangeForm,
): Promise<Result<null, ChangeRefusal>> {
  const hasWords = "body" in form;
  const admitted = await admitWriting(
    ctx,
    hasWords ? "write" : form.intent === "renew" ? "act" : "take_back",
  );
  if (!admitted.ok) return admitted;
  const judged = hasWords
    ? await judgeText(ctx, `${"title" in form ? form.title : ""}\n${form.body}`, form, admitted)
    : ok({ held: false, urgent: false });
  if (!judged.ok) return refuse(judged.refusal);
  const kept = journeyOf(ctx, form);
  const written = await commitNamed(ctx.community, {
    ...changeOf(ctx, form, judged.value),
    journey: kept.map(({ statement }) => statement),
  });
  if (!written.ok) throw new Error(`request not changed: ${written.constraint}`);
  const [changed] = written.rows.changed;
  if (!changed) return refuse(form.intent === "edit" ? "community.edited_elsewhere" : "community.gone");
  deliverSoon(
    ctx,
    kept.map(({ id }) => id),
  );
  if (form.intent === "close") deliverSoonOf(ctx, answeredPrefix(form.formId));
  publishCommunityChange(ctx, ctx.userId);
  // words do not go there: an update and a name that was taken off change nothing of what it tells
  if (form.intent !== "update" && form.intent !== "unname") publishToWall(ctx, [form.id]);
  return ok(null);
}

/** M4: what was added and how it went; an edit is a newer text of what was asked. */
function journeyOf(ctx: MemberContext, form: ChangeForm) {
  if (form.intent !== "edit" && form.intent !== "update" && form.intent !== "close") return [];
  const { id, intent } = form;
  const entry =
    intent === "edit"
      ? requestEntry(id, "asked", form, { version: form.version + 1 })
      : requestEntry(id, intent === "close" ? form.kind : "update", form, { step: form.formId });
  return [journeyRow(ctx, entry, whenOwn("prayer_requests", id))];
}

const answeredPrefix = (formId: string): string => `answered_${formId}`;

/** `changed`: the request, where it is the author's; `rest` follows from it. */
function changeOf(
  ctx: MemberContext,
  form: ChangeForm,
  { held, urgent }: { held: boolean; urgent: boolean },
): { changed: RawQuery<{ id: string }>; rest: Statement[] } {
  const { community: db, userId } = ctx;
  const now = ctx.now();
  switch (form.intent) {
    case "edit":
      return {
        changed: editRequest(db, { ...form, userId, held, urgent, now }),
        rest: keepRequestWords(db, form),
      };
    case "update":
    case "close": {
      const kind = form.intent === "close" ? form.kind : "update";
      const id = newId("upd", now, ctx.random);
      const changed = addUpdate(db, {
        id,
        formId: form.formId,
        userId,
        requestId: form.id,
        kind,
        body: form.body,
        held,
        now,
      });
      const words = keepUpdateWords(db, { id, requestId: form.id, body: form.body });
      if (form.intent === "update") return { changed, rest: [words] };
      const rest = [words, closeRequest(db, { userId, id: form.id, kind: form.kind, now })];
      if (form.kind === "answered") rest.push(promisedNotices(ctx, form.id, form.formId));
      return { changed, rest };
    }
    case "renew":
      return { changed: renewRequest(db, userId, form.id, now + REST_MS), rest: [] };
    case "unname":
      return { changed: takeNameOff(db, userId, form.id), rest: [] };
    case "withdraw":
      return {
        changed: withdrawRequest(db, userId, form.id),
        rest: [forgetRequestWords(db, form.id)],
      };
  }
}

const promisedNotices = (ctx: MemberContext, requestId: string, formId: string): Statement =>
  notifyPromised(ctx.community, {
    requestId,
    effect: JSON.stringify({ kind: "notice", topic: "prayer.answered", causeId: requestId }),
    at: ctx.now(),
    nextTryAt: ctx.now() + waitAfter(0),
    idPrefix: answeredPrefix(formId),
  });
