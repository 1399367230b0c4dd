import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Games without a network",
  text: "What you answer is kept here, and judged and rewarded when you are back online.",
  daily: "The ten of the day",
  dailyText: (left: number) => (left === 1 ? "1 question is left" : `${left} questions are left`),
  dailyDone: "All ten are answered here. They are judged when you are back online.",
  practice: "What you missed",
  practiceText: (left: number) => (left === 1 ? "1 question to practice" : `${left} questions to practice`),
  practiceDone: "All of them are practiced.",
  play: "Play",
  playOf: (round: string) => `Play: ${round}`,
  close: "Close",
  of: (place: number, length: number) => `${place} of ${length}`,
  options: "Answers",
  right: "Right",
  wrong: (answer: string) => `It is: ${answer}`,
  kept: "Your answer is kept. Whether it is right you see when you are back online.",
  next: "Next question",
  end: "To the end",
  quests: "Quests",
  questsText:
    "As they stood when you were last online. What you read, pray and answer here counts when it is sent.",
  quest: (progress: number, target: number) => `${progress} of ${target}`,
  done: "done",
  offer: {
    text: "The ten of the day and what you missed can be played without a network.",
    link: "Keep them on this device",
  },
  notCounted: (count: number) =>
    count === 1
      ? "One answer came too late to count. The ten of a day are taken until the end of the next day."
      : `${count} answers came too late to count. The ten of a day are taken until the end of the next day.`,
  waits: (count: number) =>
    count === 1 ? "1 answer of yours waits to be judged." : `${count} answers of yours wait to be judged.`,
};

export const keptGamesCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Juegos sin conexión",
    text: "Lo que respondes se guarda aquí, y se juzga y se premia cuando vuelvas a tener conexión.",
    daily: "Las diez del día",
    dailyText: (left) => (left === 1 ? "Queda 1 pregunta" : `Quedan ${left} preguntas`),
    dailyDone: "Las diez están respondidas aquí. Se juzgan cuando vuelvas a tener conexión.",
    practice: "Lo que fallaste",
    practiceText: (left) => (left === 1 ? "1 pregunta para practicar" : `${left} preguntas para practicar`),
    practiceDone: "Todas están practicadas.",
    play: "Jugar",
    playOf: (round) => `Jugar: ${round}`,
    close: "Cerrar",
    of: (place, length) => `${place} de ${length}`,
    options: "Respuestas",
    right: "Correcto",
    wrong: (answer) => `Es: ${answer}`,
    kept: "Tu respuesta está guardada. Si es correcta lo ves cuando vuelvas a tener conexión.",
    next: "Siguiente pregunta",
    end: "Al final",
    quests: "Misiones",
    questsText:
      "Como estaban cuando tuviste conexión por última vez. Lo que lees, oras y respondes aquí cuenta cuando se envía.",
    quest: (progress, target) => `${progress} de ${target}`,
    done: "hecha",
    offer: {
      text: "Las diez del día y lo que fallaste se pueden jugar sin conexión.",
      link: "Guardarlas en este dispositivo",
    },
    notCounted: (count) =>
      count === 1
        ? "Una respuesta llegó demasiado tarde para contar. Las diez de un día se aceptan hasta el final del día siguiente."
        : `${count} respuestas llegaron demasiado tarde para contar. Las diez de un día se aceptan hasta el final del día siguiente.`,
    waits: (count) =>
      count === 1
        ? "1 respuesta tuya espera para ser juzgada."
        : `${count} respuestas tuyas esperan para ser juzgadas.`,
  },
};
