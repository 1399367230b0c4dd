import type { Choices, Word } from "./model/limits.ts";

export type Person = { name: string; handle: string };

/** One friend as the reader sees them: of each thing only what the friend has chosen to show. */
export type FriendLine = Person & {
  id: string;
  encouragedToday: boolean;
  /** Of the last days, whether both practiced; null unless both show their rhythm. */
  together: boolean[] | null;
  plan: { title: string; read: number; of: number } | null;
  /** Days of the last fourteen on which they prayed. */
  prayed: number | null;
  pet: { type: string; level: number } | null;
  visit: VisitPart | null;
  /** Days of the six weeks that both have kept, summed; null unless both have chosen it and are on it. */
  daniel: number | null;
};

/** The pet at the friend's; null where there is nothing to show or to do. */
export type VisitPart = {
  may: boolean;
  wasToday: boolean;
  /** Theirs was here within a day. */
  came: boolean;
  scene: { own: DrawnPet; theirs: DrawnPet; line: number } | null;
};
type DrawnPet = { type: string; markup: string };

export type AskedLine = Person & { id: string; word: Word; at: number };
export type LinkLine = { id: string; address: string; usesLeft: number; expiresAt: number };
export type VerseChoice = { key: string; reference: string; text: string };
export type ReceivedLine = { id: string; name: string; reference: string; text: string; at: number };

export type FriendsPage = {
  me: Person;
  friends: FriendLine[];
  asked: AskedLine[];
  asking: AskedLine[];
  links: LinkLine[];
  choices: Choices;
  /** The six weeks are for adults. */
  offersDaniel: boolean;
  verses: VerseChoice[];
  received: ReceivedLine[];
  formId: string;
  now: number;
  timeZone: string;
};

export type LinkPage = { inviter: (Person & { mine: boolean; isFriend: boolean }) | null };
