/** The addresses of testimonies and the files of their routes, for `app/routes.ts`. */
export const TESTIMONY_PAGES = [
  ["community/testimonies", "routes/community/community.testimonies.tsx"],
  ["community/testimonies/new", "routes/community/community.testimonies.new.tsx"],
  ["community/testimonies/:testimonyId", "routes/community/community.testimony.tsx"],
] as const;
