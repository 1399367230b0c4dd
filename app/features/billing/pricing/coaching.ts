/** PR6: where coaching is booked and asked for, outside the app; null while nobody has said it. */
export type Coaching = { bookingUrl: string | null; email: string | null };
