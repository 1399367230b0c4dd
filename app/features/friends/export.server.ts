import { type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { friendsWhole } from "./archive/store.server.ts";

/** G20: the member's friends by name, their requests, links, choices, and the verses sent and received. */
export const friendsExport: ExportSection = {
  tables: [],
  sharedTables: [
    "friendships",
    "friend_requests",
    "friend_settings",
    "friend_links",
    "friend_encouragements",
    "friend_tries",
    "pet_visits",
  ],
  async *files({ community, userId }) {
    const [first, ...rest] = friendsWhole(community, userId);
    if (!first) return;
    const [friends, asking, asked, choices, links, sent, received, visits, visitors, tries] =
      await community.batch([first, ...rest]);
    yield {
      path: "community/friends.json",
      content: jsonFile({ friends, asking, asked, choices, links, sent, received, visits, visitors, tries }),
    };
  },
};
