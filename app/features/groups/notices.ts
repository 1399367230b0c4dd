import type { Notices } from "#app/manifest/notice.ts";

/** Somebody asks to come into a group that the member leads; the member was let in; what those who lead announce. */
export type Notice = { topic: "group.asked" } | { topic: "group.joined" } | { topic: "group.announced" };

export const notices: Notices<Notice> = {
  "group.asked": {
    source: "study_groups",
    kind: "groups",
    to: "/study-groups",
    picture: "letter",
    words: {
      en: () => ["Somebody", "asks to join a group that you lead"],
      es: () => ["Alguien", "pide entrar en un grupo que diriges"],
    },
  },
  "group.joined": {
    source: "study_groups",
    kind: "groups",
    to: "/study-groups",
    picture: "wreath",
    words: {
      en: () => ["You were let in", "to the group that you asked for"],
      es: () => ["Te dejaron entrar", "en el grupo que pediste"],
    },
  },
  "group.announced": {
    source: "study_groups",
    kind: "groups",
    to: "/study-groups",
    picture: "lantern",
    words: {
      en: () => ["One of your groups", "has an announcement"],
      es: () => ["Uno de tus grupos", "tiene un anuncio"],
    },
  },
};
