/** Something of the community that the member sees has changed: somebody prayed, answered or wrote. */
export type Event = { name: "community.changed" };
