import type { Notices } from "#app/manifest/notice.ts";

export type Notice =
  /** Somebody prayed for the member's request; a request on their prayer list was answered. No word of it is kept. */
  | { topic: "prayer.offered" }
  | { topic: "prayer.answered" }
  /** Somebody who prayed wrote a line; an hour of a relay that the member took begins. */
  | { topic: "prayer.encouraged" }
  | { topic: "prayer.hour" }
  /** Thirty days have passed. */
  | { topic: "request.rests" }
  /** What a moderator did with a request of theirs. */
  | { topic: "request.released" }
  | { topic: "request.hidden" }
  /** Somebody commented on the member's testimony; what a moderator did with something that they wrote there. */
  | { topic: "testimony.commented" }
  | { topic: "testimony.released" }
  | { topic: "testimony.hidden" }
  /** What a moderator did with something that they wrote in a study group. */
  | { topic: "group.released" }
  | { topic: "group.hidden" }
  /** What a moderator did with what they reported. */
  | { topic: "report.settled" }
  /** What a moderator decided about them or a text of theirs, took back, or said to their appeal. */
  | { topic: "moderation.decided" }
  | { topic: "moderation.undone" }
  | { topic: "appeal.decided" }
  /** To the pastoral team: somebody asked. To who asked: an answer is there. */
  | { topic: "pastoral.asked" }
  | { topic: "pastoral.answered" };

export const notices: Notices<Notice> = {
  "prayer.offered": {
    source: "prayer_requests",
    kind: "prayer",
    to: "/community?show=mine",
    picture: "candle",
    words: {
      en: () => ["Your prayer request", "was prayed for today"],
      es: () => ["Tu petición", "recibió oración hoy"],
    },
  },
  "prayer.answered": {
    source: "prayer_requests",
    kind: "prayer",
    to: "/community/prayers",
    picture: "dawn",
    words: {
      en: () => ["A request on your prayer list", "has been answered"],
      es: () => ["Una petición de tu lista", "fue respondida"],
    },
  },
  "prayer.encouraged": {
    source: "prayer_requests",
    kind: "prayer",
    to: "/community?show=mine",
    picture: "letter",
    words: {
      en: () => ["Your prayer request", "has a line for you"],
      es: () => ["Tu petición", "tiene unas palabras para ti"],
    },
  },
  "prayer.hour": {
    source: "prayer_requests",
    kind: "prayer",
    to: "/community/prayers",
    picture: "candle",
    chosen: true,
    outward: "hour",
    outside: {
      en: "The hour that you took begins now",
      es: "La hora que elegiste empieza ahora",
    },
    words: {
      en: () => ["Your hour of prayer", "begins now"],
      es: () => ["Tu hora de oración", "empieza ahora"],
    },
  },
  "request.rests": {
    source: "prayer_requests",
    kind: "prayer",
    to: "/community?show=mine",
    picture: "candle",
    words: {
      en: () => ["Your prayer request", "rests after 30 days. One press keeps it on the wall"],
      es: () => ["Tu petición", "descansa después de 30 días. Con un toque sigue en el muro"],
    },
  },
  "request.released": {
    source: "prayer_requests",
    kind: "replies",
    to: "/community?show=mine",
    picture: "letter",
    words: {
      en: () => ["Your prayer request", "has been read, and members see it now"],
      es: () => ["Tu petición", "ya fue leída, y los miembros la ven"],
    },
  },
  "request.hidden": {
    source: "prayer_requests",
    kind: "replies",
    to: "/community/decisions",
    picture: "letter",
    words: {
      en: () => ["Your prayer request", "is not shown to members. Its page says what you can do"],
      es: () => ["Tu petición", "no se muestra a los miembros. Su página dice qué puedes hacer"],
    },
  },
  "testimony.commented": {
    source: "testimonies",
    kind: "replies",
    to: "/community/testimonies?show=mine",
    picture: "letter",
    words: {
      en: () => ["Your testimony", "has new comments"],
      es: () => ["Tu testimonio", "tiene comentarios nuevos"],
    },
  },
  "testimony.released": {
    source: "testimonies",
    kind: "replies",
    to: "/community/testimonies?show=mine",
    picture: "letter",
    words: {
      en: () => ["What you wrote", "has been read, and members see it now"],
      es: () => ["Lo que escribiste", "ya fue leído, y los miembros lo ven"],
    },
  },
  "testimony.hidden": {
    source: "testimonies",
    kind: "replies",
    to: "/community/decisions",
    picture: "letter",
    words: {
      en: () => ["What you wrote", "is not shown to members. You can change it, or take it back"],
      es: () => ["Lo que escribiste", "no se muestra a los miembros. Puedes cambiarlo o retirarlo"],
    },
  },
  "group.released": {
    source: "study_groups",
    kind: "replies",
    to: "/study-groups",
    picture: "letter",
    words: {
      en: () => ["What you wrote in a group", "has been read, and its members see it now"],
      es: () => ["Lo que escribiste en un grupo", "ya se leyó, y sus miembros lo ven"],
    },
  },
  "group.hidden": {
    source: "study_groups",
    kind: "replies",
    to: "/study-groups",
    picture: "letter",
    words: {
      en: () => ["What you wrote in a group", "is not shown to others"],
      es: () => ["Lo que escribiste en un grupo", "no se muestra a otros"],
    },
  },
  "report.settled": {
    source: "prayer_requests",
    kind: "replies",
    to: "/community/me",
    picture: "letter",
    words: {
      en: () => ["What you reported", "has been read. Its outcome is on your community page"],
      es: () => ["Lo que denunciaste", "ya fue leído. El resultado está en tu página de la comunidad"],
    },
  },
  "moderation.decided": {
    source: "moderation_log",
    kind: "security",
    to: "/community/decisions",
    picture: "letter",
    warns: true,
    words: {
      en: () => ["A moderator", "has decided something about what you wrote. You can appeal"],
      es: () => ["Quien modera", "decidió algo sobre lo que escribiste. Puedes apelar"],
    },
  },
  "moderation.undone": {
    source: "moderation_log",
    kind: "replies",
    to: "/community/decisions",
    picture: "letter",
    words: {
      en: () => ["A decision", "about what you wrote was taken back"],
      es: () => ["Una decisión", "sobre lo que escribiste fue retirada"],
    },
  },
  "appeal.decided": {
    source: "moderation_log",
    kind: "security",
    to: "/community/decisions",
    picture: "letter",
    warns: true,
    words: {
      en: () => ["Your appeal", "was read by another person, and has an answer"],
      es: () => ["Tu apelación", "fue leída por otra persona y tiene respuesta"],
    },
  },
  "pastoral.asked": {
    source: "pastoral_care",
    kind: "replies",
    to: "/admin/pastoral",
    picture: "candle",
    words: {
      en: () => ["Somebody", "has asked the pastoral team for prayer"],
      es: () => ["Alguien", "pidió oración al equipo pastoral"],
    },
  },
  "pastoral.answered": {
    source: "pastoral_care",
    kind: "replies",
    to: "/community?show=mine",
    picture: "letter",
    words: {
      en: () => ["The pastoral team", "has answered your request"],
      es: () => ["El equipo pastoral", "respondió a tu petición"],
    },
  },
};
