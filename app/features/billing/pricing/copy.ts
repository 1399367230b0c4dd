import type { Copy } from "#app/core/language.ts";
import { PLAN_NAME } from "#app/core/plan-name.ts";
import type { Plan } from "#app/features/billing/model/plans.ts";
import type { Room } from "#app/features/rooms/rooms.ts";

type Card = {
  name: string;
  price: string;
  unit: string;
  means: string;
  items: readonly string[];
  /** A part of the plan whose room is not open yet: no tick. */
  part?: { room: Room; text: string };
  /** The visitor's button. */
  join: string;
  /** The member's; none on Free, which nobody buys. */
  buy: string;
};

type Entry = readonly [question: string, answer: string];

/** Ticked when its room is open; else it stands under what is closed. */
type Row = {
  room: Room;
  feature: string;
  free: string | boolean;
  pack: string | boolean;
  premium: string | boolean;
};

type PricingWords = {
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** D6, X21 */
  required: { title: string; text: string };
  cards: Record<Plan, Card>;
  coaching: Omit<Card, "join" | "buy" | "part"> & { book: string; write: string; closed: string };
  yours: {
    free: string;
    premium: string;
    stands: string;
    standsText: string;
    freeText: string;
    premiumText: string;
    /** The same for members of 13 to 17. */
    messagesText: string;
    next: (price: string, date: string) => string;
    late: (date: string) => string;
    ends: (date: string) => string;
    credits: (count: number) => string;
  };
  yourPlan: string;
  toCompanion: string;
  included: string;
  unneeded: string;
  /** To the plain billing, where one tap ends it. */
  manage: string;
  /** The same for a plan that is late or disputed. */
  toSettings: string;
  blessings: {
    heading: string;
    range: string;
    text: string;
    amounts: string;
    note: string;
    noteHint: string;
    give: string;
    signIn: string;
    receipt: string;
  };
  table: {
    heading: string;
    feature: string;
    columns: readonly [string, string, string];
    yes: string;
    no: string;
    /** What is closed here, and of it what is a part of Premium alone. */
    closed: string;
    inPremium: (feature: string) => string;
    rows: readonly Row[];
  };
  plain: {
    heading: string;
    entries: readonly Entry[];
    /** What is for adults alone, and the same for who is younger. */
    adults: Entry;
    young: Entry;
  };
  verse: { text: string; reference: string; translation: string; exact: string };
};

const en: PricingWords = {
  title: "Plans and prices",
  description:
    "Joining Koinonia is free: eight companion messages a day. Fifty more for $3.95, Premium for $9.95 a month, and coaching with a person.",
  heading: "Joining is free.",
  lead: "Reading the Bible, eight messages a day with the companion, and your pet cost nothing. You pay only for more of the companion, or for a coach’s time.",
  required: {
    title: "Premium Feature Required",
    text: "Upgrade to Premium Access to join the wellness challenge. Everything else stays open to you.",
  },
  cards: {
    free: {
      name: "Free",
      price: "$0",
      unit: "",
      means: "The companion answers eight messages a day. They renew at midnight, your time.",
      items: ["8 messages daily", "The Bible to read, and your pet"],
      join: "Join Community",
      buy: "",
    },
    payasyougo: {
      name: "Pay-as-you-go",
      price: "$3.95",
      unit: "for 50 messages",
      means: "One payment, no renewal. The pack is used only after the day’s eight free messages.",
      items: ["50 messages, when you want them", "Buy again, or never"],
      join: "Choose 50 Messages",
      buy: "Buy 50 Messages",
    },
    premium: {
      name: "Premium",
      price: "$9.95",
      unit: "per month",
      means: "Charged monthly until you cancel. One tap cancels, and you keep the days you paid for.",
      items: ["Unlimited companion messages"],
      part: {
        room: "danielPlan",
        text: `${PLAN_NAME.en}, 6 weeks: faith, food, fitness, focus, friends (for adults)`,
      },
      join: "Choose Premium",
      buy: "Upgrade Now",
    },
  },
  coaching: {
    name: "Coaching",
    price: "Free",
    unit: "first consult",
    means: "Marital restoration with a person, outside this app. The price is agreed before you pay.",
    items: [
      "Free 15-minute consult",
      "60-minute private Zoom session",
      "Weekly 90-minute group sessions",
      "Speaking engagements, by email",
    ],
    book: "Book a Consult",
    write: "Write an Email",
    closed: "Booking is not open yet.",
  },
  yours: {
    free: "You are on Free",
    premium: "You are on Premium",
    stands: "Premium is paused for now",
    standsText:
      "A payment for it is pending or disputed. In Settings you can update your card or end the plan.",
    freeText: "Eight companion messages a day, and everything else that is open.",
    messagesText: "Unlimited companion messages.",
    premiumText: `Unlimited companion messages and, for adults, the six-week ${PLAN_NAME.en}.`,
    next: (price, date) => `Next charge ${price} on ${date}. You can cancel with one tap in Settings.`,
    late: (date) =>
      `A payment did not go through; Premium stays active until ${date}. You can fix it in Settings.`,
    ends: (date) => `It ends on ${date}, without another charge.`,
    credits: (count) => (count === 1 ? "1 bought message left." : `${count} bought messages left.`),
  },
  yourPlan: "Your plan",
  toCompanion: "Open the Companion",
  included: "Included in Premium",
  unneeded: "Not needed now: your messages have no limit.",
  manage: "Manage Plan",
  toSettings: "Manage in Settings",
  blessings: {
    heading: "Micro-blessings,",
    range: "$1 to $5",
    text: "A small gift to the ministry. It unlocks nothing and is never asked for twice.",
    amounts: "Amount",
    note: "Add a note (optional)",
    noteHint: "Only the Koinonia team reads it.",
    give: "Give",
    signIn: "Sign In to Give",
    receipt: "One payment, with a receipt. It never renews.",
  },
  table: {
    heading: "Compare plans",
    feature: "Feature",
    columns: ["Free", "Pack", "Premium"],
    yes: "Yes",
    no: "No",
    closed: "Not open now",
    inPremium: (feature) => `${feature}, with Premium`,
    rows: [
      {
        room: "companion",
        feature: "Companion messages",
        free: "8 a day",
        pack: "8 a day, and 50",
        premium: "No limit",
      },
      { room: "bibleTexts", feature: "The whole Bible to read", free: true, pack: true, premium: true },
      { room: "pet", feature: "A pet and its shop", free: true, pack: true, premium: true },
      { room: "bibleStudy", feature: "Bible study", free: true, pack: true, premium: true },
      {
        room: "community",
        feature: "Prayer requests and testimonies",
        free: true,
        pack: true,
        premium: true,
      },
      { room: "youth", feature: "Youth, men’s and women’s groups", free: true, pack: true, premium: true },
      { room: "games", feature: "Bible games", free: true, pack: true, premium: true },
      { room: "danielPlan", feature: `${PLAN_NAME.en}, six weeks`, free: false, pack: false, premium: true },
    ],
  },
  plain: {
    heading: "Questions and answers",
    adults: [
      "What is for adults only",
      `The ${PLAN_NAME.en} and blessings are neither offered nor sold to anybody under 18; Premium is unlimited messages alone for them. If somebody under 18 has paid for either, a parent’s word is enough: write to us, and it is refunded.`,
    ],
    young: [
      "If you are under 18",
      "Premium is unlimited companion messages for you. If a parent does not want it, their word is enough: write to us, and it is refunded.",
    ],
    entries: [
      [
        "What is open today",
        "All that the table above names, for the plans that it names. What is not open at the moment says so.",
      ],
      [
        "What counts as a message",
        "One you send that gets an answer. Greetings, failed answers, a plain “thank you” and words that ask for help in danger are not counted.",
      ],
      [
        "Is “no limit” really no limit",
        "As far as one person writes. Fair use has two daily limits: 600 messages sent, and $3 that your answers may cost us at the AI provider. Beyond either the companion goes on the next day. Help in danger is always shown.",
      ],
      ["How to cancel", "Settings, Billing, Cancel. One tap, no phone call, no reason asked."],
      [
        "What happens after that",
        "Premium lasts to the end of the paid month, then you are on Free. Nothing you wrote is lost.",
      ],
      [
        "Refunds",
        "Reply to the receipt within 14 days, and we refund the payment. For a pack, the unused part.",
      ],
      ["Your card", "The payment provider keeps it. We never see the number."],
    ],
  },
  verse: {
    text: "“Hey! Come, everyone who thirsts, to the waters! Come, he who has no money, buy, and eat! Yes, come, buy wine and milk without money and without price.",
    reference: "Isaiah 55:1",
    translation: "WEB",
    exact: "Word for word",
  },
};

const es: PricingWords = {
  title: "Planes y precios",
  description:
    "Unirte a Koinonia es gratis: ocho mensajes al día con el compañero. Cincuenta más por $3.95, Premium por $9.95 al mes y coaching con una persona.",
  heading: "Unirte es gratis.",
  lead: "Leer la Biblia, ocho mensajes al día con el compañero y tu mascota no cuestan nada. Solo pagas por más del compañero o por el tiempo de un consejero.",
  required: {
    title: "Se requiere Premium",
    text: "Pásate a Premium para unirte al reto de bienestar. Todo lo demás sigue abierto para ti.",
  },
  cards: {
    free: {
      name: "Gratis",
      price: "$0",
      unit: "",
      means: "El compañero responde ocho mensajes al día. Se renuevan a medianoche, hora de tu zona.",
      items: ["8 mensajes al día", "La Biblia para leer y tu mascota"],
      join: "Únete",
      buy: "",
    },
    payasyougo: {
      name: "Pago por uso",
      price: "$3.95",
      unit: "por 50 mensajes",
      means: "Un solo pago, sin renovación. El paquete se usa solo después de los ocho gratis del día.",
      items: ["50 mensajes, cuando los quieras", "Compra otra vez, o nunca"],
      join: "Elegir 50 mensajes",
      buy: "Comprar 50 mensajes",
    },
    premium: {
      name: "Premium",
      price: "$9.95",
      unit: "al mes",
      means: "Se cobra cada mes hasta que canceles. Se cancela con un toque y conservas los días pagados.",
      items: ["Mensajes ilimitados con el compañero"],
      part: {
        room: "danielPlan",
        text: `${PLAN_NAME.es}, 6 semanas: fe, comida, ejercicio, enfoque, amigos (para adultos)`,
      },
      join: "Elegir Premium",
      buy: "Pásate a Premium",
    },
  },
  coaching: {
    name: "Coaching",
    price: "Gratis",
    unit: "la primera consulta",
    means:
      "Restauración matrimonial con una persona, fuera de esta app. El precio se acuerda antes de pagar.",
    items: [
      "Consulta gratis de 15 minutos",
      "Sesión privada de 60 minutos por Zoom",
      "Grupo semanal de 90 minutos",
      "Conferencias, por correo",
    ],
    book: "Reservar una consulta",
    write: "Escribir un correo",
    closed: "Las reservas aún no están abiertas.",
  },
  yours: {
    free: "Tienes el plan Gratis",
    premium: "Tienes Premium",
    stands: "Premium está en pausa por ahora",
    standsText:
      "Hay un pago pendiente o en disputa. En Ajustes puedes actualizar tu tarjeta o terminar el plan.",
    freeText: "Ocho mensajes al día con el compañero y todo lo demás que está abierto.",
    messagesText: "Mensajes ilimitados con el compañero.",
    premiumText: `Mensajes ilimitados con el compañero y, para adultos, las seis semanas del ${PLAN_NAME.es}.`,
    next: (price, date) => `Próximo cobro: ${price} el ${date}. Puedes cancelar con un toque en Ajustes.`,
    late: (date) =>
      `Un pago no se completó; Premium sigue activo hasta el ${date}. Puedes resolverlo en Ajustes.`,
    ends: (date) => `Termina el ${date}, sin más cobros.`,
    credits: (count) =>
      count === 1 ? "Te queda 1 mensaje comprado." : `Te quedan ${count} mensajes comprados.`,
  },
  yourPlan: "Tu plan",
  toCompanion: "Abrir el compañero",
  included: "Incluido en Premium",
  unneeded: "Ahora no lo necesitas: tus mensajes no tienen límite.",
  manage: "Administrar el plan",
  toSettings: "Resolverlo en Ajustes",
  blessings: {
    heading: "Microbendiciones,",
    range: "de $1 a $5",
    text: "Un pequeño regalo al ministerio. No desbloquea nada y nunca se pide dos veces.",
    amounts: "Monto",
    note: "Agrega una nota (opcional)",
    noteHint: "Solo la lee el equipo de Koinonia.",
    give: "Enviar bendición",
    signIn: "Inicia sesión para enviarla",
    receipt: "Un solo pago, con recibo. Nunca se renueva.",
  },
  table: {
    heading: "Compara los planes",
    feature: "Qué incluye",
    columns: ["Gratis", "Paquete", "Premium"],
    yes: "Sí",
    no: "No",
    closed: "No está abierto ahora",
    inPremium: (feature) => `${feature}, con Premium`,
    rows: [
      {
        room: "companion",
        feature: "Mensajes con el compañero",
        free: "8 al día",
        pack: "8 al día y 50",
        premium: "Sin límite",
      },
      { room: "bibleTexts", feature: "Toda la Biblia para leer", free: true, pack: true, premium: true },
      { room: "pet", feature: "Una mascota y su tienda", free: true, pack: true, premium: true },
      { room: "bibleStudy", feature: "Estudio bíblico", free: true, pack: true, premium: true },
      {
        room: "community",
        feature: "Peticiones de oración y testimonios",
        free: true,
        pack: true,
        premium: true,
      },
      {
        room: "youth",
        feature: "Grupos de jóvenes, hombres y mujeres",
        free: true,
        pack: true,
        premium: true,
      },
      { room: "games", feature: "Juegos bíblicos", free: true, pack: true, premium: true },
      {
        room: "danielPlan",
        feature: `${PLAN_NAME.es}, seis semanas`,
        free: false,
        pack: false,
        premium: true,
      },
    ],
  },
  plain: {
    heading: "Preguntas y respuestas",
    adults: [
      "Qué es solo para adultos",
      `El ${PLAN_NAME.es} y las bendiciones no se ofrecen ni se venden a menores de 18 años; para ellos Premium son solo los mensajes ilimitados. Si alguien menor de 18 pagó por uno de los dos, basta la palabra de su madre o su padre: escríbenos y se devuelve.`,
    ],
    young: [
      "Si tienes menos de 18 años",
      "Para ti Premium son los mensajes ilimitados con el compañero. Si tu madre o tu padre no lo quiere, basta su palabra: escríbenos y se devuelve.",
    ],
    entries: [
      [
        "Qué está abierto hoy",
        "Todo lo que nombra la tabla de arriba, en los planes que nombra. Lo que no está abierto en este momento lo dice.",
      ],
      [
        "Qué cuenta como mensaje",
        "El que envías y recibe respuesta. Los saludos, las respuestas fallidas, un simple «gracias» y las palabras que piden ayuda en peligro no cuentan.",
      ],
      [
        "Sin límite, ¿de verdad?",
        "Hasta donde escribe una persona. El uso justo tiene dos límites al día: 600 mensajes enviados, y $3 que tus respuestas pueden costarnos en el proveedor de IA. Pasado cualquiera de los dos, el compañero continúa al día siguiente. La ayuda en peligro se muestra siempre.",
      ],
      ["Cómo cancelar", "Ajustes, Pagos, Cancelar. Un toque, sin llamadas y sin explicaciones."],
      [
        "Qué pasa después",
        "Premium dura hasta el final del mes pagado y luego pasas a Gratis. No se pierde nada de lo que escribiste.",
      ],
      [
        "Reembolsos",
        "Responde al recibo dentro de 14 días y te reembolsamos el pago. De un paquete, la parte que no hayas usado.",
      ],
      ["Tu tarjeta", "La guarda el proveedor de pagos. Nosotros nunca vemos el número."],
    ],
  },
  verse: {
    text: "A TODOS los sedientos: Venid á las aguas; y los que no tienen dinero, venid, comprad, y comed. Venid, comprad, sin dinero y sin precio, vino y leche.",
    reference: "Isaías 55:1",
    translation: "RV1909",
    exact: "Palabra por palabra",
  },
};

export const pricingCopy: Copy<PricingWords> = { en, es };
