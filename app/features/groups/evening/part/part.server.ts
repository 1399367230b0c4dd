import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { PartForm } from "#app/features/groups/evening/forms.ts";
import { judgeNote } from "#app/features/groups/evening/judge.server.ts";
import { publishToEvening } from "#app/features/groups/evening/live/publish-evening.server.ts";
import type { EveningRefusal } from "#app/features/groups/evening/reply.ts";
import type { AppContext } from "#app/request/context.ts";
import { addNote, finishTurn, joinRound, noteOfForm, removeNote, type Who } from "./store.server.ts";

type Done = Promise<Result<{ id: string }, EveningRefusal>>;

/** What a member or a guest does in an evening that they are in. */
export async function takePart(ctx: AppContext, eveningId: string, who: Who, form: PartForm): Done {
  if (form.intent === "note") return writeNote(ctx, eveningId, who, form);
  const { community } = ctx;
  const now = ctx.now();
  const statements =
    form.intent === "unnote"
      ? removeNote(community, eveningId, who, { id: form.on, now })
      : form.intent === "pray"
        ? { done: joinRound(community, { ...who, id: newId("eturn", now, ctx.random), eveningId, now }) }
        : { done: finishTurn(community, eveningId, who, { id: form.on, now }) };
  const written = await commitNamed(community, { kept: null, ...statements });
  if (!written.ok) throw new Error(`${form.intent} not done: ${written.constraint}`);
  const row = written.rows.done[0] ?? written.rows.kept[0];
  // pressed twice, or done by somebody else meanwhile: the page shows how it stands
  if (row) publishToEvening(ctx, eveningId, { changed: form.intent === "unnote" ? "notes" : "round" });
  return ok({ id: row?.id ?? "" });
}

async function writeNote(
  ctx: AppContext,
  eveningId: string,
  who: Who,
  form: Extract<PartForm, { intent: "note" }>,
): Done {
  const { community } = ctx;
  const now = ctx.now();
  // what a guest does not share stays on the phone
  if (!form.shared && who.guestId) return refuse("groups.bad_form");
  if (form.shared) {
    const judged = await judgeNote(ctx, form.body, form.seenHelp);
    if (!judged.ok) return judged;
  }
  const { formId, page, body, language } = form;
  const written = await commitNamed(community, {
    addNote: addNote(community, {
      ...who,
      ...{ id: newId("enote", now, ctx.random), eveningId, formId, page, body, language, now },
      shared: Number(form.shared),
    }),
    noteOfForm: noteOfForm(community, eveningId, who, formId),
  });
  if (!written.ok) {
    if (written.constraint === "evening_notes_are_few") return refuse("evening.many_notes");
    // two sendings at once: the other one is kept
    if (!written.constraint.includes("evening_note")) throw new Error(`note: ${written.constraint}`);
    return ok({ id: "" });
  }
  const [kept] = written.rows.noteOfForm;
  if (!kept) return refuse("evening.gone");
  if (form.shared) publishToEvening(ctx, eveningId, { changed: "notes" });
  return ok(kept);
}
