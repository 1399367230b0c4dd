/** The pages of the ministries, each with its file in `app/routes/ministries`. */
export const MINISTRY_ROUTES: readonly (readonly [path: string, file: string])[] = [
  ["youth-ministry", "youth-ministry.tsx"],
  ["mens-fellowship", "mens-fellowship.tsx"],
  ["womens-ministry", "womens-ministry.tsx"],
];
