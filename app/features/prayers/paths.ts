export { PRAYERS_PATH } from "#app/features/community/paths.ts";
export const SESSION_PATH = "/community/prayers/session";
export const ANSWERED_PATH = "/community/prayers?show=answered";

/** A step of today's ten, counted from 0. */
export const stepPath = (step: number): string => (step > 0 ? `${SESSION_PATH}?step=${step}` : SESSION_PATH);
