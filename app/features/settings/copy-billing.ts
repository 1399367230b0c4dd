import type { Copy } from "#app/core/language.ts";
import type { Payment, PaymentStatus } from "#app/features/billing/state.ts";

const en = {
  premium: "Premium",
  given: "Everything is open to you.",
  free: "Free",
  rests: "Premium is closed for now",
  restsText:
    "Eight messages with the companion a day, until a payment goes through or your bank has decided.",
  restsEnds: "It is set to end: no further month is charged. A payment that is open may still be tried.",
  freeText: "Eight messages with the companion a day, and everything that is free.",
  plans: "See the Plans",
  price: (price: string) => `${price} a month. Next charge`,
  waits: (price: string) => `${price} a month. This month’s payment is still open.`,
  ends: "Ends",
  endsText: "No more charges. You keep Premium until then.",
  cancel: "Cancel Premium",
  keep: "Keep Premium",
  set: { "cancel-premium": "Premium ends with the paid month", "keep-premium": "Premium goes on" },
  changeCard: "Change Card",
  late: {
    title: "A payment did not go through",
    text: (day: string) =>
      `Premium stays open until ${day}, and the provider tries again. Please look at your card when you are ready.`,
    closed:
      "The five days are over, so Premium is closed for now. The provider still tries your card: see to it, or cancel below.",
    fix: "See to the Card",
  },
  frozen: {
    title: "A payment is disputed",
    text: "What it paid for rests until your bank has decided. Nothing that you wrote is touched.",
  },
  card: { title: "Card and invoices", text: "Kept by the payment provider, never by us", open: "Open" },
  pack: {
    title: (count: number) => (count === 1 ? "One bought message left" : `${count} bought messages left`),
    free: "Opened only after the day’s eight",
    premium: "Opened only if Premium ends",
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
    part_refunded: (refunded: string) => `${refunded} returned`,
    refunded: () => "Returned",
    disputed: () => "Disputed with the bank",
    taken_back: () => "Taken back by the bank",
  } as Record<PaymentStatus, (refunded: string) => string>,
  refund: {
    title: "Your money back",
    text: "Reply to a receipt within 14 days, and that payment is returned to your card. Of a pack, the part for messages you have not used.",
  },
};

type Words = typeof en;

const es: Words = {
  premium: "Premium",
  given: "Todo está abierto para ti.",
  free: "Gratis",
  rests: "Premium está cerrado por ahora",
  restsText: "Ocho mensajes con el compañero al día, hasta que un pago se complete o tu banco decida.",
  restsEnds: "Terminará: no se cobra ningún mes más. Un pago pendiente aún puede intentarse.",
  freeText: "Ocho mensajes con el compañero al día, y todo lo que es gratis.",
  plans: "Ver los planes",
  price: (price) => `${price} al mes. Próximo cobro`,
  waits: (price) => `${price} al mes. El pago de este mes sigue pendiente.`,
  ends: "Termina el",
  endsText: "Sin más cobros. Conservas Premium hasta entonces.",
  cancel: "Cancelar Premium",
  keep: "Conservar Premium",
  set: { "cancel-premium": "Premium termina con el mes pagado", "keep-premium": "Premium continúa" },
  changeCard: "Cambiar la tarjeta",
  late: {
    title: "Un pago no se completó",
    text: (day) =>
      `Premium sigue abierto hasta el ${day}, y el proveedor lo intentará otra vez. Mira tu tarjeta cuando puedas.`,
    closed:
      "Pasaron los cinco días, así que Premium está cerrado por ahora. El proveedor aún intenta cobrar en tu tarjeta: revísala, o cancela aquí abajo.",
    fix: "Revisar la tarjeta",
  },
  frozen: {
    title: "Un pago está en disputa",
    text: "Lo que pagó descansa hasta que tu banco decida. Nada de lo que escribiste se toca.",
  },
  card: {
    title: "Tarjeta y facturas",
    text: "Las guarda el proveedor de pagos, nunca nosotros",
    open: "Abrir",
  },
  pack: {
    title: (count) => (count === 1 ? "Queda un mensaje comprado" : `Quedan ${count} mensajes comprados`),
    free: "Se abren solo después de los ocho del día",
    premium: "Se abren solo si Premium termina",
  },
  receipts: {
    title: "Recibos",
    open: "Ver todos",
    summary: (newest, earlier) => (earlier === 0 ? newest : `${newest}, y ${earlier} anteriores`),
    none: "Todavía no se ha pagado nada.",
    receipt: "Recibo",
    receiptOf: (what, day) => `Recibo: ${what}, ${day}`,
  },
  kinds: { premium: "Premium, un mes", pack: "50 mensajes", blessing: "Bendición" },
  statuses: {
    paid: () => "Pagado",
    failed: () => "No se completó",
    part_refunded: (refunded) => `Se devolvieron ${refunded}`,
    refunded: () => "Devuelto",
    disputed: () => "En disputa con el banco",
    taken_back: () => "Lo retiró el banco",
  },
  refund: {
    title: "Tu dinero de vuelta",
    text: "Responde a un recibo en 14 días y ese pago vuelve a tu tarjeta. De un paquete, la parte de los mensajes que no hayas usado.",
  },
};

export const billingCopy: Copy<Words> = { en, es };
