import type { Copy } from "#app/core/language.ts";
import type { Health, Severity } from "./dashboard.ts";

const en = {
  title: "Overview",
  text: (when: string) => `${when}. Seven days unless it says otherwise.`,
  open: {
    title: "Open now, by age",
    text: "Nothing may wait longer than a day.",
    severity: "Severity",
    ages: ["Under 1 h", "1 to 6 h", "6 to 24 h", "Over 24 h"],
    link: "Open the queue",
    missed: (n: number) =>
      n === 1 ? "1 item has waited longer than a day." : `${n} items have waited longer than a day.`,
  },
  severities: {
    danger: "Danger to life",
    minors: "Minors",
    abuse: "Reported",
    rest: "The rest",
  } as Record<Severity, string>,
  decided: {
    title: "Time until a decision",
    median: "median",
    of: (n: number) => (n === 1 ? "Of 1 decision." : `Of ${n} decisions.`),
    none: "Nothing was decided in these days.",
  },
  crisis: { title: "Crisis cards", text: "Conversations in which help was shown for a danger." },
  appeals: {
    title: "Appeals that were right, 7 days",
    text: (right: number, decided: number) =>
      decided === 0
        ? "No appeal was decided in these days."
        : `${right} of ${decided} that another moderator decided.`,
  },
  reported: {
    title: "Reported conversations",
    text: "Reported by their own member, and not decided yet.",
    link: "Look at them",
  },
  spend: {
    title: "The companion’s cost",
    day: "Day",
    cost: "Cost",
    answers: "Answers",
    none: "Nothing was spent.",
    limit: (money: string) => `${money} a day at most.`,
  },
  refunds: {
    title: "Refunds",
    text: (n: number) => (n === 1 ? "1 refund by administrators." : `${n} refunds by administrators.`),
    link: "Payments",
  },
  health: {
    title: "What we depend on",
    states: { well: "Well", slow: "Slow", failing: "Failing" } as Record<Health, string>,
    companion: "Companion",
    companionText: (answered: number, failed: number) =>
      `${answered} answered and ${failed} failed in the last 24 hours`,
    payments: "Payments",
    paymentsText: (n: number) =>
      n === 0 ? "nothing waits to be handled" : `${n} messages wait to be handled`,
    deliveries: "Notices and coins of the community",
    deliveriesText: (waiting: number, failing: number) =>
      waiting === 0 ? "everything is delivered" : `${waiting} wait, ${failing} after three tries`,
  },
  hours: (hours: number, minutes: number) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
};

export const dashboardCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Resumen",
    text: (when) => `${when}. Siete días, si no se dice otra cosa.`,
    open: {
      title: "Abierto ahora, por antigüedad",
      text: "Nada puede esperar más de un día.",
      severity: "Gravedad",
      ages: ["Menos de 1 h", "1 a 6 h", "6 a 24 h", "Más de 24 h"],
      link: "Abrir la cola",
      missed: (n) =>
        n === 1 ? "1 asunto ha esperado más de un día." : `${n} asuntos han esperado más de un día.`,
    },
    severities: {
      danger: "Peligro para la vida",
      minors: "Menores",
      abuse: "Denunciado",
      rest: "El resto",
    },
    decided: {
      title: "Tiempo hasta decidir",
      median: "mediana",
      of: (n) => (n === 1 ? "De 1 decisión." : `De ${n} decisiones.`),
      none: "No se decidió nada en estos días.",
    },
    crisis: { title: "Tarjetas de crisis", text: "Conversaciones en que se mostró ayuda por un peligro." },
    appeals: {
      title: "Apelaciones con razón, 7 días",
      text: (right, decided) =>
        decided === 0
          ? "En estos días no se decidió ninguna apelación."
          : `${right} de ${decided} que decidió otra persona.`,
    },
    reported: {
      title: "Conversaciones denunciadas",
      text: "Denunciadas por su propio miembro, y aún sin decidir.",
      link: "Verlas",
    },
    spend: {
      title: "Costo del compañero",
      day: "Día",
      cost: "Costo",
      answers: "Respuestas",
      none: "No se gastó nada.",
      limit: (money) => `${money} al día como mucho.`,
    },
    refunds: {
      title: "Reembolsos",
      text: (n) => (n === 1 ? "1 reembolso de administradores." : `${n} reembolsos de administradores.`),
      link: "Pagos",
    },
    health: {
      title: "De qué dependemos",
      states: { well: "Bien", slow: "Lento", failing: "Fallando" },
      companion: "Compañero",
      companionText: (answered, failed) =>
        `${answered} respondidas y ${failed} fallidas en las últimas 24 horas`,
      payments: "Pagos",
      paymentsText: (n) => (n === 0 ? "nada espera" : `${n} mensajes esperan`),
      deliveries: "Avisos y monedas de la comunidad",
      deliveriesText: (waiting, failing) =>
        waiting === 0 ? "todo está entregado" : `${waiting} esperan, ${failing} tras tres intentos`,
    },
    hours: (hours, minutes) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
  },
};
