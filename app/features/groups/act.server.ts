import type { Result } from "#app/core/result.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { helpWith, withShippedWords } from "#app/features/community/safety/judge-text.server.ts";
import { mayWrite } from "#app/features/friends/may-write.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { fieldsOf, type GroupForm, readGroupForm } from "./forms.ts";
import { leadGroup } from "./leading/lead.server.ts";
import { makeGroup } from "./leading/make.server.ts";
import { comeByLink, comeOrGo } from "./membership/join.server.ts";
import { actAsMember } from "./posts/member.server.ts";
import type { GroupRefusal, GroupReply } from "./reply.ts";
import { workTogether } from "./together/together.server.ts";

/** What others would read of it. */
type Intent = GroupForm["intent"];
const WRITES: readonly Intent[] = ["make", "post", "edit", "announce", "event", "poll"];
/** What takes something of one's own back. */
const TAKES_BACK: readonly Intent[] = [
  "unask",
  "leave",
  "unpost",
  "unreact",
  "unread",
  "not-come",
  "unlink",
  "keep-words",
  "not-together",
];
const actOf = (intent: Intent) =>
  TAKES_BACK.includes(intent) ? "take_back" : WRITES.includes(intent) ? "write" : "act";

/** Works one form of the study groups. What is refused changes nothing, and its words come back. */
export async function actOnGroups(ctx: MemberContext, form: FormData): Promise<GroupReply> {
  const intent = String(fieldsOf(form).intent ?? "");
  const id = String(form.get("id") ?? "");
  const parsed = readGroupForm(form);
  if (!parsed.success) {
    const said = parsed.error.issues.map((issue) => ("params" in issue ? issue.params?.refusal : null));
    return refused(ctx, form, (said.find(Boolean) as GroupRefusal | undefined) ?? "groups.bad_form");
  }
  // a post asks in its own trip
  if (intent !== "post" && !(await mayWrite(ctx, actOf(parsed.data.intent))))
    return refused(ctx, form, "groups.muted");
  const done = await work(ctx, parsed.data);
  if (!done.ok) return refused(ctx, form, done.refusal);
  const slug = done.value?.slug;
  return { ok: true, intent, id: done.value?.id ?? id, ...(slug !== undefined && { slug }) };
}

function work(
  ctx: MemberContext,
  form: GroupForm,
): Promise<Result<{ id: string; slug?: string } | null, GroupRefusal>> {
  switch (form.intent) {
    case "make":
      return makeGroup(ctx, form);
    case "join":
    case "ask":
    case "unask":
    case "leave":
      return comeOrGo(ctx, { intent: form.intent, id: form.id });
    case "join-by-link":
      return comeByLink(ctx, form.token);
    case "together":
    case "not-together":
      return workTogether(ctx, form);
    case "post":
    case "unpost":
    case "answered":
    case "react":
    case "unreact":
    case "read":
    case "unread":
    case "share-words":
    case "keep-words":
    case "come":
    case "not-come":
    case "vote":
    case "report":
    case "block":
      return actAsMember(ctx, form);
    default:
      return leadGroup(ctx, form);
  }
}

async function refused(ctx: MemberContext, form: FormData, refusal: GroupRefusal): Promise<GroupReply> {
  const given: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") given[name] = value;
  const { intent = "", id = "" } = given;
  const text = ["name", "about", "title", "place", "question", "choices", "body"]
    .map((field) => given[field] ?? "")
    .join("\n");
  const offered = refusal === "community.scripture" ? await withShippedWords(ctx, given.body ?? "") : null;
  const help = refusal === "community.help_first" ? await helpFirst(ctx, text) : null;
  return { ok: false, intent, id, refusal, given, help, ...(offered !== null && { offered }) };
}

/** The card for the writer's own age. */
async function helpFirst(ctx: MemberContext, text: string) {
  const { profile } = await readJoined(ctx);
  return helpWith(text, { language: ctx.language, young: profile.ageBand !== "18+" });
}
