import { type ExportSection, jsonFile, jsonList, rowsOf } from "#app/db/export-section.ts";
import type { MemberContext } from "#app/request/context.ts";
import { groupsWhole, type OwnPost, ownPosts, ownPostsIn } from "./archive/store.server.ts";
import { eveningsWhole, type OwnNote, ownNotes } from "./evening/archive/store.server.ts";
import { reportsWhole } from "./evening/report/store.server.ts";

/** G20: the member's groups and all that they wrote and did in them; nobody else's words or ids. */
export const groupsExport: ExportSection = {
  tables: [],
  sharedTables: [
    "study_groups",
    "group_members",
    "group_daniel",
    "group_requests",
    "group_bans",
    "group_links",
    "group_posts",
    "group_reactions",
    "group_readings",
    "group_events",
    "group_event_replies",
    "group_polls",
    "group_votes",
    "group_reports",
    "evenings",
    "evening_turns",
    "evening_notes",
    "evening_reports",
  ],
  async *files({ community, userId }) {
    yield {
      path: "community/group-posts.json",
      content: jsonList(
        rowsOf<OwnPost>(async (last, most) => {
          const [page] = await community.batch([ownPosts(community, userId, last?.id ?? "", most)]);
          return page;
        }),
      ),
    };
    const [first, ...rest] = groupsWhole(community, userId);
    if (!first) return;
    const [groups, made, requests, bans, links, reactions, readings, events, coming, polls, votes, reports] =
      await community.batch([first, ...rest]);
    yield {
      path: "community/groups.json",
      content: jsonFile({
        ...{ groups, made, requests, bans, links, reactions, readings },
        ...{ events, coming, polls, votes, reports },
      }),
    };
    yield {
      path: "community/evening-notes.json",
      content: jsonList(
        rowsOf<OwnNote>(async (last, most) => {
          const [page] = await community.batch([ownNotes(community, userId, last?.id ?? "", most)]);
          return page;
        }),
      ),
    };
    const [opened, turns, reported] = await community.batch([
      ...eveningsWhole(community, userId),
      reportsWhole(community, userId),
    ]);
    yield { path: "community/evenings.json", content: jsonFile({ opened, turns, reports: reported }) };
  },
};

/** Everything that the member wrote in one group, also in one that they have left or that is archived. */
export async function ownWordsIn(ctx: MemberContext, slug: string): Promise<Response> {
  const { community, userId } = ctx;
  const rows = rowsOf<OwnPost>(async (last, most) => {
    const [page] = await community.batch([ownPostsIn(community, userId, slug, last?.id ?? "", most)]);
    return page;
  });
  let text = "";
  for await (const piece of jsonList(rows)) text += piece;
  return new Response(text, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="koinonia-group-words.json"',
      "cache-control": "private, no-store",
    },
  });
}
