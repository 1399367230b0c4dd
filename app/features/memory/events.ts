/** A verse that is learned by heart was added, reviewed or removed. */
export type Event = { name: "deck.changed" };
