import type { Copy } from "#app/core/language.ts";
import type { AdminBillingRefusal, BillingRefusal } from "./refusals.ts";

type Words = { title: string; text: string };

const en = {
  refusals: {
    // X19
    "billing.unreachable": { title: "Payment Error", text: "Unable to process payment. Please try again." },
    // G17: nor may it be said where else
    "billing.in_app": {
      title: "Not sold in this app",
      text: "You can see the plans here, and not buy them.",
    },
    "billing.recipient": {
      title: "Blessings go to the ministry only",
      text: "Gifts from member to member are not available. Nothing was charged.",
    },
    "billing.adults_only": {
      title: "Blessings are for adults",
      text: "Nobody under 18 is asked to give here. Nothing was charged.",
    },
    "billing.amount": {
      title: "Another amount, please",
      text: "A blessing is from $1 to $5, in steps of 50 cents.",
    },
    "billing.note": { title: "A shorter note, please", text: "A note may have up to 200 characters." },
    "billing.already_premium": {
      title: "You are on Premium",
      text: "There is nothing to pay again. Your plan is in Settings.",
    },
    "billing.premium_stands": {
      title: "Your plan has not ended",
      text: "A payment for it is pending or disputed. In Settings you can update your card or end the plan.",
    },
    "billing.premium_on_its_way": {
      title: "Your payment is on its way",
      text: "Premium opens once your bank has confirmed it. Please do not pay a second time.",
    },
    "billing.no_customer": {
      title: "Nothing to manage yet",
      text: "You have not paid for anything here, so there is no card and no invoice.",
    },
    "billing.no_subscription": {
      title: "No active plan",
      text: "There is no subscription to change. Nothing is charged.",
    },
    "billing.too_fast": {
      title: "A moment, please",
      text: "Several payment pages were opened within a minute. Nothing was charged. Please try again in a minute.",
    },
    "billing.too_many": {
      title: "Many payment pages today",
      text: "A hundred payment pages were opened today. That charged nothing. Please try again tomorrow.",
    },
    "billing.not_found": { title: "Not found", text: "There is no such member or payment." },
    "billing.not_refundable": {
      title: "Nothing to refund",
      text: "This payment was already refunded, or was never made.",
    },
    "billing.count": { title: "Another number, please", text: "From 1 to 500 messages at a time." },
    "billing.reason": { title: "A reason, please", text: "Write in a few words why. It is kept in the log." },
    "billing.request_reused": {
      title: "Sent once already",
      text: "This form was sent before with other details, and nothing was done now. Look at the log, then open the page anew.",
    },
    "billing.nothing_to_restore": {
      title: "Nothing to open",
      text: "This account is open already, or is being erased.",
    },
  } satisfies Record<BillingRefusal | AdminBillingRefusal, Words> as Record<
    BillingRefusal | AdminBillingRefusal,
    Words
  >,
  /** X3, X4: what the functions say. */
  checkoutFailed: "Failed to create checkout session",
  portalFailed: "Failed to open customer portal",
  /** X5, X6, X7 */
  signIn: {
    title: "Authentication Required",
    checkout: "Please sign in to subscribe",
    messages: "Please sign in to purchase messages",
    portal: "Please sign in to manage subscription",
    blessing: "Please sign in to give a blessing",
  },
};

export const billingRefusalCopy: Copy<typeof en> = {
  en,
  es: {
    refusals: {
      "billing.unreachable": {
        title: "Error de pago",
        text: "No se pudo procesar el pago. Inténtalo de nuevo.",
      },
      "billing.in_app": {
        title: "No se vende en esta aplicación",
        text: "Aquí puedes ver los planes, pero no comprarlos.",
      },
      "billing.recipient": {
        title: "Las bendiciones son solo para el ministerio",
        text: "Los regalos entre miembros no están disponibles. No se cobró nada.",
      },
      "billing.adults_only": {
        title: "Las bendiciones son para adultos",
        text: "Aquí no se le pide dar a nadie menor de 18 años. No se cobró nada.",
      },
      "billing.amount": {
        title: "Otro monto, por favor",
        text: "Una bendición va de $1 a $5, de 50 en 50 centavos.",
      },
      "billing.note": {
        title: "Una nota más corta, por favor",
        text: "La nota puede tener hasta 200 caracteres.",
      },
      "billing.already_premium": {
        title: "Ya tienes Premium",
        text: "No hay nada más que pagar. Tu plan está en Ajustes.",
      },
      "billing.premium_stands": {
        title: "Tu plan no ha terminado",
        text: "Hay un pago pendiente o en disputa. En Ajustes puedes actualizar tu tarjeta o terminar el plan.",
      },
      "billing.premium_on_its_way": {
        title: "Tu pago está en camino",
        text: "Premium se activa cuando tu banco lo confirme. Por favor, no pagues otra vez.",
      },
      "billing.no_customer": {
        title: "Todavía no hay nada que administrar",
        text: "Aquí no has pagado nada, así que no hay tarjeta ni facturas.",
      },
      "billing.no_subscription": {
        title: "No hay un plan activo",
        text: "No hay ninguna suscripción que cambiar. No se cobra nada.",
      },
      "billing.too_fast": {
        title: "Un momento, por favor",
        text: "Se abrieron varias páginas de pago en un minuto. No se cobró nada. Inténtalo de nuevo en un minuto.",
      },
      "billing.too_many": {
        title: "Muchas páginas de pago hoy",
        text: "Hoy se abrieron cien páginas de pago. Con eso no se cobró nada. Inténtalo de nuevo mañana.",
      },
      "billing.not_found": { title: "No encontrado", text: "No existe ese miembro o ese pago." },
      "billing.not_refundable": {
        title: "Nada que reembolsar",
        text: "Este pago ya se reembolsó o nunca se hizo.",
      },
      "billing.count": { title: "Otro número, por favor", text: "De 1 a 500 mensajes por vez." },
      "billing.reason": {
        title: "Un motivo, por favor",
        text: "Escribe en pocas palabras por qué. Queda en el registro.",
      },
      "billing.request_reused": {
        title: "Ya se envió una vez",
        text: "Este formulario se envió antes con otros datos, y ahora no se hizo nada. Mira el registro y abre la página de nuevo.",
      },
      "billing.nothing_to_restore": {
        title: "Nada que abrir",
        text: "Esta cuenta ya está abierta o se está borrando.",
      },
    },
    checkoutFailed: "No se pudo crear la sesión de pago",
    portalFailed: "No se pudo abrir el portal de clientes",
    signIn: {
      title: "Debes iniciar sesión",
      checkout: "Inicia sesión para suscribirte",
      messages: "Inicia sesión para comprar mensajes",
      portal: "Inicia sesión para administrar tu suscripción",
      blessing: "Inicia sesión para enviar una bendición",
    },
  },
};
