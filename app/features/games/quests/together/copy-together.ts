import type { Copy } from "#app/core/language.ts";

const en = {
  title: "With your groups",
  lead: "A quest that a group does together. A day counts once for each of you, whatever was done on it. Only the sum is shown: nobody sees whose days they are.",
  asked:
    "Your days of reading, prayer, verses and trivia count towards the quests of this group, from today on.",
  join: "Take part",
  joinOf: (group: string) => `Take part with ${group}`,
  leave: "Take part no more",
  leaveOf: (group: string) => `Take part no more with ${group}`,
  waits: "It begins when three of you take part, so that the sum tells of nobody.",
  of: (progress: number, target: number) => `${progress} of ${target} days`,
  done: "Done together. The next one comes on Monday.",
  open: "It does not run out.",
  coins: (coins: number) => `${coins} coins for each whose days are in it`,
};

export const togetherQuestsCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Con tus grupos",
    lead: "Una misión que un grupo hace en conjunto. Un día cuenta una vez por persona, sin importar cuánto se hizo. Solo se muestra la suma: nadie ve de quién son los días.",
    asked:
      "Tus días de lectura, oración, versículos y trivia cuentan para las misiones de este grupo, desde hoy.",
    join: "Participar",
    joinOf: (group) => `Participar con ${group}`,
    leave: "Dejar de participar",
    leaveOf: (group) => `Dejar de participar con ${group}`,
    waits: "Empieza cuando participan tres de ustedes, para que la suma no hable de nadie.",
    of: (progress, target) => `${progress} de ${target} días`,
    done: "Hecha en conjunto. La siguiente llega el lunes.",
    open: "No vence.",
    coins: (coins) => `${coins} monedas para cada persona cuyos días están en ella`,
  },
};
