import { ok, type Result, refuse } from "#app/core/result.ts";
import type { CommunityMember } from "#app/features/community/members/store.server.ts";
import {
  judgeText,
  type TextRefusal,
  type Verdict,
} from "#app/features/community/safety/judge-text.server.ts";
import type { MemberContext } from "#app/request/context.ts";

/** Nobody sets a link in a group, whatever their level. */
const NO_LINKS = { ok: true, value: { links: 0 } } as const;

type Asked = { text: string; seenHelp: boolean; me: CommunityMember };

/** What is asked of every text of a group before others read it, as on the prayer wall; a new member's waits. */
export async function judgeWords(
  ctx: MemberContext,
  { text, seenHelp, me }: Asked,
): Promise<Result<Verdict, TextRefusal>> {
  const judged = await judgeText(ctx, text, { seenHelp }, NO_LINKS);
  if (!judged.ok) return refuse(judged.refusal);
  const { held, urgent } = judged.value;
  return ok({ held: held || (ctx.communityRules.holdsFirst && me.trusted === 0), urgent });
}

/** Words that stand for the whole group, and wait for nobody: what a moderator would have to read first is refused. */
export async function judgeShortWords(
  ctx: MemberContext,
  asked: Asked,
): Promise<Result<null, TextRefusal | "groups.words_held">> {
  const judged = await judgeWords(ctx, asked);
  if (!judged.ok) return judged;
  return judged.value.held ? refuse("groups.words_held") : ok(null);
}
