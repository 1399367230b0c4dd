export const GROUPS_PATH = "/study-groups";
export const NEW_GROUP_PATH = "/study-groups/new";

export const groupPath = (slug: string): string => `${GROUPS_PATH}/${slug}`;
export const groupJoinPath = (token: string): string => `${GROUPS_PATH}/join/${token}`;
export const groupCalendarPath = (slug: string): string => `${groupPath(slug)}/calendar.ics`;
export const groupMinePath = (slug: string): string => `${groupPath(slug)}/mine.json`;

export const eveningPath = (slug: string): string => `${groupPath(slug)}/evening`;
export const guidePath = (slug: string, id: string): string => `${eveningPath(slug)}/${id}`;
/** Where a guest's invitation leads. */
export const eveningGuestPath = (token: string): string => `/evening/${token}`;
/** Where a phone sends the notes that waited on it. */
export const EVENING_NOTES_PATH = "/evening/notes";
export const groupWordsPath = (slug: string, kind: "md" | "json"): string =>
  `${groupPath(slug)}/words.${kind}`;

/** What the group does together this week, among the reader's quests: games stand above groups, which know no more of them. */
export const GROUP_QUESTS_PATH = "/quests#group-quests";
