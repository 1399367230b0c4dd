import type { Copy, Language } from "#app/core/language.ts";
import type { Cause } from "./catalog.ts";
import type { LedgerView } from "./query.ts";

/** What came about, and of what kind it was; `it` is the movement's subject, empty where the cause says all. */
type CauseWords = Record<Cause, (it: string) => [lead: string, about: string]>;

const named =
  (lead: string, about: string) =>
  (it: string): [string, string] => [it || lead, about];
const done =
  (lead: (it: string) => string, about: string) =>
  (it: string): [string, string] => [lead(it), about];

const en = {
  title: "Wallet history",
  text: "Each line has one cause and is counted once. Nothing is ever changed, only added.",
  save: "Save as CSV",
  inWallet: "in your wallet",
  earned: (since: string | null) => (since ? `earned since ${since}` : "earned"),
  spent: "spent",
  gems: "gems",
  messages: "messages",
  level: (level: number) => `Stage ${level}`,
  toNext: (left: number, level: number) => `${left} experience to stage ${level}`,
  highest: "the highest there is",
  show: "Show",
  views: {
    all: "All",
    earned: "Earned",
    spent: "Spent",
    gems: "Gems",
    messages: "Messages",
  } as Record<LedgerView, string>,
  time: "Time",
  cause: "Cause",
  amount: "Amount",
  after: "Total",
  coinsUnit: "coins",
  gemsUnit: "gems",
  messagesUnit: "messages",
  older: "Older",
  newest: "Back to the newest",
  fine: "Coins cannot be bought, sold or lost by staying away.",
  empty: {
    title: "No coins yet",
    text: "Coins come with a visit each day and your pet’s adventures. They are for the shop and for care.",
  },
  none: "Nothing of this kind yet.",
  file: "koinonia-ledger.csv",
  causes: {
    bible_study: done((it) => (it ? `Read ${it}` : "Bible study"), "Bible study"),
    prayer: done((it) => (it ? `Prayed for ${it}` : "Prayed"), "Prayer"),
    trivia_correct: named("Trivia", "Correct answer"),
    memory_game: done((it) => (it ? `Memorized ${it}` : "Memorized a verse"), "Memory verse"),
    daily_login: done(() => "Good to see you", "Once a day"),
    quest_complete: named("A quest", "Quest complete"),
    achievement_unlock: named("An achievement", "Achievement"),
    social_interaction: named("Time with others", "Community"),
    verse_save: done((it) => (it ? `Saved ${it}` : "Saved a verse"), "Verse saved"),
    other_activity: named("Something well done", "Activity"),
    level_up: done((it) => (it ? `Stage ${it}` : "A new stage"), "One gem with each stage"),
    tournament_podium: named("A tournament", "On the podium"),
    days_milestone: named("Thirty days of practice", "Milestone"),
    pet_adopted: done((it) => (it ? `${it} moved in` : "Your pet moved in"), "Welcome"),
    pet_welcomed_back: done(() => "Welcome back", "After some time away"),
    pet_fed: done((it) => (it ? `Fed ${it}` : "Fed your pet"), "Care"),
    pet_groomed: done((it) => (it ? `Brushed ${it}` : "Brushed your pet"), "Care"),
    adventure: named("An adventure", "Adventure"),
    training: named("Training", "Training"),
    training_refunded: named("Training", "Coins returned"),
    purchase: named("Something from the shop", "Shop"),
    credits_bought: done(() => "Messages bought", "Payment"),
    credits_withdrawn: done(() => "Messages taken back", "The payment was returned or is disputed"),
    credits_restored: done(() => "Messages given back", "The payment stands again"),
    credits_granted: done(() => "Messages from us", "A gift from Koinonia"),
    credit_spent: done(() => "A message", "To the companion"),
    credit_returned: done(() => "A message given back", "No answer came"),
  } as CauseWords,
};

export const walletCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Historial del monedero",
    text: "Cada línea tiene una causa y cuenta una vez. Nada se cambia jamás, solo se añade.",
    save: "Guardar como CSV",
    inWallet: "en tu monedero",
    earned: (since) => (since ? `ganadas desde ${since}` : "ganadas"),
    spent: "gastadas",
    gems: "gemas",
    messages: "mensajes",
    level: (level) => `Etapa ${level}`,
    toNext: (left, level) => `${left} de experiencia para la etapa ${level}`,
    highest: "la más alta que hay",
    show: "Mostrar",
    views: { all: "Todo", earned: "Ganado", spent: "Gastado", gems: "Gemas", messages: "Mensajes" },
    time: "Hora",
    cause: "Causa",
    amount: "Cantidad",
    after: "Saldo",
    coinsUnit: "monedas",
    gemsUnit: "gemas",
    messagesUnit: "mensajes",
    older: "Más antiguos",
    newest: "Volver a lo más reciente",
    fine: "Las monedas no se compran, no se venden y no se pierden por no venir.",
    empty: {
      title: "Todavía no hay nada",
      text: "Las monedas llegan con una visita cada día y con las aventuras de tu mascota. Son para la tienda y para cuidar.",
    },
    none: "Todavía nada de este tipo.",
    file: "koinonia-movimientos.csv",
    causes: {
      bible_study: done((it) => (it ? `Leíste ${it}` : "Estudio bíblico"), "Estudio bíblico"),
      prayer: done((it) => (it ? `Oraste por ${it}` : "Oraste"), "Oración"),
      trivia_correct: named("Trivia", "Respuesta correcta"),
      memory_game: done(
        (it) => (it ? `Memorizaste ${it}` : "Memorizaste un versículo"),
        "Versículo de memoria",
      ),
      daily_login: done(() => "Qué bueno verte", "Una vez al día"),
      quest_complete: named("Una misión", "Misión completada"),
      achievement_unlock: named("Un logro", "Logro"),
      social_interaction: named("Tiempo con otros", "Comunidad"),
      verse_save: done((it) => (it ? `Guardaste ${it}` : "Guardaste un versículo"), "Versículo guardado"),
      other_activity: named("Algo bien hecho", "Actividad"),
      level_up: done((it) => (it ? `Etapa ${it}` : "Una nueva etapa"), "Una gema con cada etapa"),
      tournament_podium: named("Un torneo", "En el podio"),
      days_milestone: named("Treinta días de práctica", "Meta"),
      pet_adopted: done((it) => (it ? `${it} llegó a casa` : "Tu mascota llegó a casa"), "Bienvenida"),
      pet_welcomed_back: done(() => "Qué bueno que volviste", "Después de un tiempo fuera"),
      pet_fed: done((it) => (it ? `Comida para ${it}` : "Comida para tu mascota"), "Cuidado"),
      pet_groomed: done((it) => (it ? `Cepillaste a ${it}` : "Cepillaste a tu mascota"), "Cuidado"),
      adventure: named("Una aventura", "Aventura"),
      training: named("Entrenamiento", "Entrenamiento"),
      training_refunded: named("Entrenamiento", "Monedas devueltas"),
      purchase: named("Algo de la tienda", "Tienda"),
      credits_bought: done(() => "Mensajes comprados", "Pago"),
      credits_withdrawn: done(() => "Mensajes retirados", "El pago se devolvió o está en disputa"),
      credits_restored: done(() => "Mensajes devueltos", "El pago vuelve a valer"),
      credits_granted: done(() => "Mensajes de nuestra parte", "Un regalo de Koinonia"),
      credit_spent: done(() => "Un mensaje", "Al compañero"),
      credit_returned: done(() => "Un mensaje devuelto", "No llegó respuesta"),
    },
  },
};

/**
 * What a movement was for, as a reader calls it: the ledger keeps the keys of items and places. Empty for what has no
 * name. The features whose things are bought and done stand above the wallet, so it is handed in.
 */
export type NameOf = (of: { cause: Cause; subject: string; language: Language }) => string;

export const causeWords = (
  cause: Cause,
  subject: string,
  language: Language,
  nameOf: NameOf,
): [lead: string, about: string] => walletCopy[language].causes[cause](nameOf({ cause, subject, language }));
