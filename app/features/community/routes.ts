/** The addresses of the community, each with its file in `app/routes/community`. */
export const COMMUNITY_ROUTES: readonly (readonly [path: string, file: string])[] = [
  ["admin/queue", "admin.queue.tsx"],
  ["community", "community.tsx"],
  ["community/counts", "community.counts.ts"],
  ["community/new", "community.new.tsx"],
  ["community/requests/:requestId", "community.request.tsx"],
  ["community/testimonies", "community.testimonies.tsx"],
  ["community/testimonies/new", "community.testimonies.new.tsx"],
  ["community/testimonies/:testimonyId", "community.testimony.tsx"],
  ["community/prayers", "community.prayers.tsx"],
  ["community/prayers/session", "community.prayers.session.tsx"],
  ["community/journey", "community.journey.tsx"],
  ["community/journey/book", "community.journey.book.tsx"],
  ["community/journey/file", "community.journey.file.ts"],
  ["community/me", "community.me.tsx"],
  ["community/members/:handle", "community.member.tsx"],
];
