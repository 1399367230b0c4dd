import type { Copy } from "#app/core/language.ts";

export type RelayRefusal =
  | "community.relay_now"
  | "community.hour_taken"
  | "community.hour_few"
  | "community.hour_over";

const en = {
  title: "A day and a night of prayer",
  ask: "Ask for a day and a night of prayer",
  askHint: "24 hours from the next full hour. Each hour can be taken by one person, and no names are shown.",
  end: "End it",
  held: (hours: number) => `Held in prayer for ${hours} of 24 hours`,
  begins: (time: string) => `Begins ${time}`,
  over: "It is over. Thank you.",
  free: "Hours that nobody has yet, by your clock",
  none: "Every hour that is left is taken.",
  take: (time: string) => `Take the hour at ${time}`,
  mine: "Your hours",
  at: (time: string) => `At ${time}`,
  prayed: "I prayed",
  done: "Prayed",
  back: "Give it back",
  most: "Three hours are the most for one person.",
  gaps: {
    title: "An hour is free",
    text: "Somebody has asked for a day and a night of prayer. You are awake at these hours:",
    line: (name: string | null) => (name ? `For ${name}` : "For someone here"),
  },
  toasts: {
    "relay-start": "Members can take an hour now",
    "relay-end": "It has ended",
    "hour-take": "The hour is yours. You are reminded when it begins",
    "hour-back": "Somebody else can take it now",
    "hour-prayed": "Thank you for praying",
  },
  refusals: {
    "community.relay_now": "This request has its day and night of prayer already, or is not open.",
    "community.hour_taken": "Somebody has this hour already. Another one may be free.",
    "community.hour_few": "You have three hours already. Leave some to others.",
    "community.hour_over": "This hour has not begun, or was over an hour ago.",
  } as Record<RelayRefusal, string>,
};

export const relayCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Un día y una noche de oración",
    ask: "Pedir un día y una noche de oración",
    askHint:
      "24 horas desde la próxima hora en punto. Cada hora la puede tomar una persona, y no se muestran nombres.",
    end: "Terminar",
    held: (hours) => `Sostenida en oración ${hours} de 24 horas`,
    begins: (time) => `Empieza ${time}`,
    over: "Ya terminó. Gracias.",
    free: "Horas que nadie tiene aún, según tu reloj",
    none: "Todas las horas que quedan están tomadas.",
    take: (time) => `Tomar la hora de las ${time}`,
    mine: "Tus horas",
    at: (time) => `A las ${time}`,
    prayed: "Oré",
    done: "Oraste",
    back: "Devolverla",
    most: "Tres horas son el máximo para una persona.",
    gaps: {
      title: "Hay una hora libre",
      text: "Alguien pidió un día y una noche de oración. A estas horas estás despierto o despierta:",
      line: (name) => (name ? `Por ${name}` : "Por alguien de aquí"),
    },
    toasts: {
      "relay-start": "Los miembros ya pueden tomar una hora",
      "relay-end": "Terminó",
      "hour-take": "La hora es tuya. Te avisamos cuando empiece",
      "hour-back": "Otra persona puede tomarla ahora",
      "hour-prayed": "Gracias por orar",
    },
    refusals: {
      "community.relay_now": "Esta petición ya tiene su día y noche de oración, o no está abierta.",
      "community.hour_taken": "Alguien ya tiene esta hora. Quizá haya otra libre.",
      "community.hour_few": "Ya tienes tres horas. Deja algunas a otros.",
      "community.hour_over": "Esta hora aún no empieza, o terminó hace más de una hora.",
    },
  },
};
