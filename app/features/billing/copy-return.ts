import type { Copy } from "#app/core/language.ts";
import type { Wanted } from "#app/features/billing/offers.ts";

type Said = { title: string; text: string };

type ReturnWords = {
  pageTitle: string;
  waiting: Said;
  late: Said;
  lookAgain: string;
  paid: Record<Wanted["kind"], Said>;
  next: (price: string, date: string) => string;
  credits: (count: number) => string;
  receipt: string;
  unpaid: string;
  unknown: Said;
  cancelled: Said;
  /** Until the server has said what becomes of a registration. */
  asking: string;
  kept: string;
  goOn: string;
  /** X20 */
  registration: Said;
  toCompanion: string;
  toBilling: string;
  toPlans: string;
};

const en: ReturnWords = {
  pageTitle: "Your payment",
  waiting: {
    title: "One moment",
    text: "The payment provider is telling us. This page looks again by itself, and you may leave it: what you paid for arrives without it.",
  },
  late: {
    title: "It takes longer than usual",
    text: "Nothing is lost. As soon as the provider tells us, what you paid for is yours on every device. You will see it in Settings, under Billing.",
  },
  lookAgain: "Look Again",
  paid: {
    premium: { title: "Premium is open", text: "No limit with the companion, from now on." },
    pack: {
      title: "Fifty messages are yours",
      text: "They are opened only after the day’s eight, and they keep.",
    },
    blessing: { title: "Thank you", text: "Your blessing has reached the ministry." },
  },
  next: (price, date) => `The next charge is ${price} on ${date}; one tap in Settings ends it.`,
  credits: (count) => (count === 1 ? "One is left." : `${count} are left.`),
  receipt: "See the Receipt",
  unpaid: "Nothing was charged.",
  unknown: {
    title: "We know no such payment",
    text: "The address may be from another account, or not whole. All your payments are in Settings, under Billing.",
  },
  cancelled: { title: "Checkout cancelled", text: "Nothing was charged." },
  asking: "We are asking the payment provider once more.",
  kept: "Everything of yours is as it was.",
  goOn: "Go On",
  registration: {
    title: "Registration Cancelled",
    text: "Your registration was cancelled due to incomplete payment.",
  },
  toCompanion: "Open the Companion",
  toBilling: "See Billing",
  toPlans: "See the Plans",
};

const es: ReturnWords = {
  pageTitle: "Tu pago",
  waiting: {
    title: "Un momento",
    text: "El proveedor de pagos nos está avisando. Esta página vuelve a mirar sola y puedes cerrarla: lo que pagaste llega sin ella.",
  },
  late: {
    title: "Tarda más de lo normal",
    text: "No se pierde nada. En cuanto el proveedor nos avise, lo que pagaste será tuyo en todos tus dispositivos. Lo verás en Ajustes, en Pagos.",
  },
  lookAgain: "Mirar otra vez",
  paid: {
    premium: { title: "Premium está abierto", text: "Sin límite con el compañero, desde ahora." },
    pack: {
      title: "Cincuenta mensajes son tuyos",
      text: "Se abren solo después de los ocho del día, y no caducan.",
    },
    blessing: { title: "Gracias", text: "Tu bendición llegó al ministerio." },
  },
  next: (price, date) => `El próximo cobro es de ${price} el ${date}; se termina con un toque en Ajustes.`,
  credits: (count) => (count === 1 ? "Queda uno." : `Quedan ${count}.`),
  receipt: "Ver el recibo",
  unpaid: "No se cobró nada.",
  unknown: {
    title: "No conocemos ese pago",
    text: "La dirección puede ser de otra cuenta o no estar completa. Todos tus pagos están en Ajustes, en Pagos.",
  },
  cancelled: { title: "Pago cancelado", text: "No se cobró nada." },
  asking: "Le preguntamos una vez más al proveedor de pagos.",
  kept: "Todo lo tuyo sigue como estaba.",
  goOn: "Continuar",
  registration: {
    title: "Registro cancelado",
    text: "Tu registro se canceló porque el pago no se completó.",
  },
  toCompanion: "Abrir el compañero",
  toBilling: "Ver los pagos",
  toPlans: "Ver los planes",
};

export const returnCopy: Copy<ReturnWords> = { en, es };
