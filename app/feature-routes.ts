import { ADMIN_ROUTES } from "./features/admin/routes.ts";
import { COMMUNITY_ROUTES } from "./features/community/routes.ts";
import { FRIENDS_ROUTES } from "./features/friends/routes.ts";
import { GAMES_ROUTES } from "./features/games/routes.ts";
import { GROUPS_ROUTES } from "./features/groups/routes.ts";
import { MINISTRY_ROUTES } from "./features/ministries/routes.ts";
import { SENDING_ROUTES } from "./features/sending/routes.ts";
import { VIDEO_ROUTES } from "./features/videos/routes.ts";
import { VOICE_ROUTES } from "./features/voice/routes.ts";

type FeatureRoute = readonly [path: string, file: string, id?: string | undefined];

const inFolder = (folder: string, routes: readonly FeatureRoute[]): FeatureRoute[] =>
  routes.map(([path, file, id]) => [path, `${folder}/${file}`, id]);

/** The addresses that features name themselves, each with its file; `id` where one file serves several addresses. */
export const FEATURE_ROUTES: readonly FeatureRoute[] = [
  ...inFolder("routes", ADMIN_ROUTES),
  ...inFolder("routes/community", COMMUNITY_ROUTES),
  ...inFolder("routes/friends", FRIENDS_ROUTES),
  ...inFolder("routes/games", GAMES_ROUTES),
  ...inFolder("routes/groups", GROUPS_ROUTES),
  ...inFolder("routes/ministries", MINISTRY_ROUTES),
  ...inFolder("routes/sending", SENDING_ROUTES),
  ...inFolder("routes/videos", VIDEO_ROUTES),
  ...inFolder("routes/voice", VOICE_ROUTES),
];
