import type { Notices } from "#app/manifest/notice.ts";

export type Notice =
  | { topic: "pet.returned"; pet: string }
  | { topic: "pet.trained"; pet: string }
  | { topic: "pet.evolved"; pet: string }
  | { topic: "pet.ready"; pet: string };

export const notices: Notices<Notice> = {
  "pet.returned": {
    source: "user_pets",
    kind: "pet",
    to: "/pet",
    picture: "pet",
    words: {
      en: ({ pet }) => [pet, "is back, with something to tell"],
      es: ({ pet }) => [pet, "ha vuelto, con algo que contar"],
    },
  },
  "pet.trained": {
    source: "user_pets",
    kind: "pet",
    to: "/pet",
    picture: "pet",
    words: { en: ({ pet }) => [pet, "has finished training"], es: ({ pet }) => [pet, "terminó de entrenar"] },
  },
  "pet.evolved": {
    source: "user_pets",
    kind: "pet",
    to: "/pet",
    picture: "pet",
    said: true,
    outward: "here",
    words: {
      en: ({ pet }) => [pet, "has grown, and is as fond of you as ever"],
      es: ({ pet }) => [pet, "ha crecido, y te quiere como siempre"],
    },
  },
  "pet.ready": {
    source: "user_pets",
    kind: "pet",
    to: "/pet",
    picture: "pet",
    asks: true,
    // found by a page that is open (PT15)
    outward: "here",
    words: {
      en: ({ pet }) => [pet, "is ready for a little care, when you are"],
      es: ({ pet }) => [pet, "espera un poco de cuidado, cuando puedas"],
    },
  },
};
