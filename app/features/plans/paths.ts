export const DAILY_PATH = "/daily-plan";
export const PLANS_PATH = "/bible-study/plans";

export const dailyPath = (planId: string | null): string =>
  planId === null ? DAILY_PATH : `${DAILY_PATH}?plan=${planId}`;

/** A plan, one that is ready to begin, or the maker (`new`). */
export const planPath = (id: string): string => `${PLANS_PATH}/${id}`;

export const calendarPath = (id: string): string => `${PLANS_PATH}/${id}/calendar.ics`;
