import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { FriendForm } from "./forms.ts";
import { LINK_LIVES_MS, MAX_LINKS } from "./model/limits.ts";
import { addLink, linkOfForm } from "./write/store.server.ts";

/** 128 bits from the system's source of chance, base64url: nobody guesses it. */
export const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** A link that leads to a request, for a week and so many people. Sent twice, it is one. */
export async function makeLink(
  ctx: MemberContext,
  { formId, uses }: Extract<FriendForm, { intent: "link" }>,
): Promise<Result<{ id: string }, "friends.many_links">> {
  const { community, userId } = ctx;
  await readJoined(ctx);
  const now = ctx.now();
  const row = { id: newId("flink", now, ctx.random), userId, formId, token: newToken(), uses, now };
  const written = await commitNamed(community, {
    addLink: addLink(community, { ...row, expiresAt: now + LINK_LIVES_MS, most: MAX_LINKS }),
    linkOfForm: linkOfForm(community, userId, formId),
  });
  if (!written.ok) throw new Error(`link not made: ${written.constraint}`);
  const [made] = written.rows.linkOfForm;
  if (!made) return refuse("friends.many_links");
  publishCommunityChange(ctx, userId);
  return ok(made);
}
