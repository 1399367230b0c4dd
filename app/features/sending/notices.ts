import type { Notices } from "#app/manifest/notice.ts";

/** Something that cannot wait lies in the moderators' queue; for them alone. */
export type Notice = { topic: "moderation.urgent" };

export const notices: Notices<Notice> = {
  "moderation.urgent": {
    source: "reports",
    kind: "moderation",
    to: "/admin/queue",
    picture: "letter",
    asks: true,
    outward: "urgent",
    words: {
      en: () => ["The moderators’ queue", "has something that cannot wait"],
      es: () => ["La lista de moderación", "tiene algo que no puede esperar"],
    },
  },
};
