export const FRIENDS_PATH = "/friends";
export const friendLinkPath = (token: string): string => `/friends/link/${token}`;
