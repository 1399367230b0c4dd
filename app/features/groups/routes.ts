/** The addresses of study groups, each with its file in `app/routes/groups`. */
export const GROUPS_ROUTES: readonly (readonly [path: string, file: string])[] = [
  ["study-groups", "study-groups.tsx"],
  ["study-groups/new", "study-groups.new.tsx"],
  ["study-groups/join/:token", "study-groups.join.tsx"],
  ["study-groups/:slug", "study-groups.group.tsx"],
  ["study-groups/:slug/calendar.ics", "study-groups.calendar.ts"],
  ["study-groups/:slug/mine.json", "study-groups.mine.ts"],
  ["study-groups/:slug/evening", "study-groups.evening.tsx"],
  ["study-groups/:slug/evening/:id", "study-groups.guide.tsx"],
  ["evening/notes", "evening.notes.ts"],
  ["evening/offline", "evening.offline.tsx"],
  ["evening/:token", "evening.guest.tsx"],
  ["study-groups/:slug/words.md", "study-groups.words.md.ts"],
  ["study-groups/:slug/words.json", "study-groups.words.json.ts"],
];
