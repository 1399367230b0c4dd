import type { Copy } from "#app/core/language.ts";
import type { Payment, PaymentStatus } from "#app/features/billing/model/state.ts";

const en = {
  premium: "Premium",
  given: "You have access to everything.",
  free: "Free",
  rests: "Premium is paused for now",
  restsText: "Eight companion messages a day, until a payment goes through or your bank has decided.",
  restsEnds: "It is set to end: no further month is charged. A pending payment may still be tried.",
  freeText: "Eight companion messages a day, and everything that is free.",
  plans: "See Plans",
  price: (price: string) => `${price} a month. Next charge`,
  waits: (price: string) => `${price} a month. This month’s payment is still pending.`,
  ends: "Ends",
  endsText: "No more charges. You keep Premium until then.",
  cancel: "Cancel Premium",
  keep: "Keep Premium",
  set: {
    "cancel-premium": "Canceled: Premium ends with the paid month",
    "keep-premium": "Premium continues",
  },
  changeCard: "Change Card",
  late: {
    title: "A payment did not go through",
    text: (day: string) =>
      `Premium stays active until ${day}, and the provider tries again. Please check your card when you are ready.`,
    closed:
      "The five days are over, so Premium is paused for now. The provider still tries your card: update it, or cancel below.",
    fix: "Update Card",
  },
  frozen: {
    title: "A payment is disputed",
    text: "What it paid for is paused until your bank has decided. Nothing that you wrote is affected.",
  },
  card: { title: "Card and invoices", text: "Kept by the payment provider, never by us", open: "Open" },
  pack: {
    title: (count: number) => (count === 1 ? "1 bought message left" : `${count} bought messages left`),
    free: "Used only after the day’s eight free messages",
    premium: "Used only if Premium ends",
  },
  receipts: {
    title: "Receipts",
    open: "See all",
    summary: (newest: string, earlier: number) =>
      earlier === 0 ? newest : `${newest}, and ${earlier} earlier`,
    none: "Nothing has been paid yet.",
    receipt: "Receipt",
    receiptOf: (what: string, day: string) => `Receipt: ${what}, ${day}`,
  },
  kinds: {
    premium: "Premium, one month",
    pack: "50 messages",
    blessing: "Blessing",
  } as Record<Payment["kind"], string>,
  statuses: {
    paid: () => "Paid",
    failed: () => "Did not go through",
    part_refunded: (refunded: string) => `${refunded} refunded`,
    refunded: () => "Refunded",
    disputed: () => "Disputed with the bank",
    taken_back: () => "Reversed by the bank",
  } as Record<PaymentStatus, (refunded: string) => string>,
  refund: {
    title: "Refunds",
    text: "Reply to a receipt within 14 days, and that payment is refunded to your card. For a pack, the part for messages you have not used.",
  },
};

type Words = typeof en;

const es: Words = {
  premium: "Premium",
  given: "Tienes acceso a todo.",
  free: "Gratis",
  rests: "Premium está en pausa por ahora",
  restsText: "Ocho mensajes con el compañero al día, hasta que un pago se complete o tu banco decida.",
  restsEnds: "Va a terminar: no se cobra ningún mes más. Un pago pendiente aún puede intentarse.",
  freeText: "Ocho mensajes con el compañero al día, y todo lo que es gratis.",
  plans: "Ver planes",
  price: (price) => `${price} al mes. Próximo cobro`,
  waits: (price) => `${price} al mes. El pago de este mes sigue pendiente.`,
  ends: "Termina el",
  endsText: "Sin más cobros. Conservas Premium hasta entonces.",
  cancel: "Cancelar Premium",
  keep: "Conservar Premium",
  set: {
    "cancel-premium": "Cancelado: Premium termina con el mes pagado",
    "keep-premium": "Premium continúa",
  },
  changeCard: "Cambiar tarjeta",
  late: {
    title: "Un pago no se completó",
    text: (day) =>
      `Premium sigue activo hasta el ${day}, y el proveedor lo intentará otra vez. Revisa tu tarjeta cuando puedas.`,
    closed:
      "Pasaron los cinco días, así que Premium está en pausa por ahora. El proveedor aún intenta cobrar a tu tarjeta: actualízala o cancela aquí abajo.",
    fix: "Actualizar tarjeta",
  },
  frozen: {
    title: "Un pago está en disputa",
    text: "Lo que cubría ese pago queda en pausa hasta que tu banco decida. Lo que escribiste no se ve afectado.",
  },
  card: {
    title: "Tarjeta y facturas",
    text: "Las guarda el proveedor de pagos, nunca nosotros",
    open: "Abrir",
  },
  pack: {
    title: (count) => (count === 1 ? "Te queda 1 mensaje comprado" : `Te quedan ${count} mensajes comprados`),
    free: "Se usan solo después de los ocho gratis del día",
    premium: "Se usan solo si Premium termina",
  },
  receipts: {
    title: "Recibos",
    open: "Ver todos",
    summary: (newest, earlier) => (earlier === 0 ? newest : `${newest}, y ${earlier} anteriores`),
    none: "Todavía no has pagado nada.",
    receipt: "Recibo",
    receiptOf: (what, day) => `Recibo: ${what}, ${day}`,
  },
  kinds: { premium: "Premium, un mes", pack: "50 mensajes", blessing: "Bendición" },
  statuses: {
    paid: () => "Pagado",
    failed: () => "No se completó",
    part_refunded: (refunded) => `${refunded} reembolsados`,
    refunded: () => "Reembolsado",
    disputed: () => "En disputa con el banco",
    taken_back: () => "Revertido por el banco",
  },
  refund: {
    title: "Reembolsos",
    text: "Responde a un recibo dentro de 14 días y te reembolsamos ese pago a la tarjeta. De un paquete, la parte de los mensajes que no hayas usado.",
  },
};

export const billingCopy: Copy<Words> = { en, es };
