import type { Copy } from "#app/core/language.ts";
import type { AuditLine } from "#app/features/admin/billing.ts";
import type { Payment, PaymentStatus } from "#app/features/billing/state.ts";
import type { AgeBand } from "#app/features/member/age.ts";

const en = {
  title: "Billing",
  text: "Look somebody up, give a payment back, grant messages. Each act is written into the log with your name and your reason.",
  find: {
    title: "Find a member",
    field: "Email, name or an id",
    hint: "An id of the member, or of a payment, invoice, customer or subscription at the provider.",
    open: (name: string) => `Open ${name}`,
    submit: "Look Up",
    none: "Nobody is found by that.",
  },
  member: {
    id: "Member id",
    plan: "Plan",
    premium: "Premium",
    free: "Free",
    next: "Next charge",
    ends: "Ends",
    grace: "Past due, open until",
    frozen: "A payment is disputed",
    credits: "Bought messages left",
  },
  payments: {
    title: "Payments",
    none: "Nothing has been paid.",
    columns: { day: "Day", what: "For", amount: "Amount", state: "State", act: "Act" },
    refund: "Refund",
    refundOf: (what: string, day: string) => `Refund: ${what}, ${day}`,
    reason: "Reason",
    confirm: (amount: string) => `Give ${amount} back to the card`,
    button: "Refund This Payment",
  },
  kinds: { premium: "Premium", pack: "50 messages", blessing: "Blessing" } as Record<Payment["kind"], string>,
  statuses: {
    paid: () => "Paid",
    failed: () => "Failed",
    part_refunded: (refunded: string) => `${refunded} returned`,
    refunded: () => "Returned",
    disputed: () => "Disputed",
    taken_back: () => "Taken by the bank",
  } as Record<PaymentStatus, (refunded: string) => string>,
  grant: {
    title: "Grant messages",
    text: "They are added to the bought ones, and opened after the day’s eight.",
    count: "How many",
    reason: "Reason",
    submit: "Grant Messages",
  },
  log: {
    title: "Log",
    text: "The newest acts, of all who may act here.",
    none: "Nothing has been done yet.",
    columns: { when: "When", who: "Who", act: "What", whom: "Whom", reason: "Reason", outcome: "Outcome" },
    acts: {
      refund: (amount: string) => `Refund of ${amount}`,
      grant_messages: (amount: string) => `${amount} messages granted`,
      restore_account: () => "Account opened again",
    } as Record<AuditLine["act"], (amount: string) => string>,
    outcomes: { asked: "Asked for", done: "Done", refused: "Refused" } as Record<
      AuditLine["outcome"],
      string
    >,
    gone: "Account erased",
  },
  restore: {
    title: "Closed: under 13",
    text: (day: string) =>
      `Its owner said that they are under 13. What was paid is being given back, and the account is erased on ${day}. Open it again only when you have seen proof of the age. Plans and payments that have ended stay ended.`,
    band: "Age by the proof",
    bands: { "13-17": "13 to 17", "18+": "18 or older" } as Record<AgeBand, string>,
    reason: "What proof, and why",
    confirm: "I have seen proof of the age",
    submit: "Open the Account Again",
  },
  done: {
    refund: "The payment is given back",
    grant: "The messages are granted",
    restore: "The account is open again",
  },
};

type Words = typeof en;

const es: Words = {
  title: "Pagos",
  text: "Busca a alguien, devuelve un pago, concede mensajes. Cada acto queda en el registro con tu nombre y tu motivo.",
  find: {
    title: "Buscar a un miembro",
    field: "Correo, nombre o un id",
    hint: "Un id del miembro, o de un pago, factura, cliente o suscripción en el proveedor.",
    open: (name) => `Abrir ${name}`,
    submit: "Buscar",
    none: "No se encuentra a nadie con eso.",
  },
  member: {
    id: "Id de miembro",
    plan: "Plan",
    premium: "Premium",
    free: "Gratis",
    next: "Próximo cobro",
    ends: "Termina",
    grace: "Vencido, abierto hasta",
    frozen: "Un pago está en disputa",
    credits: "Mensajes comprados que quedan",
  },
  payments: {
    title: "Pagos",
    none: "No se ha pagado nada.",
    columns: { day: "Día", what: "Por", amount: "Cantidad", state: "Estado", act: "Acto" },
    refund: "Devolver",
    refundOf: (what, day) => `Devolver: ${what}, ${day}`,
    reason: "Motivo",
    confirm: (amount) => `Devolver ${amount} a la tarjeta`,
    button: "Devolver este pago",
  },
  kinds: { premium: "Premium", pack: "50 mensajes", blessing: "Bendición" },
  statuses: {
    paid: () => "Pagado",
    failed: () => "Falló",
    part_refunded: (refunded) => `Se devolvieron ${refunded}`,
    refunded: () => "Devuelto",
    disputed: () => "En disputa",
    taken_back: () => "Lo retiró el banco",
  },
  grant: {
    title: "Conceder mensajes",
    text: "Se suman a los comprados y se abren después de los ocho del día.",
    count: "Cuántos",
    reason: "Motivo",
    submit: "Conceder mensajes",
  },
  log: {
    title: "Registro",
    text: "Los actos más recientes de todos los que pueden actuar aquí.",
    none: "Todavía no se ha hecho nada.",
    columns: {
      when: "Cuándo",
      who: "Quién",
      act: "Qué",
      whom: "A quién",
      reason: "Motivo",
      outcome: "Resultado",
    },
    acts: {
      refund: (amount) => `Devolución de ${amount}`,
      grant_messages: (amount) => `${amount} mensajes concedidos`,
      restore_account: () => "Cuenta abierta de nuevo",
    },
    outcomes: { asked: "Pedido", done: "Hecho", refused: "Rechazado" },
    gone: "Cuenta borrada",
  },
  restore: {
    title: "Cerrada: menor de 13",
    text: (day) =>
      `Su dueño dijo que tiene menos de 13 años. Se devuelve lo que se pagó, y la cuenta se borra el ${day}. Ábrela de nuevo solo si has visto una prueba de la edad. Los planes y pagos que terminaron siguen terminados.`,
    band: "Edad según la prueba",
    bands: { "13-17": "De 13 a 17", "18+": "18 o más" },
    reason: "Qué prueba, y por qué",
    confirm: "He visto una prueba de la edad",
    submit: "Abrir la cuenta de nuevo",
  },
  done: {
    refund: "El pago se devuelve",
    grant: "Los mensajes están concedidos",
    restore: "La cuenta está abierta de nuevo",
  },
};

export const adminBillingCopy: Copy<Words> = { en, es };
