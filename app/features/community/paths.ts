export const COMMUNITY_PATH = "/community";
export const ASK_PATH = "/community/new";
export const PRAYERS_PATH = "/community/prayers";
export const COUNTS_PATH = "/community/counts";
export const ME_PATH = "/community/me";
export const QUEUE_PATH = "/admin/queue";

export const requestPath = (id: string): string => `/community/requests/${id}`;
export const memberPath = (handle: string): string => `/community/members/${handle}`;
