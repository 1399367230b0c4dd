/** What the member has paid for has changed, or what it opens: pages ask again (E1). */
export type Event = { name: "subscription.changed" };
