import { commit } from "#app/db/commit.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type MarksForm, readMarksForm } from "./forms.ts";
import { momentOf } from "./model/marks.ts";
import type { MarksReply } from "./model/reply.ts";
import { versesOf } from "./model/selection.ts";
import { changeNote, saveNote } from "./notes/note.server.ts";
import { marksChanged } from "./publish.server.ts";
import { saveVerse } from "./saved/save-verse.server.ts";
import { putMarks } from "./store.server.ts";

type Form<Intent extends MarksForm["intent"]> = Extract<MarksForm, { intent: Intent }>;

/** One act on marks, notes or saved verses, to the use case that it names. */
export async function actOnMarks(ctx: MemberContext, sent: FormData): Promise<MarksReply> {
  const read = readMarksForm(sent);
  if (!read.ok) {
    const said = (name: string) => String(sent.get(name) ?? "").slice(0, 80);
    return { ok: false, intent: said("intent"), requestId: said("requestId"), refusal: read.refusal };
  }
  const { form } = read;
  switch (form.intent) {
    case "mark":
      return mark(ctx, form);
    case "save":
      return saveVerse(ctx, form);
    case "note":
      return saveNote(ctx, form);
    case "note.delete":
    case "note.restore":
      return changeNote(ctx, form);
  }
}

/**
 * Colors, bookmarks and tags: each says what shall be, and the later one counts. So the same request twice is one, and
 * nothing need be read before.
 */
async function mark(ctx: MemberContext, form: Form<"mark">): Promise<MarksReply> {
  const { kind, tag, value, requestId, intent } = form;
  const at = momentOf(form.at, ctx.now());
  const marks = versesOf(form).map((verse) => ({ kind, verse, tag, value: value as "", at }));
  const put = () => commit(ctx.db, [putMarks(ctx.db, ctx.userId, marks)]);
  let written = await put();
  if (!written.ok && written.constraint === "FOREIGN KEY") {
    // the first thing that this member ever does
    await ensureProfile(ctx, undefined);
    written = await put();
  }
  if (!written.ok) throw new Error(`mark not kept: ${written.constraint}`);
  marksChanged(ctx, requestId, form);
  return { ok: true, intent, requestId };
}
