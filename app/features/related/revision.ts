export const RELATED_REVISION = "0";
