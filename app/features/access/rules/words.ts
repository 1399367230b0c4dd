/** What a person reads when something is done or stands in the way. */
export type AccessCopy = { title: string; text: string };
