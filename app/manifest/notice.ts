import type { Copy } from "#app/core/language.ts";
import type { Kind } from "#app/features/notifications/choices/kinds.ts";

/** What is set strong, and what follows it. */
export type NoticeWords = [lead: string, rest: string];

/**
 * How a topic goes out of the app; as usual where nothing is said.
 * - `here`: it happens before the member's eyes, and is sent nowhere else
 * - `hour`: the member chose this very hour; quiet hours and rest do not keep it, and it is stale when it is over
 * - `urgent`: it cannot wait, for those who have turned it on
 */
export type Outward = "here" | "hour" | "urgent";

type About<Data> = {
  /** RT2: the table whose change it comes from. It is part of a kept row's cause. */
  source: string;
  /** By which line of `/settings` it is turned on. */
  kind: Kind;
  /** Where it leads. */
  to: string;
  picture: "bible" | "letter" | "lantern" | "wreath" | "dawn" | "candle" | "games" | "pet";
  /** It asks for something instead of telling: nobody finds it who has not turned its kind on. */
  asks?: true;
  /** It warns of something that ends: it rings whatever is turned on. */
  warns?: true;
  /** The member asked to be notified of this very one: it rings whatever is turned on. */
  chosen?: true;
  /** It has words of its own where it happens: its line is counted, and not said twice (D25, LV15). */
  said?: true;
  outward?: Outward;
  /** Where the words of its kind do not say enough on a locked screen: fixed words, with no value in them. */
  outside?: Copy<string>;
  /** Made when it is read, of what was kept (G25). */
  words: Copy<(data: Data) => NoticeWords>;
};

/**
 * A feature's notices to members, topic by topic, listed in its `notices.ts`. `Data` is its part of `NotificationData`: a
 * union, in which each topic has the values that its words need.
 */
export type Notices<Data extends { topic: string }> = {
  readonly [Topic in Data["topic"]]: About<Extract<Data, { topic: Topic }>>;
};
