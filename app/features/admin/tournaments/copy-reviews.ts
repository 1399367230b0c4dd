import type { Copy } from "#app/core/language.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en = {
  title: "Weeks to look at",
  text: "Weeks of a tournament that were played faster than anybody reads. Their boards wait for three days; then every week on them counts. Nobody else learns of it.",
  week: (monday: string) => `The week of ${monday}`,
  quick: (days: number) =>
    `On ${plural(days, "day", "days")} the ten were answered within twenty seconds, nine or more right.`,
  together: (days: number) =>
    `On ${plural(days, "day", "days")} all ten came at once and right, as from a device without a network.`,
  points: (points: number, days: number) => `${points} points in ${plural(days, "day", "days")}`,
  since: (when: string) => `Waiting since ${when}`,
  decide: "Decide",
  outcome: "What of this week?",
  outcomes: { counted: "It counts", left_out: "It does not count; the others move up" },
  submit: "Decide",
  note: "The member reads the decision and your reason, in Settings under “What happens with your data”.",
  none: {
    title: "Nothing to look at",
    text: "A week that is unusual comes here when its tournament ends.",
  },
};

export const reviewsCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Semanas por revisar",
    text: "Semanas de un torneo que se jugaron más rápido de lo que nadie lee. Sus tableros esperan tres días; después cuenta cada semana en ellos. Nadie más se entera.",
    week: (monday) => `La semana del ${monday}`,
    quick: (days) =>
      `En ${plural(days, "día", "días")} se respondieron las diez en veinte segundos, con nueve aciertos o más.`,
    together: (days) =>
      `En ${plural(days, "día", "días")} llegaron las diez a la vez y todas bien, como de un dispositivo sin red.`,
    points: (points, days) => `${points} puntos en ${plural(days, "día", "días")}`,
    since: (when) => `Espera desde ${when}`,
    decide: "Decidir",
    outcome: "¿Qué pasa con esta semana?",
    outcomes: { counted: "Cuenta", left_out: "No cuenta; los demás suben" },
    submit: "Decidir",
    note: "El miembro lee la decisión y tu motivo, en Ajustes, en “Qué pasa con tus datos”.",
    none: {
      title: "Nada por revisar",
      text: "Una semana fuera de lo común llega aquí cuando termina su torneo.",
    },
  },
};
