/** The addresses of friends, each with its file in `app/routes/friends`. */
export const FRIENDS_ROUTES: readonly (readonly [path: string, file: string])[] = [
  ["friends", "friends.tsx"],
  ["friends/link/:token", "friends.link.tsx"],
];
