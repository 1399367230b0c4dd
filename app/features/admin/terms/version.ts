export const NOTICE_DAYS = 14;
export const MAX_CHANGES = 1000;
