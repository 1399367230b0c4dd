/** Administration shows what several features keep, side by side; each list is one statement. */
const ACROSS = "administration reads many features' rows in one statement, and writes none of them";
/** A lower feature cannot import a later one's fragments (the order of features). */
const LATER =
  "the owner is a later feature, which this one must not import; it is joined where a page asks for it";
/** A subquery for each column would read the same row of the member again and again. */
const JOIN_MEMBER = "the member's row is joined once for many members, not asked again for each column";
/** `community_members` is what the shared database knows of a person. */
const JOIN_PERSON = "the person's row is joined for their name, picture and age, once for each row of a list";
const GROUPS = "the groups' rows are joined for their members, whom the statement counts or lists";
const HEALTH = "the health check asks for one row of a table that is always there";

/** What is not read by its owner's fragments yet, and why. It only shrinks: an entry that is not needed fails. */
export const FOREIGN_READS: Readonly<Record<string, { tables: string; why: string }>> = {
  "app/features/admin/audit/store.server.ts": {
    tables: "audit_log community_members moderation_log profiles staff_look_ups",
    why: ACROSS,
  },
  "app/features/admin/break-glass/store.server.ts": {
    tables: "chatbot_conversations chatbot_messages conversation_reports",
    why: ACROSS,
  },
  "app/features/admin/dashboard/store.server.ts": {
    tables: "chatbot_conversations conversation_reports",
    why: ACROSS,
  },
  "app/features/admin/members/store.server.ts": {
    tables: "community_members profiles",
    why: ACROSS,
  },
  "app/features/admin/store.server.ts": {
    tables: "audit_log profiles staff_look_ups",
    why: ACROSS,
  },
  "app/features/billing/admin/store.server.ts": {
    tables: "profiles",
    why: JOIN_MEMBER,
  },
  "app/features/billing/model/store.server.ts": {
    tables: "account_deletions",
    why: JOIN_MEMBER,
  },
  "app/features/billing/under-13/store.server.ts": {
    tables: "account_deletions",
    why: JOIN_MEMBER,
  },
  "app/features/chat/report/store.server.ts": {
    tables: "conversation_openings",
    why: LATER,
  },
  "app/features/community/decisions/store.server.ts": {
    tables: "evening_notes evenings group_posts study_groups",
    why: LATER,
  },
  "app/features/community/queue/decide/store.server.ts": {
    tables: "evening_notes evenings group_posts study_groups",
    why: LATER,
  },
  "app/features/community/queue/decide/subjects.ts": {
    tables: "group_owners",
    why: LATER,
  },
  "app/features/community/queue/store.server.ts": {
    tables: "evening_notes evening_reports evenings group_posts group_reports study_groups",
    why: LATER,
  },
  "app/features/community/requests/store.server.ts": {
    tables: "friendships group_members study_groups",
    why: LATER,
  },
  "app/features/community/urgent/store.server.ts": {
    tables: "evening_reports group_posts group_reports",
    why: LATER,
  },
  "app/features/community/visibility/store.server.ts": {
    tables: "friendships group_members study_groups",
    why: LATER,
  },
  "app/features/community/wall/store.server.ts": {
    tables: "friendships",
    why: LATER,
  },
  "app/features/friends/archive/store.server.ts": {
    tables: "community_members",
    why: JOIN_PERSON,
  },
  "app/features/friends/store.server.ts": {
    tables: "community_members",
    why: JOIN_PERSON,
  },
  "app/features/friends/write/store.server.ts": {
    tables: "community_members",
    why: JOIN_PERSON,
  },
  "app/features/games/archive/store.server.ts": {
    tables: "community_members",
    why: JOIN_PERSON,
  },
  "app/features/games/feud/table/store.server.ts": {
    tables: "blocks community_members",
    why: JOIN_PERSON,
  },
  "app/features/games/quests/together/store.server.ts": {
    tables: "group_members rhythm_practices study_groups",
    why: GROUPS,
  },
  "app/features/games/tournaments/store.server.ts": {
    tables: "community_members group_members study_groups",
    why: GROUPS,
  },
  "app/features/games/trivia/duels/store.server.ts": {
    tables: "community_members friendships",
    why: JOIN_PERSON,
  },
  "app/features/groups/evening/store.server.ts": {
    tables: "blocks community_members",
    why: JOIN_PERSON,
  },
  "app/features/groups/inside/store.server.ts": {
    tables: "blocks community_members",
    why: JOIN_PERSON,
  },
  "app/features/groups/posts/store.server.ts": {
    tables: "community_members",
    why: JOIN_PERSON,
  },
  "app/features/groups/together/store.server.ts": {
    tables: "community_members",
    why: JOIN_PERSON,
  },
  "app/features/groups/visibility/store.server.ts": {
    tables: "blocks community_members",
    why: JOIN_PERSON,
  },
  "app/features/groups/words/store.server.ts": {
    tables: "community_members",
    why: JOIN_PERSON,
  },
  "app/features/ministries/store.server.ts": {
    tables: "community_members group_events group_members hidden_requests prayer_requests study_groups",
    why: GROUPS,
  },
  "app/features/sending/digests/store.server.ts": {
    tables: "notifications profiles",
    why: JOIN_MEMBER,
  },
  "app/features/sending/store.server.ts": {
    tables: "member_settings notifications profiles",
    why: JOIN_MEMBER,
  },
  "workers/edge.ts": {
    tables: "profiles",
    why: HEALTH,
  },
};

/** Files that hold a statement and are no store. They only become fewer. */
export const SQL_OUTSIDE_STORES: readonly string[] = [
  "app/features/billing/return/return.server.ts",
  "app/features/chat/conversation/older.server.ts",
  "app/features/chat/model/erase.server.ts",
  "app/features/chat/threads/list.server.ts",
  "app/features/chat/threads/search.server.ts",
  "app/features/chat/threads/share.server.ts",
  "app/features/community/queue/decide/subjects.ts",
  "app/features/friends/encourage.server.ts",
  "app/features/friends/visit/visit.server.ts",
  "app/features/games/hub/read.server.ts",
  "app/features/games/trivia/duels/act.server.ts",
  "app/features/games/trivia/duels/finish.server.ts",
  "app/features/groups/posts/post.server.ts",
  "app/features/pet/adopt/adopt.server.ts",
  "app/features/pet/page-read.server.ts",
  "app/features/sending/export.server.ts",
  "app/features/shop/names.server.ts",
];
