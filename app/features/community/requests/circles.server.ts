import type { Circles } from "#app/features/community/model/themes.ts";
import type { MemberContext } from "#app/request/context.ts";
import { circlesOf } from "./store.server.ts";

/** Whom the member can ask beside all members: their friends, if they have some, and each group that they are in. */
export async function readCircles({ community, userId }: MemberContext): Promise<Circles> {
  const [rows] = await community.batch([circlesOf(community, userId)]);
  const found = rows as { id: string; name: string; kind: "friends" | "group" }[];
  return {
    friends: found.some(({ kind }) => kind === "friends"),
    groups: found.filter(({ kind }) => kind === "group").map(({ id, name }) => ({ id, name })),
  };
}
