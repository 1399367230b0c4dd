import type { Copy, Language } from "#app/core/language.ts";
import { PLAN_NAME } from "#app/core/plan-name.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import type { NotificationData, Topic } from "./topics.ts";

/** What is set strong, and what follows it. */
type Words = {
  [Each in Topic]: (told: Extract<NotificationData, { topic: Each }>) => [lead: string, rest: string];
};

const dayOf = (time: number, language: Language) =>
  dateFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(time);
const coinsEn = (coins: number) => (coins === 1 ? "1 coin" : `${coins} coins`);
const coinsEs = (coins: number) => (coins === 1 ? "1 moneda" : `${coins} monedas`);

const en = {
  title: "Notifications",
  loading: "Loading content...",
  markAll: "Mark all read",
  isNew: "New",
  today: "Today",
  earlier: "Earlier",
  older: "Older",
  newest: "Back to the newest",
  all: "All notifications",
  quiet: (from: string, to: string) => `Quiet from ${from} to ${to}`,
  noQuiet: "No quiet hours",
  change: "Change",
  empty: {
    title: "Nothing new, and that is fine",
    text: "What you finish, and what comes back to you, is kept here. Nothing is sent unless you turn it on.",
    action: "Choose what rings",
  },
  tooFast: {
    title: "Too many changes in one minute",
    text: "That was a lot in one minute. Nothing was changed; please try again in a minute.",
  },
  failed: { title: "That did not work", text: "Nothing was changed. Please try again." },
  words: {
    "study.finished": ({ title, coins }) => [title, `finished. ${coinsEn(coins)} for reading`],
    "verse.saved": ({ reference }) => [reference, "is kept for you"],
    "quest.completed": ({ title, coins }) => [title, `is complete. ${coinsEn(coins)}`],
    "achievement.earned": ({ title, coins }) => [title, `is among your achievements. ${coinsEn(coins)}`],
    "level.reached": ({ level, gems }) => [
      `Stage ${level}`,
      gems === 1 ? "is reached. One gem is in your wallet" : "is reached, one day at a time",
    ],
    "day.welcomed": ({ coins, pet }) => [
      "Good to see you",
      pet ? `${coinsEn(coins)}, and ${pet} is brighter for it` : coinsEn(coins),
    ],
    "tournament.joined": ({ title }) => [title, "has a place for you"],
    "pet.returned": ({ pet }) => [pet, "is back, with something to tell"],
    "pet.trained": ({ pet }) => [pet, "has finished training"],
    "pet.evolved": ({ pet }) => [pet, "has grown, and is as fond of you as ever"],
    "pet.ready": ({ pet }) => [pet, "is ready for a little care, when you are"],
    "daniel.day": ({ day, of }) => [`Day ${day} of ${of}`, `of the ${PLAN_NAME.en} is here, when you are`],
    "prayer.offered": () => ["Your prayer request", "was prayed for today"],
    "prayer.answered": () => ["A request on your prayer list", "has been answered"],
    "prayer.encouraged": () => ["Your prayer request", "has a line for you"],
    "prayer.hour": () => ["Your hour of prayer", "begins now"],
    "request.released": () => ["Your prayer request", "has been read, and members see it now"],
    "request.hidden": () => ["Your prayer request", "is not shown to members. Its page says what you can do"],
    "trivia.answered": () => ["The question that you doubted", "was looked at. Thank you"],
    "report.settled": () => ["What you reported", "has been read. Its outcome is on your community page"],
    "moderation.decided": () => ["A moderator", "has decided something about what you wrote. You can appeal"],
    "moderation.undone": () => ["A decision", "about what you wrote was taken back"],
    "appeal.decided": () => ["Your appeal", "was read by another person, and has an answer"],
    "pastoral.asked": () => ["Somebody", "has asked the pastoral team for prayer"],
    "pastoral.answered": () => ["The pastoral team", "has answered your request"],
    "testimony.commented": () => ["Your testimony", "has new comments"],
    "testimony.released": () => ["What you wrote", "has been read, and members see it now"],
    "testimony.hidden": () => [
      "What you wrote",
      "is not shown to members. You can change it, or take it back",
    ],
    "request.rests": () => ["Your prayer request", "rests after 30 days. One press keeps it on the wall"],
    "moderation.urgent": () => ["The moderators’ queue", "has something that cannot wait"],
    "account.acted": () => ["Your account", "was changed by an administrator. You can read what, and why"],
    "archive.offered": () => ["Your archive", "can be downloaded in Settings, under Privacy"],
    "conversation.opened": () => [
      "A conversation that you reported",
      "may be read by an administrator for one hour. Each reading is listed for you",
    ],
    "friend.asked": () => ["Somebody", "asks to be your friend"],
    "friend.accepted": () => ["You have a new friend", "and see of each other what each has chosen"],
    "friend.encouraged": () => ["A friend", "has sent you a verse"],
    "friend.visited": () => ["A friend’s pet", "came to see yours"],
    "duel.asked": () => ["A friend", "asks you for ten questions of trivia. You have a week, and need not"],
    "duel.done": () => ["A duel of trivia", "has been played by both. You can see how it went"],
    "group.asked": () => ["Somebody", "asks to join a group that you lead"],
    "group.joined": () => ["You were let in", "to the group that you asked for"],
    "group.announced": () => ["One of your groups", "has an announcement"],
    "group.released": () => ["What you wrote in a group", "has been read, and its members see it now"],
    "group.hidden": () => ["What you wrote in a group", "is not shown to others"],
    "premium.unpaid": ({ until }) => [
      "Your card",
      `said no, and nothing has changed: Premium stays open until ${dayOf(until, "en")}. Another card can be added in Settings`,
    ],
  } as Words,
};

export const notificationsCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Avisos",
    loading: "Cargando el contenido...",
    markAll: "Marcar todo como leído",
    isNew: "Nuevo",
    today: "Hoy",
    earlier: "Antes",
    older: "Más antiguos",
    newest: "Volver a los más recientes",
    all: "Todos los avisos",
    quiet: (from, to) => `Silencio de ${from} a ${to}`,
    noQuiet: "Sin horas de silencio",
    change: "Cambiar",
    empty: {
      title: "Nada nuevo, y está bien",
      text: "Aquí queda lo que terminas y lo que vuelve a ti. Nada suena si tú no lo activas.",
      action: "Elegir qué suena",
    },
    tooFast: {
      title: "Demasiados cambios en un minuto",
      text: "Fue mucho en un minuto. No se cambió nada; inténtalo de nuevo en un minuto.",
    },
    failed: { title: "No funcionó", text: "No se cambió nada. Inténtalo de nuevo." },
    words: {
      "study.finished": ({ title, coins }) => [title, `terminado. ${coinsEs(coins)} por leer`],
      "verse.saved": ({ reference }) => [reference, "está guardado para ti"],
      "quest.completed": ({ title, coins }) => [title, `completado. ${coinsEs(coins)}`],
      "achievement.earned": ({ title, coins }) => [title, `está entre tus logros. ${coinsEs(coins)}`],
      "level.reached": ({ level, gems }) => [
        `Etapa ${level}`,
        gems === 1 ? "alcanzada. Hay una gema en tu monedero" : "alcanzada, día a día",
      ],
      "day.welcomed": ({ coins, pet }) => [
        "Qué bueno verte",
        pet ? `${coinsEs(coins)}, y ${pet} se alegra` : coinsEs(coins),
      ],
      "tournament.joined": ({ title }) => [title, "tiene un lugar para ti"],
      "pet.returned": ({ pet }) => [pet, "ha vuelto, con algo que contar"],
      "pet.trained": ({ pet }) => [pet, "terminó de entrenar"],
      "pet.evolved": ({ pet }) => [pet, "ha crecido, y te quiere como siempre"],
      "pet.ready": ({ pet }) => [pet, "espera un poco de cuidado, cuando puedas"],
      "daniel.day": ({ day, of }) => [
        `El día ${day} de ${of}`,
        `del ${PLAN_NAME.es} está aquí, cuando quieras`,
      ],
      "prayer.offered": () => ["Tu petición", "recibió oración hoy"],
      "prayer.answered": () => ["Una petición de tu lista", "fue respondida"],
      "prayer.encouraged": () => ["Tu petición", "tiene unas palabras para ti"],
      "prayer.hour": () => ["Tu hora de oración", "empieza ahora"],
      "request.released": () => ["Tu petición", "ya fue leída, y los miembros la ven"],
      "request.hidden": () => [
        "Tu petición",
        "no se muestra a los miembros. Su página dice qué puedes hacer",
      ],
      "trivia.answered": () => ["La pregunta de la que dudaste", "fue revisada. Gracias"],
      "report.settled": () => [
        "Lo que denunciaste",
        "ya fue leído. El resultado está en tu página de la comunidad",
      ],
      "moderation.decided": () => ["Quien modera", "decidió algo sobre lo que escribiste. Puedes apelar"],
      "moderation.undone": () => ["Una decisión", "sobre lo que escribiste fue retirada"],
      "appeal.decided": () => ["Tu apelación", "fue leída por otra persona y tiene respuesta"],
      "pastoral.asked": () => ["Alguien", "pidió oración al equipo pastoral"],
      "pastoral.answered": () => ["El equipo pastoral", "respondió a tu petición"],
      "testimony.commented": () => ["Tu testimonio", "tiene comentarios nuevos"],
      "testimony.released": () => ["Lo que escribiste", "ya fue leído, y los miembros lo ven"],
      "testimony.hidden": () => [
        "Lo que escribiste",
        "no se muestra a los miembros. Puedes cambiarlo o retirarlo",
      ],
      "request.rests": () => ["Tu petición", "descansa después de 30 días. Con un toque sigue en el muro"],
      "moderation.urgent": () => ["La lista de moderación", "tiene algo que no puede esperar"],
      "account.acted": () => ["Tu cuenta", "fue cambiada por un administrador. Puedes leer qué, y por qué"],
      "archive.offered": () => ["Tu archivo", "se puede descargar en Ajustes, en Privacidad"],
      "conversation.opened": () => [
        "Una conversación que denunciaste",
        "puede ser leída por un administrador durante una hora. Cada lectura aparece en tu lista",
      ],
      "friend.asked": () => ["Alguien", "te pide amistad"],
      "friend.accepted": () => ["Tienes una nueva amistad", "y cada uno ve lo que el otro eligió"],
      "friend.encouraged": () => ["Alguien de tus amigos", "te envió un versículo"],
      "friend.visited": () => ["La mascota de una amistad", "vino a ver a la tuya"],
      "duel.asked": () => [
        "Una amistad",
        "te propone diez preguntas de trivia. Tienes una semana, y no es obligación",
      ],
      "duel.done": () => ["Un duelo de trivia", "ya lo jugaron los dos. Puedes ver cómo fue"],
      "group.asked": () => ["Alguien", "pide entrar en un grupo que diriges"],
      "group.joined": () => ["Te dejaron entrar", "en el grupo que pediste"],
      "group.announced": () => ["Uno de tus grupos", "tiene un anuncio"],
      "group.released": () => ["Lo que escribiste en un grupo", "ya se leyó, y sus miembros lo ven"],
      "group.hidden": () => ["Lo que escribiste en un grupo", "no se muestra a otros"],
      "premium.unpaid": ({ until }) => [
        "Tu tarjeta",
        `dijo que no, y nada ha cambiado: Premium sigue abierto hasta el ${dayOf(until, "es")}. En Ajustes puedes añadir otra tarjeta`,
      ],
    },
  },
};

/** A notification in words of the reader's language. */
export function wordsOf(
  told: NotificationData,
  language: keyof typeof notificationsCopy,
): [lead: string, rest: string] {
  const words = notificationsCopy[language].words[told.topic] as (told: NotificationData) => [string, string];
  return words(told);
}
