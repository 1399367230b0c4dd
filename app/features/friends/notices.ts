import type { Notices } from "#app/manifest/notice.ts";

export type Notice =
  /** Somebody asks to be a friend, said yes, sent a verse; their pet came to see the member's. */
  | { topic: "friend.asked" }
  | { topic: "friend.accepted" }
  | { topic: "friend.encouraged" }
  | { topic: "friend.visited" };

export const notices: Notices<Notice> = {
  "friend.asked": {
    source: "friendships",
    kind: "groups",
    to: "/friends",
    picture: "letter",
    words: { en: () => ["Somebody", "asks to be your friend"], es: () => ["Alguien", "te pide amistad"] },
  },
  "friend.accepted": {
    source: "friendships",
    kind: "groups",
    to: "/friends",
    picture: "wreath",
    words: {
      en: () => ["You have a new friend", "and see of each other what each has chosen"],
      es: () => ["Tienes una nueva amistad", "y cada uno ve lo que el otro eligió"],
    },
  },
  "friend.encouraged": {
    source: "friendships",
    kind: "groups",
    to: "/friends",
    picture: "letter",
    words: {
      en: () => ["A friend", "has sent you a verse"],
      es: () => ["Alguien de tus amigos", "te envió un versículo"],
    },
  },
  "friend.visited": {
    source: "friendships",
    kind: "groups",
    to: "/friends",
    picture: "wreath",
    words: {
      en: () => ["A friend’s pet", "came to see yours"],
      es: () => ["La mascota de una amistad", "vino a ver a la tuya"],
    },
  },
};
