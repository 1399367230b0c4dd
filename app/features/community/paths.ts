export const COMMUNITY_PATH = "/community";
export const ASK_PATH = "/community/new";
export const PRAYERS_PATH = "/community/prayers";
export const COUNTS_PATH = "/community/counts";
export const ME_PATH = "/community/me";
export const DECISIONS_PATH = "/community/decisions";
export const LEVEL_PATH = "/community/level";
export const PASTORAL_PATH = "/admin/pastoral";
export const QUEUE_PATH = "/admin/queue";

export const requestPath = (id: string): string => `/community/requests/${id}`;
export const memberPath = (handle: string): string => `/community/members/${handle}`;
