import type { Copy } from "#app/core/language.ts";
import type { CheckoutOrder } from "#app/features/billing/model/offers.ts";

type Said = { title: string; text: string };

type ReturnWords = {
  pageTitle: string;
  waiting: Said;
  late: Said;
  lookAgain: string;
  paid: Record<CheckoutOrder["kind"], Said>;
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
    text: "We are waiting for the payment provider to confirm. This page checks again by itself, and you may leave it: what you paid for arrives either way.",
  },
  late: {
    title: "This is taking longer than usual",
    text: "Nothing is lost. As soon as the provider confirms, what you paid for is yours on every device. You will see it in Settings, under Billing.",
  },
  lookAgain: "Check Again",
  paid: {
    premium: { title: "Premium is active", text: "Your companion messages have no limit from now on." },
    pack: {
      title: "Fifty messages are yours",
      text: "They are used only after the day’s eight free messages, and they do not expire.",
    },
    blessing: { title: "Thank you", text: "Your blessing has reached the ministry." },
  },
  next: (price, date) => `The next charge is ${price} on ${date}; you can cancel with one tap in Settings.`,
  credits: (count) => (count === 1 ? "1 message left." : `${count} messages left.`),
  receipt: "View Receipt",
  unpaid: "Nothing was charged.",
  unknown: {
    title: "Payment not found",
    text: "The link may be from another account, or incomplete. All your payments are in Settings, under Billing.",
  },
  cancelled: { title: "Checkout cancelled", text: "Nothing was charged." },
  asking: "We are checking with the payment provider once more.",
  kept: "Nothing in your account has changed.",
  goOn: "Continue",
  registration: {
    title: "Registration Cancelled",
    text: "Your registration was cancelled due to incomplete payment.",
  },
  toCompanion: "Open the Companion",
  toBilling: "Go to Billing",
  toPlans: "See Plans",
};

const es: ReturnWords = {
  pageTitle: "Tu pago",
  waiting: {
    title: "Un momento",
    text: "Esperamos la confirmación del proveedor de pagos. Esta página vuelve a comprobar sola y puedes cerrarla: lo que pagaste llega de todos modos.",
  },
  late: {
    title: "Está tardando más de lo normal",
    text: "No se pierde nada. En cuanto el proveedor lo confirme, lo que pagaste será tuyo en todos tus dispositivos. Lo verás en Ajustes, en Pagos.",
  },
  lookAgain: "Comprobar de nuevo",
  paid: {
    premium: {
      title: "Premium está activo",
      text: "Desde ahora, tus mensajes con el compañero no tienen límite.",
    },
    pack: {
      title: "Ya tienes cincuenta mensajes más",
      text: "Se usan solo después de los ocho gratis del día y no vencen.",
    },
    blessing: { title: "Gracias", text: "Tu bendición llegó al ministerio." },
  },
  next: (price, date) =>
    `El próximo cobro es de ${price} el ${date}; puedes cancelar con un toque en Ajustes.`,
  credits: (count) => (count === 1 ? "Te queda 1 mensaje." : `Te quedan ${count} mensajes.`),
  receipt: "Ver el recibo",
  unpaid: "No se cobró nada.",
  unknown: {
    title: "No encontramos ese pago",
    text: "El enlace puede ser de otra cuenta o estar incompleto. Todos tus pagos están en Ajustes, en Pagos.",
  },
  cancelled: { title: "Pago cancelado", text: "No se cobró nada." },
  asking: "Estamos consultando una vez más al proveedor de pagos.",
  kept: "Nada cambió en tu cuenta.",
  goOn: "Continuar",
  registration: {
    title: "Registro cancelado",
    text: "Tu registro se canceló porque el pago no se completó.",
  },
  toCompanion: "Abrir el compañero",
  toBilling: "Ir a Pagos",
  toPlans: "Ver planes",
};

export const returnCopy: Copy<ReturnWords> = { en, es };
