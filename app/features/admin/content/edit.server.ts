import type { ContentValues } from "#app/core/content/held-content.ts";
import { type AdminRefusal, refusalOf, typedIn } from "#app/features/admin/parts/reply.ts";
import { contentSchema, type EditorForm, editorForm } from "#app/features/content/forms.ts";
import { contentKind } from "#app/features/content/kinds.ts";
import { isSameValues, readTyped } from "#app/features/content/model/typed.ts";
import type { EditorContext } from "#app/features/content/registry.server.ts";
import { checkContent, readPassages } from "#app/features/content/scripture/check.server.ts";
import { addVersion, type VersionRow, versionsOf } from "#app/features/content/store.server.ts";
import { cleanReason } from "#app/features/member/audit/acts.ts";
import { recordAct } from "#app/features/member/audit/record.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { changesBetween, fromDay } from "./changes.ts";
import type { EditorReply, OtherVersion } from "./page.ts";
import { type ItemState, itemReads, itemState, valuesOf } from "./read.server.ts";

type Asked = { kind: string | undefined; item: string | undefined };

/**
 * Checks, saves or brings back an item. Nothing is written but in one commit with its line. Null for a form that is none
 * of the page. Behind `requireRole(args, "admin")` alone.
 */
export async function actOnItem(
  ctx: EditorContext,
  asked: Asked,
  form: FormData,
): Promise<EditorReply | null> {
  const typed = typedIn(form);
  const parsed = editorForm.safeParse(typed);
  if (!parsed.success) return null;
  const [versions, shop] = await ctx.db.batch([...itemReads(ctx, asked)]);
  const state = await itemState(ctx, asked, [versions, shop]);
  if (!state) return null;
  const { intent } = parsed.data;
  const editing = { ctx, state, typed };
  if (contentKind(state.kind).changes === "never") return answer(editing, intent, "read_only");
  if (parsed.data.intent === "return") return bringBack(editing, parsed.data);
  const read = await readEdited(editing);
  if (parsed.data.intent === "check") return { ...read, intent, ok: true };
  const refusal = await save(editing, parsed.data, read);
  if (refusal === null) return { ...read, intent, ok: true };
  const other = refusal === "stale" ? await otherVersion(ctx, state, read.values) : null;
  return { ...read, intent, ok: false, refusal, other };
}

type Editing = { ctx: MemberContext; state: ItemState; typed: EditorReply["typed"] };
type Edited = Omit<EditorReply, "intent" | "ok" | "refusal">;

/** What was typed, what is wrong with it, and what of its Scripture is not as it stands. */
async function readEdited({ ctx, state, typed }: Editing): Promise<Edited> {
  const { kind, shipped } = state;
  const { fields } = contentKind(kind);
  const { values, faults } = readTyped(fields, typed);
  const isFree = kind === "shop_item" && values.coins === 0 && values.gems === 0;
  const [passages, findings] = await Promise.all([
    readPassages(ctx.bible, fields, values),
    checkContent(ctx.bible, { kind, fields, values, shipped: shipped.values }),
  ]);
  return {
    typed,
    values,
    faults: isFree ? { ...faults, coins: "number" } : faults,
    passages,
    findings,
    other: null,
  };
}

async function save(
  { ctx, state }: Editing,
  form: Extract<EditorForm, { intent: "save" }>,
  { values, faults, findings }: Edited,
): Promise<AdminRefusal | null> {
  const { kind, shipped, versions } = state;
  const { fields, changes } = contentKind(kind);
  if (Object.keys(faults).length > 0) return "fields";
  const reason = cleanReason(form.reason);
  if (reason === null) return "reason";
  const from = fromDay(changes === "at_once" ? "" : form.from, ctx.now());
  if (from === null) return "day";
  if (findings.length > 0 && form.despite !== "yes") return "findings";
  const newest = versions[0];
  const isSame = isSameValues(fields, values, valuesOf(state, newest));
  if (isSame && form.base === (newest?.version ?? 0) && from >= (newest?.from ?? "")) return "unchanged";
  const stored = kind === "shop_item" ? { ...values, stock_seen: seenIn(form.stock_seen) } : values;
  const { success } = contentSchema(kind).safeParse(stored);
  if (!success) return "fields";
  const json = JSON.stringify(stored);
  return write(ctx, {
    act: "edit_content",
    kind,
    item: shipped.id,
    base: form.base,
    formId: form.formId,
    reason,
    from,
    json,
  });
}

const seenIn = (text: string | undefined): number | null => (text ? Number(text) : null);

export type Writing = {
  act: "edit_content" | "return_content";
  kind: string;
  item: string;
  base: number;
  formId: string;
  reason: string;
  from: string;
  json: string | null;
  /** What else the line says. */
  more?: Readonly<Record<string, string>>;
};

/** Null when it is done: one commit with its line; the same form again is the same version. */
export async function write(ctx: MemberContext, writing: Writing): Promise<AdminRefusal | null> {
  const { act, kind, item, base, formId, reason, from, json, more } = writing;
  const version = base + 1;
  const recorded = await recordAct(
    ctx,
    {
      act,
      userId: null,
      requestId: formId,
      subject: `${kind}/${item}`,
      amount: version,
      reason,
      outcome: "done",
      before: { version: base },
      after: { version, from, ...more },
    },
    (auditId, at) => [addVersion(ctx.db, { kind, item, version, json, from, at, auditId })],
  );
  if (!recorded.ok) return refusalOf(recorded.refusal);
  if (!recorded.value.isNew) {
    const rows: VersionRow[] = (await ctx.db.batch([versionsOf(ctx.db, kind, item)]))[0];
    const first = rows.find((row) => row.version === version);
    if (first?.json !== json) return "reused";
  }
  ctx.siteChanged();
  return null;
}

/** An earlier version holds again, from now on: as a new one, so that nothing is lost. 0 is the item as it ships. */
async function bringBack(
  editing: Editing,
  { to, base, formId, reason: typedReason }: Extract<EditorForm, { intent: "return" }>,
): Promise<EditorReply> {
  const { ctx, state } = editing;
  const { kind, shipped, versions } = state;
  const row = versions.find(({ version }) => version === to);
  const reason = cleanReason(typedReason);
  if (reason === null) return answer(editing, "return", "reason");
  if (to !== 0 && !row) return answer(editing, "return", "moved");
  const from = fromDay("", ctx.now());
  if (from === null) throw new Error("no day is at once");
  const json = kind === "shop_item" ? shopJson(state, row?.json ?? null) : (row?.json ?? null);
  const refusal = await write(ctx, {
    act: "return_content",
    kind,
    item: shipped.id,
    base,
    formId,
    reason,
    from,
    json,
  });
  return answer(editing, "return", refusal);
}

/** Names and prices come back; what is left in stock stays as it is. */
function shopJson({ shipped, shop }: ItemState, json: string | null): string {
  const values = json ? (JSON.parse(json) as ContentValues) : shipped.values;
  const stock = shop?.stock ?? null;
  return JSON.stringify({ ...values, stock, stock_seen: stock });
}

const answer = ({ state, typed }: Editing, intent: string, refusal: AdminRefusal | null): EditorReply => ({
  intent,
  typed,
  values: state.shipped.values,
  faults: {},
  findings: [],
  passages: {},
  other: null,
  ...(refusal ? { ok: false, refusal } : { ok: true }),
});

/** What somebody else has saved, beside what was typed. */
async function otherVersion(
  ctx: MemberContext,
  state: ItemState,
  typed: ContentValues,
): Promise<OtherVersion | null> {
  const { kind, shipped } = state;
  const rows: VersionRow[] = (await ctx.db.batch([versionsOf(ctx.db, kind, shipped.id)]))[0];
  const [newest] = rows;
  if (!newest) return null;
  const changes = changesBetween(contentKind(kind).fields, valuesOf(state, newest), typed);
  return { version: newest.version, by: newest.by, changes };
}
