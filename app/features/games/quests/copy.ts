import type { Copy } from "#app/core/language.ts";
import type { QuestRefusal } from "./reply.ts";

const en = {
  title: "Quests",
  lead: "Three at a time. Each is something that you do here anyway: it is counted by what you have done, and nothing has to be pressed. None runs out.",
  sizes: { day: "of a day", week: "of a week" },
  coins: (coins: number) => `${coins} coins`,
  done: "Done. The next one comes by itself.",
  since: (day: string) => `Counted since ${day}.`,
  go: "Go there",
  exchange: "Another one",
  exchangeOf: (name: string) => `Another one instead of “${name}”`,
  limit: "At most six quests are paid in one day. What is done beyond that is paid on another day.",
  refusals: {
    "quest.bad_form": "That was no quest of yours.",
    "quest.is_done": "This quest is done already.",
    "quest.no_group": "You are not in that group.",
    "quest.closed": "Quests with groups open with the community.",
    "quest.too_fast": "That was a lot at once. Try again in a minute.",
    "quest.failed": "It could not be sent. Try again.",
  } as Record<QuestRefusal, string>,
};

export const questsCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Misiones",
    lead: "Tres a la vez. Cada una es algo que haces aquí de todos modos: se cuenta por lo que hiciste, y no hay que pulsar nada. Ninguna vence.",
    sizes: { day: "de un día", week: "de una semana" },
    coins: (coins) => `${coins} monedas`,
    done: "Hecha. La siguiente viene sola.",
    since: (day) => `Se cuenta desde el ${day}.`,
    go: "Ir allí",
    exchange: "Otra",
    exchangeOf: (name) => `Otra en vez de «${name}»`,
    limit: "En un día se pagan seis misiones. Lo que pase de ahí se paga otro día.",
    refusals: {
      "quest.bad_form": "Esa no es una misión tuya.",
      "quest.is_done": "Esta misión ya está hecha.",
      "quest.no_group": "No estás en ese grupo.",
      "quest.closed": "Las misiones con grupos se abren con la comunidad.",
      "quest.too_fast": "Fue mucho a la vez. Inténtalo en un minuto.",
      "quest.failed": "No se pudo enviar. Inténtalo otra vez.",
    },
  },
};
