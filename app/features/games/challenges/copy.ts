import type { Copy } from "#app/core/language.ts";
import type { SeasonKind } from "./seasons.ts";

export type ChallengeRefusal =
  | "challenge.bad_form"
  | "challenge.not_open"
  | "challenge.too_fast"
  | "challenge.failed";

const en = {
  title: "Challenges",
  lead: "Short steps that everybody takes in the same season. A step that you missed can be taken on any day; what is finished stays finished.",
  running: "Running now",
  earlier: "Earlier",
  next: (name: string, day: string) => `${name} begins on ${day}.`,
  bar: (steps: string, people: string) => `${steps} steps by ${people} people`,
  nobody: "Nobody has taken a step yet. You can be the first.",
  mine: (taken: number, of: number) => `You have taken ${taken} of ${of}`,
  open: "Open",
  goOn: "Go on",
  look: "Look back",
  finished: "You have taken every step.",
  step: (step: number) => `Step ${step}`,
  today: "today",
  taken: "taken",
  waits: "waits",
  opens: (day: string) => `opens on ${day}`,
  read: "Read",
  practice: "To do",
  take: "I have taken this step",
  all: "All challenges",
  steps: "The steps",
  seasons: {
    thanks: { name: "A week of thanks", about: "Seven days of looking at what was given." },
    advent: { name: "Advent", about: "Twenty-four short steps until Christmas." },
    psalms: { name: "Forty days of the Psalms", about: "One psalm a day, and one thing to do with it." },
    lent: { name: "Lent", about: "Forty days, without the Sundays, on the way to Easter." },
    service: { name: "A summer of service", about: "Twelve weeks, one act of kindness each." },
  } as Record<SeasonKind, { name: string; about: string }>,
  refusals: {
    "challenge.bad_form": "That was no step of a challenge.",
    "challenge.not_open": "This step is not open yet.",
    "challenge.too_fast": "That was a lot at once. Try again in a minute.",
    "challenge.failed": "It could not be sent. Try again.",
  } as Record<ChallengeRefusal, string>,
};

export const challengesCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Desafíos",
    lead: "Pasos cortos que todos dan en la misma temporada. Un paso que faltó se puede dar cualquier día; lo terminado queda terminado.",
    running: "En marcha",
    earlier: "Anteriores",
    next: (name, day) => `${name} empieza el ${day}.`,
    bar: (steps, people) => `${steps} pasos de ${people} personas`,
    nobody: "Nadie ha dado un paso todavía. Puedes ser quien empiece.",
    mine: (taken, of) => `Has dado ${taken} de ${of}`,
    open: "Abrir",
    goOn: "Seguir",
    look: "Mirar atrás",
    finished: "Has dado todos los pasos.",
    step: (step) => `Paso ${step}`,
    today: "hoy",
    taken: "dado",
    waits: "espera",
    opens: (day) => `abre el ${day}`,
    read: "Leer",
    practice: "Para hacer",
    take: "Di este paso",
    all: "Todos los desafíos",
    steps: "Los pasos",
    seasons: {
      thanks: { name: "Una semana de gratitud", about: "Siete días de mirar lo que se nos dio." },
      advent: { name: "Adviento", about: "Veinticuatro pasos cortos hasta Navidad." },
      psalms: { name: "Cuarenta días de Salmos", about: "Un salmo al día, y una cosa que hacer con él." },
      lent: { name: "Cuaresma", about: "Cuarenta días, sin los domingos, camino a la Pascua." },
      service: { name: "Un verano de servicio", about: "Doce semanas, un acto de bondad en cada una." },
    },
    refusals: {
      "challenge.bad_form": "Eso no fue un paso de un desafío.",
      "challenge.not_open": "Este paso todavía no está abierto.",
      "challenge.too_fast": "Fue mucho a la vez. Inténtalo en un minuto.",
      "challenge.failed": "No se pudo enviar. Inténtalo otra vez.",
    },
  },
};
