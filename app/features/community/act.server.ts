import type { Result } from "#app/core/result.ts";
import type { HelpPart } from "#app/features/care/help/care-parts.ts";
import type { MemberContext } from "#app/request/context.ts";
import { workNote } from "./encourage/encourage.server.ts";
import { type CommunityForm, readCommunityForm } from "./forms.ts";
import { readJoined } from "./members/join.server.ts";
import { workProfile } from "./members/profile/act.server.ts";
import { muteThread } from "./muting/mute.server.ts";
import { pray, promise } from "./praying/pray.server.ts";
import { workRelay } from "./relay/relay.server.ts";
import type { CommunityRefusal, CommunityReply, Given } from "./reply.ts";
import { askForPrayer } from "./requests/ask.server.ts";
import { changeRequest } from "./requests/change.server.ts";
import { helpWith, withShippedWords } from "./safety/judge-text.server.ts";
import { comeBack, keepAway } from "./safety/keep-away.server.ts";

/** Works one form of the community. What is refused changes nothing, and its words come back. */
export async function actOnCommunity(ctx: MemberContext, form: FormData): Promise<CommunityReply> {
  const intent = String(form.get("intent") ?? "");
  const id = String(form.get("id") ?? "");
  const parsed = readCommunityForm(form);
  const refused = async (refusal: CommunityRefusal): Promise<CommunityReply> => {
    const given = givenOf(form);
    const text = [given.title, given.body, given.name, given.about].filter(Boolean).join("\n");
    const help = refusal === "community.help_first" ? await helpFirst(ctx, text) : null;
    const offered = refusal === "community.scripture" ? await withShippedWords(ctx, given.body ?? "") : null;
    return { ok: false, intent, id, refusal, given, help, ...(offered !== null && { offered }) };
  };
  if (!parsed.success) {
    const said = parsed.error.issues.map((issue) => ("params" in issue ? issue.params?.refusal : null));
    return refused((said.find(Boolean) as CommunityRefusal | undefined) ?? "community.bad_form");
  }
  const done = await work(ctx, parsed.data);
  if (!done.ok) return refused(done.refusal);
  return { ok: true, intent, id: done.value?.id ?? id };
}

/** The card for the writer's own age. */
async function helpFirst(ctx: MemberContext, text: string): Promise<HelpPart | null> {
  const { profile } = await readJoined(ctx);
  return helpWith(text, { language: ctx.language, young: profile.ageBand !== "18+" });
}

function work(
  ctx: MemberContext,
  form: CommunityForm,
): Promise<Result<{ id: string } | null, CommunityRefusal>> {
  switch (form.intent) {
    case "ask":
      return askForPrayer(ctx, form);
    case "pray":
      return pray(ctx, form.id);
    case "promise":
    case "unpromise":
      return promise(ctx, form.id, form.intent === "promise");
    case "hide":
    case "block":
      return keepAway(ctx, { intent: form.intent, id: form.id });
    case "report":
      return keepAway(ctx, form);
    case "encourage":
    case "note-remove":
    case "note-report":
      return workNote(ctx, form);
    case "relay-start":
    case "relay-end":
    case "hour-take":
    case "hour-back":
    case "hour-prayed":
      return workRelay(ctx, form);
    case "profile":
    case "block-member":
      return workProfile(ctx, form);
    case "mute":
    case "unmute":
      return muteThread(ctx, form);
    case "unhide":
    case "unblock":
      return comeBack(ctx, { intent: form.intent, id: form.id });
    default:
      return changeRequest(ctx, form);
  }
}

function givenOf(form: FormData): Given {
  const given: Given = {};
  for (const [name, value] of form) if (typeof value === "string") given[name] = value;
  return given;
}
