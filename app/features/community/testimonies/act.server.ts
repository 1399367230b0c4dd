import type { Result } from "#app/core/result.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { muteThread } from "#app/features/community/muting/mute.server.ts";
import { helpWith, withShippedWords } from "#app/features/community/safety/judge-text.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { actAsReader } from "./away/away.server.ts";
import { readTestimonyForm, type TestimonyForm } from "./forms.ts";
import type { TestimonyRefusal, TestimonyReply } from "./reply.ts";
import { changeTestimony } from "./write/change.server.ts";
import { commentOn } from "./write/comment.server.ts";
import { tellTestimony } from "./write/tell.server.ts";

/** Works one form of the testimonies. What is refused changes nothing, and its words come back. */
export async function actOnTestimonies(ctx: MemberContext, form: FormData): Promise<TestimonyReply> {
  const intent = String(form.get("intent") ?? "");
  const id = String(form.get("id") ?? "");
  const parsed = readTestimonyForm(form);
  if (!parsed.success) {
    const said = parsed.error.issues.map((issue) => ("params" in issue ? issue.params?.refusal : null));
    return refused(ctx, form, (said.find(Boolean) as TestimonyRefusal | undefined) ?? "community.bad_form");
  }
  const done = await work(ctx, parsed.data);
  if (!done.ok) return refused(ctx, form, done.refusal);
  return { ok: true, intent, id: done.value?.id ?? id };
}

function work(
  ctx: MemberContext,
  form: TestimonyForm,
): Promise<Result<{ id: string } | null, TestimonyRefusal>> {
  switch (form.intent) {
    case "tell":
      return tellTestimony(ctx, form);
    case "comment":
      return commentOn(ctx, form);
    case "mute":
    case "unmute":
      return muteThread(ctx, form);
    case "edit":
    case "unname":
    case "withdraw":
    case "uncomment":
      return changeTestimony(ctx, form);
    default:
      return actAsReader(ctx, form);
  }
}

async function refused(
  ctx: MemberContext,
  form: FormData,
  refusal: TestimonyRefusal,
): Promise<TestimonyReply> {
  const given: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") given[name] = value;
  const { title = "", body = "", intent = "", id = "" } = given;
  const offered = refusal === "community.scripture" ? await withShippedWords(ctx, body) : null;
  const help = refusal === "community.help_first" ? await helpFirst(ctx, `${title}\n${body}`) : null;
  return { ok: false, intent, id, refusal, given, help, ...(offered !== null && { offered }) };
}

/** The card for the writer's own age. */
async function helpFirst(ctx: MemberContext, text: string) {
  const { profile } = await readJoined(ctx);
  return helpWith(text, { language: ctx.language, young: profile.ageBand !== "18+" });
}
