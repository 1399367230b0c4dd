import { friendLinkPath } from "./paths.ts";

/** The whole address of a link, as it is copied and drawn as a code. */
export const friendPagePath = (origin: string, token: string): string => `${origin}${friendLinkPath(token)}`;
