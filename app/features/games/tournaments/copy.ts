import type { Copy, Language } from "#app/core/language.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import type { TournamentRefusal } from "./reply.ts";

const say = (language: Language, day: string): string =>
  dateFormat(language, { month: "long", day: "numeric", timeZone: "UTC" }).format(
    Date.parse(`${day}T12:00:00Z`),
  );

const en = {
  title: "Tournaments",
  lead: "A week on a board of at most thirty. Nobody is entered without asking, nobody goes down, and nothing is for sale.",
  weekOf: (monday: string) => `The week of ${say("en", monday)}`,
  dayOf: (day: string) => say("en", day),
  rules: {
    title: "How points come",
    lines: [
      "Play the ten of the day: ten points for the day, and one for each right answer without help. No day has more than twenty.",
      "A tie shares its place.",
      "The first three places, with at least three days and four who played, bring five gems each.",
    ],
  },
  ends: (day: string) => `It ends with ${day}, wherever you are.`,
  draw: {
    title: "Draw me a board",
    text: "With adults whom you do not know yet. They see your first name and your points.",
  },
  open: {
    title: "Set a board of my own",
    text: "You get a link, and whoever has it and is of your age can join.",
  },
  group: {
    title: "With a study group",
    text: "On it are those of the group who asked to be, thirty at most. They see your first name and your points.",
    action: (name: string) => `The board of ${name}`,
    board: (name: string) => `The board of ${name}`,
  },
  young: "Boards of 13 to 17 are by invitation alone.",
  join: {
    title: "You are invited to a board",
    text: "Whoever is on it sees your first name and your points.",
    action: "Join this board",
  },
  board: "Your board",
  caption: { place: "Place", name: "Name", days: "Days", points: "Points" },
  you: "you",
  invite: "Send this link to whom you like:",
  play: "Play the ten of the day",
  played: "You have played today.",
  leave: "Leave this board",
  leaveText: "Your points of this week go with it. You can join another one.",
  last: {
    place: (place: number, players: number, week: string) => `${week}: place ${place} of ${players}`,
    none: (week: string) => `${week}: you did not play, and that is fine.`,
    gems: "Five gems are in your wallet.",
    leftOut: (week: string) =>
      `${week}: an administrator has looked at it, and it is not counted. The reason is written down for you alone.`,
    glassBox: "Read the reason",
  },
  closed: {
    title: "Boards open with the community",
    text: "Tournaments are played with others. Here, that is not open yet; trivia, quests and challenges are.",
    action: "Play the ten of the day",
  },
  refusals: {
    "tournament.bad_form": "That was no board.",
    "tournament.closed": "Tournaments are not open here.",
    "tournament.young": "Boards of 13 to 17 are by invitation alone.",
    "tournament.no_board": "This invitation is not there, or not for you.",
    "tournament.full": "This board is full. Ask for another one.",
    "tournament.too_fast": "That was a lot at once. Try again in a minute.",
    "tournament.failed": "It could not be sent. Try again.",
  } as Record<TournamentRefusal, string>,
};

export const tournamentsCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Torneos",
    lead: "Una semana en un tablero de hasta treinta. A nadie se inscribe sin pedirlo, nadie desciende y nada se vende.",
    weekOf: (monday) => `La semana del ${say("es", monday)}`,
    dayOf: (day) => say("es", day),
    rules: {
      title: "Cómo se ganan puntos",
      lines: [
        "Juega las diez del día: diez puntos por el día, y uno por cada acierto sin ayuda. Ningún día pasa de veinte.",
        "Un empate comparte el lugar.",
        "Los tres primeros lugares, con al menos tres días y cuatro que jugaron, traen cinco gemas cada uno.",
      ],
    },
    ends: (day) => `Termina con el ${day}, donde quiera que estés.`,
    draw: {
      title: "Sortéame un tablero",
      text: "Con adultos que aún no conoces. Ven tu nombre de pila y tus puntos.",
    },
    open: {
      title: "Abrir mi propio tablero",
      text: "Recibes un enlace, y quien lo tenga y sea de tu edad puede entrar.",
    },
    group: {
      title: "Con un grupo de estudio",
      text: "Están quienes del grupo lo pidieron, treinta como mucho. Ven tu nombre de pila y tus puntos.",
      action: (name) => `El tablero de ${name}`,
      board: (name) => `El tablero de ${name}`,
    },
    young: "Los tableros de 13 a 17 son solo por invitación.",
    join: {
      title: "Te invitaron a un tablero",
      text: "Quien está en él ve tu nombre de pila y tus puntos.",
      action: "Entrar en este tablero",
    },
    board: "Tu tablero",
    caption: { place: "Lugar", name: "Nombre", days: "Días", points: "Puntos" },
    you: "tú",
    invite: "Envía este enlace a quien quieras:",
    play: "Jugar las diez del día",
    played: "Hoy ya jugaste.",
    leave: "Salir de este tablero",
    leaveText: "Tus puntos de esta semana se van con él. Puedes entrar en otro.",
    last: {
      place: (place, players, week) => `${week}: lugar ${place} de ${players}`,
      none: (week) => `${week}: no jugaste, y está bien.`,
      gems: "Cinco gemas están en tu monedero.",
      leftOut: (week) =>
        `${week}: un administrador la revisó, y no se cuenta. El motivo está escrito solo para ti.`,
      glassBox: "Leer el motivo",
    },
    closed: {
      title: "Los tableros abren con la comunidad",
      text: "Los torneos se juegan con otros. Aquí eso todavía no está; la trivia, las misiones y los desafíos sí.",
      action: "Jugar las diez del día",
    },
    refusals: {
      "tournament.bad_form": "Eso no fue un tablero.",
      "tournament.closed": "Aquí no hay torneos.",
      "tournament.young": "Los tableros de 13 a 17 son solo por invitación.",
      "tournament.no_board": "Esta invitación no está, o no es para ti.",
      "tournament.full": "Este tablero está lleno. Pide otro.",
      "tournament.too_fast": "Fue mucho a la vez. Inténtalo en un minuto.",
      "tournament.failed": "No se pudo enviar. Inténtalo otra vez.",
    },
  },
};
