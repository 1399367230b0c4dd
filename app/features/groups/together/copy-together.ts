import type { Copy } from "#app/core/language.ts";
import { PLAN_NAME } from "#app/core/plan-name.ts";

const en = {
  title: `${PLAN_NAME.en} with this group`,
  offer:
    "One line for those who take part: how many days you have all kept, as one sum. Nobody’s own days are shown, and nobody who does not take part sees it.",
  named: "The others who take part may read my name",
  join: "Take part",
  leave: "Take part no more",
  waits: "It begins when two who take part have the plan.",
  line: (days: number, people: number) =>
    days === 1
      ? `One day kept, by ${people} of you together`
      : `${days} days kept, by ${people} of you together`,
  names: (names: string) => `With their name: ${names}`,
  withName: "You take part with your name.",
  withoutName: "You take part without your name.",
};

export const togetherCopy: Copy<typeof en> = {
  en,
  es: {
    title: `${PLAN_NAME.es} con este grupo`,
    offer:
      "Una línea para quienes participan: cuántos días han guardado entre todos, en una sola suma. No se muestran los días de nadie, y quien no participa no la ve.",
    named: "Quienes participan pueden leer mi nombre",
    join: "Participar",
    leave: "Dejar de participar",
    waits: "Empieza cuando dos de quienes participan tienen el plan.",
    line: (days, people) =>
      days === 1
        ? `Un día guardado, entre ${people} de ustedes`
        : `${days} días guardados, entre ${people} de ustedes`,
    names: (names) => `Con su nombre: ${names}`,
    withName: "Participas con tu nombre.",
    withoutName: "Participas sin tu nombre.",
  },
};
