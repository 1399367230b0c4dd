import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { type ProfileRefusal, refusedName } from "#app/features/community/members/name.ts";
import { saveMember } from "#app/features/community/members/store.server.ts";
import { admitWriting } from "#app/features/community/permissions/admit-writing.server.ts";
import type { WriteRefusal } from "#app/features/community/permissions/may-write.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { judgeText, type TextRefusal } from "#app/features/community/safety/judge-text.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { ProfileForm } from "./forms.ts";
import { blockMember } from "./store.server.ts";

type Refusal = ProfileRefusal | TextRefusal | WriteRefusal;

/** A profile holds no link, whatever the level of its member. */
const NO_LINKS = { ok: true, value: { links: 0 } } as const;

/** One's own profile saved, or somebody blocked on theirs. */
export async function workProfile(ctx: MemberContext, form: ProfileForm): Promise<Result<null, Refusal>> {
  const { community, userId } = ctx;
  const [admitted, refusal] = await Promise.all([
    admitWriting(ctx, form.intent === "profile" ? "write" : "act"),
    form.intent === "profile" ? refusalOf(ctx, form) : null,
  ]);
  if (!admitted.ok) return admitted;
  if (refusal) return refuse(refusal);
  const at = ctx.now();
  const written = await commitNamed(community, {
    saved: form.intent === "profile" ? saveMember(community, { ...form, userId }) : null,
    blocked:
      form.intent === "profile"
        ? null
        : blockMember(community, { id: newId("block", at, ctx.random), userId, handle: form.handle, at }),
  });
  if (!written.ok) throw new Error(`${form.intent} not kept: ${written.constraint}`);
  if (form.intent === "profile") publishCommunityChange(ctx, userId);
  else {
    const [blocked] = written.rows.blocked;
    if (!blocked) return refuse("profile.gone");
    publishCommunityChange(ctx, userId, blocked.blockedId);
  }
  return ok(null);
}

/**
 * The name by its own rule; both texts as every text is judged. Words of danger bring help, and stay off a profile:
 * nobody would answer them there.
 */
async function refusalOf(
  ctx: MemberContext,
  { name, about }: { name: string; about: string },
): Promise<Refusal | null> {
  const refused = refusedName(name);
  if (refused) return refused;
  const judged = await judgeText(ctx, `${name}\n${about}`, { seenHelp: false }, NO_LINKS);
  return judged.ok ? null : judged.refusal;
}
