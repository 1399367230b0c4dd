import type { Copy } from "#app/core/language.ts";
import type { AuditLine } from "#app/features/admin/billing.ts";
import type { Payment, PaymentStatus } from "#app/features/billing/model/state.ts";
import type { AgeBand } from "#app/features/member/age.ts";

const en = {
  title: "Billing",
  text: "Look up a member, refund a payment, grant messages. Each search and each action is logged with your name, actions with your reason.",
  find: {
    title: "Find a member",
    field: "Email, name or ID",
    hint: "The ID of a member, or of a payment, invoice, customer or subscription at the provider.",
    open: (name: string) => `Open ${name}`,
    submit: "Search",
    none: "No member found.",
  },
  member: {
    id: "Member ID",
    plan: "Plan",
    premium: "Premium",
    free: "Free",
    next: "Next charge",
    ends: "Ends",
    grace: "Past due, active until",
    frozen: "A payment is disputed",
    credits: "Bought messages left",
  },
  payments: {
    title: "Payments",
    none: "Nothing has been paid.",
    columns: { day: "Day", what: "For", amount: "Amount", state: "Status", act: "Action" },
    refund: "Refund",
    refundOf: (what: string, day: string) => `Refund: ${what}, ${day}`,
    reason: "Reason",
    confirm: (amount: string) => `Refund ${amount} to the card`,
    button: "Refund This Payment",
  },
  kinds: { premium: "Premium", pack: "50 messages", blessing: "Blessing" } as Record<Payment["kind"], string>,
  statuses: {
    paid: () => "Paid",
    failed: () => "Failed",
    part_refunded: (refunded: string) => `${refunded} refunded`,
    refunded: () => "Refunded",
    disputed: () => "Disputed",
    taken_back: () => "Reversed by the bank",
  } as Record<PaymentStatus, (refunded: string) => string>,
  grant: {
    title: "Grant messages",
    text: "They are added to the bought ones, and used after the day’s eight free messages.",
    count: "How many",
    reason: "Reason",
    submit: "Grant Messages",
  },
  log: {
    title: "Log",
    text: "The newest searches and actions of all administrators.",
    none: "Nothing has been done yet.",
    columns: { when: "When", who: "By", act: "Action", whom: "Member", reason: "Reason", outcome: "Outcome" },
    acts: {
      refund: (amount: string) => `Refund of ${amount}`,
      grant_messages: (amount: string) => `${amount} messages granted`,
      look_up: () => "Looked up",
      restore_account: () => "Account reopened",
    } as Record<AuditLine["act"], (amount: string) => string>,
    searches: { id: "By ID", email: "By email", name: "By name", handle: "By handle" } as Record<
      string,
      string
    >,
    outcomes: {
      asked: "Requested",
      done: "Done",
      refused: "Refused",
      found: "Found",
      nobody: "No member found",
    } as Record<AuditLine["outcome"], string>,
    nobody: "No member",
    gone: "Account erased",
  },
  restore: {
    title: "Closed: under 13",
    text: (day: string) =>
      `Its owner said that they are under 13. Payments are being refunded, and the account is deleted on ${day}. Reopen it only when you have seen proof of age. Plans and payments that have ended stay ended.`,
    band: "Age on the proof",
    bands: { "13-17": "13 to 17", "18+": "18 or older" } as Record<AgeBand, string>,
    reason: "What proof, and why",
    confirm: "I have seen proof of age",
    submit: "Reopen the Account",
  },
  done: {
    refund: "Payment refunded",
    grant: "Messages granted",
    restore: "Account reopened",
  },
};

type Words = typeof en;

const es: Words = {
  title: "Pagos",
  text: "Busca a un miembro, reembolsa un pago, regala mensajes. Cada búsqueda y cada acción queda en el registro con tu nombre; las acciones, con tu motivo.",
  find: {
    title: "Buscar a un miembro",
    field: "Correo, nombre o ID",
    hint: "El ID de un miembro, o de un pago, factura, cliente o suscripción en el proveedor.",
    open: (name) => `Abrir ${name}`,
    submit: "Buscar",
    none: "No se encontró a ningún miembro.",
  },
  member: {
    id: "ID de miembro",
    plan: "Plan",
    premium: "Premium",
    free: "Gratis",
    next: "Próximo cobro",
    ends: "Termina",
    grace: "Vencido, activo hasta",
    frozen: "Un pago está en disputa",
    credits: "Mensajes comprados restantes",
  },
  payments: {
    title: "Pagos",
    none: "No se ha pagado nada.",
    columns: { day: "Día", what: "Concepto", amount: "Monto", state: "Estado", act: "Acción" },
    refund: "Reembolsar",
    refundOf: (what, day) => `Reembolsar: ${what}, ${day}`,
    reason: "Motivo",
    confirm: (amount) => `Reembolsar ${amount} a la tarjeta`,
    button: "Reembolsar este pago",
  },
  kinds: { premium: "Premium", pack: "50 mensajes", blessing: "Bendición" },
  statuses: {
    paid: () => "Pagado",
    failed: () => "Falló",
    part_refunded: (refunded) => `${refunded} reembolsados`,
    refunded: () => "Reembolsado",
    disputed: () => "En disputa",
    taken_back: () => "Revertido por el banco",
  },
  grant: {
    title: "Regalar mensajes",
    text: "Se suman a los comprados y se usan después de los ocho gratis del día.",
    count: "Cuántos",
    reason: "Motivo",
    submit: "Regalar mensajes",
  },
  log: {
    title: "Registro",
    text: "Las búsquedas y acciones más recientes de todos los administradores.",
    none: "Todavía no se ha hecho nada.",
    columns: {
      when: "Cuándo",
      who: "Quién",
      act: "Acción",
      whom: "Miembro",
      reason: "Motivo",
      outcome: "Resultado",
    },
    acts: {
      refund: (amount) => `Reembolso de ${amount}`,
      grant_messages: (amount) => `${amount} mensajes regalados`,
      look_up: () => "Búsqueda",
      restore_account: () => "Cuenta reabierta",
    },
    searches: { id: "Por ID", email: "Por correo", name: "Por nombre", handle: "Por alias" },
    outcomes: {
      asked: "Solicitado",
      done: "Hecho",
      refused: "Rechazado",
      found: "Se encontró",
      nobody: "No se encontró a nadie",
    },
    nobody: "Nadie",
    gone: "Cuenta borrada",
  },
  restore: {
    title: "Cerrada: menor de 13",
    text: (day) =>
      `Su titular dijo que tiene menos de 13 años. Se reembolsa lo que se pagó, y la cuenta se elimina el ${day}. Reábrela solo si has visto una prueba de la edad. Los planes y pagos que terminaron siguen terminados.`,
    band: "Edad según la prueba",
    bands: { "13-17": "De 13 a 17", "18+": "18 o más" },
    reason: "Qué prueba, y por qué",
    confirm: "He visto una prueba de la edad",
    submit: "Reabrir la cuenta",
  },
  done: {
    refund: "Pago reembolsado",
    grant: "Mensajes regalados",
    restore: "Cuenta reabierta",
  },
};

export const adminBillingCopy: Copy<Words> = { en, es };
