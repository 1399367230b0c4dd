import { data, redirect } from "@remix-run/cloudflare";
import { localDay } from "#app/core/local-day.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import { formatReference } from "#app/features/bible/reference.ts";
import { parseReference } from "#app/features/bible/references/read-one.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { helpWith } from "#app/features/community/safety/judge-text.server.ts";
import { type Entry, MAX_ENTRIES, ownId } from "#app/features/journey/model/entry.ts";
import type { JourneyRefusal } from "#app/features/journey/model/refusals.ts";
import { JOURNEY_PATH } from "#app/features/journey/paths.ts";
import {
  deleteEntry,
  editEntry,
  journeyCount,
  putEntry,
  remindOfEntry,
} from "#app/features/journey/store.server.ts";
import { isYoung } from "#app/features/member/age.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { importJourney } from "./file.server.ts";
import { type JourneyForm, readJourneyForm } from "./forms.ts";
import type { JourneyReply } from "./reply.ts";

const GIVEN = ["title", "body", "reference", "day"];

/** Works one form of the journey; without script what was done leads back to the page. */
export async function respondJourney(ctx: MemberContext, request: Request) {
  const reply = await actOnJourney(ctx, await request.formData());
  if (!reply.ok) return data(reply, { status: 400 });
  if (request.headers.get("sec-fetch-dest") === "document" && !reply.help) throw redirect(JOURNEY_PATH, 303);
  return data(reply);
}

export async function actOnJourney(ctx: MemberContext, form: FormData): Promise<JourneyReply> {
  const intent = String(form.get("intent") ?? "");
  const given = Object.fromEntries(
    GIVEN.map((name) => [name, form.get(name)]).filter(([, value]) => typeof value === "string"),
  ) as Record<string, string>;
  const refused = (refusal: JourneyRefusal): JourneyReply => ({ ok: false, intent, refusal, given });
  if (intent === "import") {
    const done = await importJourney(ctx, form.get("file"));
    if (!done.ok) return refused(done.refusal);
    publishCommunityChange(ctx, ctx.userId);
    return { ok: true, intent, id: "", help: null, imported: done.value };
  }
  const parsed = readJourneyForm(form);
  if (!parsed.success) {
    const said = parsed.error.issues
      .map(({ message }) => message)
      .find((text) => text.startsWith("journey."));
    return refused((said as JourneyRefusal | undefined) ?? "journey.bad_form");
  }
  const [profiles, [counted]] = await ctx.db.batch([
    profileOf(ctx.db, ctx.userId),
    journeyCount(ctx.db, ctx.userId),
  ]);
  const profile = await ensureProfile(ctx, profiles[0]);
  const done = await work(ctx, profile, parsed.data, counted?.count ?? 0);
  if (!done.ok) return refused(done.refusal);
  publishCommunityChange(ctx, ctx.userId);
  const text = "body" in parsed.data ? `${parsed.data.title}\n${parsed.data.body}` : "";
  const help = helpWith(text, { language: ctx.language, young: isYoung(profile.ageBand) });
  return { ok: true, intent, id: done.value, help };
}

async function work(
  ctx: MemberContext,
  profile: Profile,
  form: JourneyForm,
  count: number,
): Promise<Result<string, JourneyRefusal>> {
  const { db, userId } = ctx;
  if (form.intent === "write" || form.intent === "edit") {
    const words = wordsOf(ctx, profile, form);
    if (!words.ok) return words;
    if (form.intent === "edit")
      return taken(ctx, editEntry(db, { ...words.value, userId, id: form.id, version: form.version }), form);
    if (count >= MAX_ENTRIES) return refuse("journey.full");
    const id = ownId(form.formId);
    const entry: Entry = { ...words.value, id, thread: id, kind: "note", at: ctx.now() };
    const written = await commit(db, [putEntry(db, userId, { ...entry, version: 1 })]);
    if (!written.ok) throw new Error(`journey not written: ${written.constraint}`);
    return ok(id);
  }
  if (form.intent === "delete" || form.intent === "restore")
    return taken(ctx, deleteEntry(db, userId, form.id, form.intent === "delete" ? ctx.now() : null), form);
  return taken(ctx, remindOfEntry(db, userId, form.id, form.intent === "remind"), form);
}

async function taken(
  ctx: MemberContext,
  change: ReturnType<typeof editEntry>,
  { intent, id }: { intent: string; id: string },
): Promise<Result<string, JourneyRefusal>> {
  const written = await commitNamed(ctx.db, { change });
  if (!written.ok) throw new Error(`journey not changed: ${written.constraint}`);
  const [row] = written.rows.change;
  return row ? ok(id) : refuse(intent === "edit" ? "journey.edited_elsewhere" : "journey.gone");
}

type Words = Pick<Entry, "title" | "body" | "reference" | "day">;

/** A day that has been, and a verse that there is. */
function wordsOf(
  ctx: MemberContext,
  profile: Profile,
  { title, body, reference, day }: Words,
): Result<Words, JourneyRefusal> {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || localDay(at, "UTC") !== day || day > memberDay(profile, ctx.now()))
    return refuse("journey.bad_day");
  if (reference === "") return ok({ title, body, reference, day });
  const found = parseReference(reference, ctx.language);
  return found
    ? ok({ title, body, reference: formatReference(found), day })
    : refuse("journey.bad_reference");
}
