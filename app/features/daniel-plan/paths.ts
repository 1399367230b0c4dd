export const DANIEL_PATH = "/daniel-plan";
export const WEEKS_PATH = `${DANIEL_PATH}/six-weeks`;
export const KEPT_PATH = `${DANIEL_PATH}/kept`;
export const KEPT_FILE_PATH = `${KEPT_PATH}/export`;
export const HEALTH_PATH = `${DANIEL_PATH}/health`;

/** Days and weeks are counted from 1 in addresses. */
export const dayPath = (step: number): string => `${DANIEL_PATH}/day/${step + 1}`;
export const weekPath = (slot: number): string => `${DANIEL_PATH}/week/${slot + 1}`;
export const sheetPath = (slot: number): string => `${DANIEL_PATH}/sheet/${slot + 1}`;

/** A number of an address as it counts from 0; null for what is none. */
export const placeIn = (number: string | undefined): number | null =>
  number !== undefined && /^[1-9]\d{0,2}$/.test(number) ? Number(number) - 1 : null;
