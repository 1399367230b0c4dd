import { rowsOf } from "#app/db/export-section.ts";
import { SLUG_PATTERN } from "#app/features/groups/model/slug.ts";
import type { MemberContext } from "#app/request/context.ts";
import { notFound } from "#app/request/guards.server.ts";
import { wordsCopy } from "./copy-words.ts";
import { type FilePost, jsonOf, markdownOf } from "./file.ts";
import { ledGroup, postsForFile } from "./store.server.ts";

/** R24: the group's posts as its leader takes them along; nothing for everybody else, as for a group that there is not. */
export async function groupWordsFile(
  { community, userId, language }: MemberContext,
  slug: string,
  kind: "md" | "json",
): Promise<Response> {
  const known = SLUG_PATTERN.test(slug) ? slug : "";
  const [[group]] = await community.batch([ledGroup(community, userId, known)]);
  if (!group) throw notFound();
  const posts: FilePost[] = [];
  for await (const row of rowsOf<FilePost>(async (last, most) => {
    const [page] = await community.batch([postsForFile(community, userId, known, last?.id ?? "", most)]);
    return page;
  }))
    posts.push(row);
  const { file } = wordsCopy[language];
  const text = kind === "md" ? markdownOf(group.name, posts, file) : jsonOf(group.name, posts, file.about);
  return new Response(text, {
    headers: {
      "content-type": `${kind === "md" ? "text/markdown" : "application/json"}; charset=utf-8`,
      "content-disposition": `attachment; filename="koinonia-group.${kind}"`,
      "cache-control": "private, no-store",
    },
  });
}
