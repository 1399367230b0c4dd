export const GROUPS_PATH = "/study-groups";
export const NEW_GROUP_PATH = "/study-groups/new";

export const groupPath = (slug: string): string => `${GROUPS_PATH}/${slug}`;
export const groupJoinPath = (token: string): string => `${GROUPS_PATH}/join/${token}`;
export const groupCalendarPath = (slug: string): string => `${groupPath(slug)}/calendar.ics`;
export const groupMinePath = (slug: string): string => `${groupPath(slug)}/mine.json`;
