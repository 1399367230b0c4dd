import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { RawQuery } from "#app/db/database.ts";
import { deliverSoon } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { admitWriting } from "#app/features/community/permissions/admit-writing.server.ts";
import type { WriteRefusal } from "#app/features/community/permissions/may-write.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { judgeText, type TextRefusal } from "#app/features/community/safety/judge-text.server.ts";
import { forgetTestimonyWords, keepTestimonyWords } from "#app/features/community/search/store.server.ts";
import type { TestimonyChange } from "#app/features/community/testimonies/forms.ts";
import type { MemberContext } from "#app/request/context.ts";
import { journeyEntryFor } from "./caused.server.ts";
import {
  editTestimony,
  removeComment,
  talkersOf,
  unnameTestimony,
  withdrawTestimony,
} from "./store.server.ts";

export type ChangeRefusal = "community.gone" | "community.edited_elsewhere" | WriteRefusal | TextRefusal;

/** What an author does to a text of theirs; somebody else's and none at all are answered alike. */
export async function changeTestimony(
  ctx: MemberContext,
  form: TestimonyChange,
): Promise<Result<null, ChangeRefusal>> {
  const admitted = await admitWriting(ctx, form.intent === "edit" ? "write" : "take_back");
  if (!admitted.ok) return admitted;
  const judged =
    form.intent === "edit"
      ? await judgeText(ctx, `${form.title}\n${form.body}`, form, admitted)
      : ok({ held: false, urgent: false });
  if (!judged.ok) return refuse(judged.refusal);
  const { community, userId } = ctx;
  const entry =
    form.intent === "edit" &&
    journeyEntryFor(ctx, {
      ...{ id: form.id, thread: form.id, title: form.title, body: form.body, reference: "" },
      version: form.version + 1,
    });
  const written = await commitNamed(community, {
    changed: changeOf(ctx, form, judged.value),
    talkers: talkersOf(community, form.id),
    journey: entry ? entry.statement : null,
    words: form.intent === "edit" ? keepTestimonyWords(community, form) : [],
    noWords: form.intent === "withdraw" ? forgetTestimonyWords(community, form.id) : null,
  });
  if (!written.ok) throw new Error(`testimony not changed: ${written.constraint}`);
  const { talkers } = written.rows;
  const [changed] = written.rows.changed;
  if (!changed) return refuse(form.intent === "edit" ? "community.edited_elsewhere" : "community.gone");
  if (entry) deliverSoon(ctx, [entry.id]);
  publishCommunityChange(ctx, userId, ...talkers.map((one) => one.userId));
  return ok(null);
}

function changeOf(
  { community: db, userId, now }: MemberContext,
  form: TestimonyChange,
  verdict: { held: boolean; urgent: boolean },
): RawQuery<{ id: string }> {
  switch (form.intent) {
    case "edit":
      return editTestimony(db, { ...form, ...verdict, userId, now: now() });
    case "unname":
      return unnameTestimony(db, userId, form.id);
    case "withdraw":
      return withdrawTestimony(db, userId, form.id);
    case "uncomment":
      return removeComment(db, userId, form.id, form.comment);
  }
}
