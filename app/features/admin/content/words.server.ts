import { commit } from "#app/db/commit.ts";
import { type AdminRefusal, type AdminReply, typedIn } from "#app/features/admin/parts/reply.ts";
import { contentSchema, readStored, type WordForm, wordForm } from "#app/features/content/forms.ts";
import { contentKind } from "#app/features/content/kinds.ts";
import { entriesOf, readTyped, typedOf } from "#app/features/content/model/typed.ts";
import { type NewestRow, newestOf } from "#app/features/content/store.server.ts";
import { shippedPolls } from "#app/features/games/content/shipped.server.ts";
import { countAgain, type GivenWord } from "#app/features/games/feud/polls/store.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { cleanReason } from "#app/features/member/audit/acts.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { admitRole } from "#app/request/guards.server.ts";
import { fromDay } from "./changes.ts";
import { write } from "./edit.server.ts";
import type { WordLine } from "./page.ts";
import { POLL_KIND, readGiven, waitingWords } from "./waiting-words.server.ts";

/** One trip to each database. @throws Response 403 for everybody but administrators */
export async function readWords(ctx: MemberContext): Promise<{ member: HubMember; words: WordLine[] }> {
  const [{ frame, rows }, given] = await Promise.all([
    readFramed(ctx, [newestOf(ctx.db, POLL_KIND)]),
    readGiven(ctx),
  ]);
  admitRole(ctx, frame.member, "admin");
  return { member: frame.member, words: waitingWords(ctx, given, rows[0]) };
}

/**
 * Lets a word in, or refuses it: a new version of its poll, with its line in the log, so that it can be brought back as
 * any other. Null for a form that is none of the page. Behind `requireRole(args, "admin")` alone.
 */
export async function actOnWords(ctx: MemberContext, form: FormData): Promise<AdminReply | null> {
  const typed = typedIn(form);
  const parsed = wordForm.safeParse(typed);
  if (!parsed.success) return null;
  const { intent } = parsed.data;
  const reason = cleanReason(parsed.data.reason);
  const refusal = reason === null ? "reason" : await judge(ctx, { ...parsed.data, reason });
  return refusal === null ? { ok: true, intent } : { ok: false, intent, refusal, typed };
}

async function judge(ctx: MemberContext, form: WordForm): Promise<AdminRefusal | null> {
  const { poll, language, word, outcome, formId, reason } = form;
  const [[rows], given]: [[NewestRow[]], GivenWord[]] = await Promise.all([
    ctx.db.batch([newestOf(ctx.db, POLL_KIND)]),
    readGiven(ctx),
  ]);
  const newest = rows.find(({ item }) => item === poll);
  const shipped = shippedPolls().find(({ id }) => id === poll);
  if (!shipped) return "not_found";
  const stored = newest?.json ? readStored(POLL_KIND, JSON.parse(newest.json)) : null;
  const values = stored ?? shipped.values;
  const name = `${outcome}_${language}`;
  const list = entriesOf(String(values[name] ?? ""));
  // this very press again
  if (list.includes(word)) return null;
  const isWaiting = waitingWords(ctx, given, rows).some(
    (one) => one.poll === poll && one.language === language && one.word === word,
  );
  if (!isWaiting) return "moved";
  const { fields } = contentKind(POLL_KIND);
  const read = readTyped(fields, { ...typedOf(fields, values), [name]: [...list, word].join("\n") });
  // the list is full: the editor has it
  if (Object.keys(read.faults).length > 0 || !contentSchema(POLL_KIND).safeParse(read.values).success)
    return "fields";
  const atOnce = fromDay("", ctx.now()) ?? "";
  const refusal = await write(ctx, {
    act: "edit_content",
    kind: POLL_KIND,
    item: poll,
    base: newest?.version ?? 0,
    formId,
    reason,
    // a version that waits for its day goes on waiting, with the word in it
    from: newest && newest.from > atOnce ? newest.from : atOnce,
    json: JSON.stringify(read.values),
    more: { [name]: word },
  });
  if (refusal === null && outcome === "let_in")
    deliver(ctx, () => commit(ctx.community, [countAgain(ctx.community, poll, language)]));
  return refusal;
}
