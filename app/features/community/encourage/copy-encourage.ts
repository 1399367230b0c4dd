import type { Copy } from "#app/core/language.ts";
import type { Preset } from "./presets.ts";

export type NoteRefusal =
  /** One prays first, or has promised to. */
  | "community.note_first"
  /** The day has had its note. */
  | "community.note_today"
  | "community.note_long"
  | "community.note_gone";

const en = {
  write: "Write a line",
  title: (name: string | null) => (name ? `Write a line to ${name}` : "Write a line to who asked"),
  hint: "Only the person who asked reads it. One a day.",
  which: "What you say",
  own: "In my own words",
  body: "Your own words",
  bodyHint: "200 characters at most. No advice is needed.",
  who: "Your name",
  named: "With my name",
  unnamed: "Without my name",
  unnamedHint: "It says “Someone here”",
  send: "Send it",
  sent: "Your line",
  states: {
    held: "A moderator reads it first",
    hidden: "Not shown: a moderator has hidden it",
  } as Record<string, string>,
  received: "Lines to you",
  receivedHint: "Only you read them.",
  remove: "Delete",
  report: "Report",
  presets: {
    prayed: "I prayed for you today.",
    not_alone: "You are not alone in this.",
    thinking: "I am thinking of you.",
    keep: "I will keep praying.",
    thanks: "Thank you for telling us.",
    hard: "This sounds hard. I am sorry.",
    peace: "I wish you peace today.",
    strength: "I wish you strength for this day.",
    rest: "I hope that you can rest tonight.",
    time: "Take all the time that you need.",
    glad: "I am glad with you.",
  } as Record<Preset, string>,
  inQueue: "A line to who asked",
  toasts: {
    encourage: "Sent",
    "note-remove": "Deleted",
    "note-report": "Reported. A moderator reads it, and you do not see it meanwhile",
  },
  refusals: {
    "community.note_first": "First pray for it, or put it on your prayer list. Your words are still here.",
    "community.note_today": "You have written a line for this request today. There is another one tomorrow.",
    "community.note_long":
      "This is longer than 200 characters. It is all still here; please shorten it a little.",
    "community.note_gone": "This line is not here any more.",
  } as Record<NoteRefusal, string>,
};

export const encourageCopy: Copy<typeof en> = {
  en,
  es: {
    write: "Escribir unas palabras",
    title: (name) => (name ? `Escribe unas palabras a ${name}` : "Escribe unas palabras a quien pidió"),
    hint: "Solo las lee quien pidió. Una vez al día.",
    which: "Lo que dices",
    own: "Con mis palabras",
    body: "Tus palabras",
    bodyHint: "200 caracteres como mucho. No hace falta dar consejos.",
    who: "Tu nombre",
    named: "Con mi nombre",
    unnamed: "Sin mi nombre",
    unnamedHint: "Dice “Alguien de aquí”",
    send: "Enviar",
    sent: "Lo que escribiste",
    states: {
      held: "Un moderador lo lee primero",
      hidden: "No se muestra: un moderador lo ocultó",
    },
    received: "Palabras para ti",
    receivedHint: "Solo tú las lees.",
    remove: "Eliminar",
    report: "Denunciar",
    presets: {
      prayed: "Hoy oré por ti.",
      not_alone: "Hay quien te acompaña en esto.",
      thinking: "Pienso en ti.",
      keep: "Seguiré orando.",
      thanks: "Gracias por contarlo.",
      hard: "Suena difícil. Lo siento mucho.",
      peace: "Te deseo paz en este día.",
      strength: "Te deseo fuerzas para este día.",
      rest: "Espero que esta noche puedas descansar.",
      time: "Tómate todo el tiempo que necesites.",
      glad: "Me alegro contigo.",
    },
    inQueue: "Palabras para quien pidió",
    toasts: {
      encourage: "Enviado",
      "note-remove": "Eliminado",
      "note-report": "Denunciado. Un moderador lo leerá, y mientras tanto no lo ves",
    },
    refusals: {
      "community.note_first": "Primero ora, o ponla en tu lista de oración. Tus palabras siguen aquí.",
      "community.note_today": "Hoy ya escribiste por esta petición. Mañana puedes escribir de nuevo.",
      "community.note_long": "Pasa de 200 caracteres. Todo sigue aquí; acórtalo un poco, por favor.",
      "community.note_gone": "Estas palabras ya no están aquí.",
    },
  },
};
