import { type ExportSection, jsonFile, jsonList, rowsOf } from "#app/db/export-section.ts";
import {
  keptAwayWhole,
  outboxWhole,
  type PrayerRow,
  type PromiseRow,
  prayersWhole,
  profileWhole,
  promisesWhole,
  requestsWhole,
} from "./archive/store.server.ts";
import { encouragementsWhole } from "./encourage/store.server.ts";
import { relaysWhole } from "./relay/store.server.ts";

/** G20: what the member shared, and what they keep away; nobody else's words or ids. */
export const communityExport: ExportSection = {
  tables: [],
  sharedTables: [
    "community_members",
    "prayer_requests",
    "request_versions",
    "request_updates",
    "prayers",
    "promises",
    "hidden_requests",
    "blocks",
    "reports",
    "outbox",
    "encouragements",
    "encouragement_reports",
    "relays",
    "relay_hours",
    "muted_requests",
    // the words of one’s own requests, which the requests themselves say
    "request_words",
  ],
  async *files({ community, userId }) {
    const [profile, [hidden, blocks, reports, muted], effects] = await Promise.all([
      community.batch([profileWhole(community, userId)]).then(([[row]]) => row ?? null),
      community.batch([...keptAwayWhole(community, userId)]),
      community.batch([outboxWhole(community, userId)]).then(([rows]) => rows),
    ]);
    yield { path: "community/profile.json", content: jsonFile(profile) };
    yield {
      path: "community/requests.json",
      content: jsonList(
        rowsOf<{ id: string; versions: string; updates: string }>(async (last, most) => {
          const [page] = await community.batch([
            requestsWhole(community, userId, last?.id ?? "", Math.min(most, 100)),
          ]);
          return page;
        }, 100),
      ),
    };
    yield {
      path: "community/prayers.json",
      content: jsonList(
        rowsOf<PrayerRow>(async (last, most) => {
          const [page] = await community.batch([prayersWhole(community, userId, last, most)]);
          return page;
        }),
      ),
    };
    yield {
      path: "community/promises.json",
      content: jsonList(
        rowsOf<PromiseRow>(async (last, most) => {
          const [page] = await community.batch([
            promisesWhole(community, userId, last?.request_id ?? "", most),
          ]);
          return page;
        }),
      ),
    };
    const [notes, noteReports] = await community.batch([...encouragementsWhole(community, userId)]);
    yield { path: "community/encouragements.json", content: jsonFile({ notes, reports: noteReports }) };
    const [relays, hours] = await community.batch([...relaysWhole(community, userId)]);
    yield { path: "community/relays.json", content: jsonFile({ relays, hours }) };
    yield { path: "community/kept-away.json", content: jsonFile({ hidden, blocks, reports, muted }) };
    yield { path: "community/effects.json", content: jsonFile(effects) };
  },
};
