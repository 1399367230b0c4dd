/** What makes a day one of practice. Opening the application is none. */
export const PRACTICES = ["reading", "prayer", "memory", "service"] as const;
export type Practice = (typeof PRACTICES)[number];
