import { ok, type Result, refuse } from "#app/core/result.ts";
import { refusedName } from "#app/features/community/members/name.ts";
import { helpWith, judgeText, withShippedWords } from "#app/features/community/safety/judge-text.server.ts";
import type { AppContext } from "#app/request/context.ts";
import type { EveningRefusal, EveningReply } from "./reply.ts";

type Judging = Pick<AppContext, "bible" | "translation" | "language">;
const NO_LINKS = { ok: true, value: { links: 0 } } as const;

/**
 * What is asked of a note before the evening reads it, as of every text that others read. No moderator reads along in
 * a living room: what would wait for one is not shared.
 */
export async function judgeNote(
  ctx: Judging,
  text: string,
  seenHelp: boolean,
): Promise<Result<null, EveningRefusal>> {
  const judged = await judgeText(ctx, text, { seenHelp }, NO_LINKS);
  if (!judged.ok) return refuse(judged.refusal);
  return judged.value.held ? refuse("groups.words_held") : ok(null);
}

/** A guest's first name, by the one rule of members' names: its signs and offices, and its words. */
export async function judgeGuestName(ctx: Judging, name: string): Promise<EveningRefusal | null> {
  const refused = refusedName(name);
  if (refused) return refused;
  const judged = await judgeText(ctx, name, { seenHelp: false }, NO_LINKS);
  return judged.ok ? null : judged.refusal;
}

/** A refusal with what was typed, and what it brings: help first, or the Bible's own words. */
export async function refusedReply(
  ctx: Judging,
  form: FormData,
  refusal: EveningRefusal,
  young: boolean,
): Promise<EveningReply> {
  const given: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") given[name] = value;
  const { intent = "", on = "", body = "" } = given;
  const help = refusal === "community.help_first" ? helpWith(body, { language: ctx.language, young }) : null;
  const offered = refusal === "community.scripture" ? await withShippedWords(ctx, body) : null;
  return { ok: false, intent, id: on, refusal, given, help, ...(offered !== null && { offered }) };
}

/** What a form that cannot be read was refused with. */
export const refusalIn = (issues: readonly object[]): EveningRefusal => {
  const said = issues.map((issue) =>
    "params" in issue ? (issue.params as { refusal?: string })?.refusal : null,
  );
  return (said.find(Boolean) as EveningRefusal | undefined) ?? "groups.bad_form";
};
