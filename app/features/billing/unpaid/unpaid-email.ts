import type { Language } from "#app/core/language.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { type EmailTemplate, renderEmail } from "#app/mail/email-templates.ts";

type Unpaid = { fullName: string; until: number; timeZone: string; origin: string };

/** A charge for premium did not go through: what has happened, what stays, and the way to the card. No haste. */
export function unpaidEmail(
  language: Language,
  { fullName, until, timeZone, origin }: Unpaid,
): EmailTemplate {
  const day = dateFormat(language, { dateStyle: "long", timeZone }).format(until);
  const words = {
    en: {
      subject: "Your Premium payment did not go through, and nothing has changed",
      paragraphs: [
        `Your card was declined for the monthly Premium charge. Premium stays active until ${day}.`,
        "Our payment provider may try again by itself. If that works, there is nothing for you to do.",
        "In Settings, under Billing, you can add another card, or cancel Premium with one tap. What you have written stays, paid or not.",
      ],
      link: "Update my card or plan",
    },
    es: {
      subject: "Tu pago de Premium no se completó, y nada ha cambiado",
      paragraphs: [
        `Tu tarjeta rechazó el cobro mensual de Premium. Premium sigue activo hasta el ${day}.`,
        "Nuestro proveedor de pagos puede volver a intentarlo por su cuenta. Si el cobro se completa, no tienes que hacer nada.",
        "En Ajustes, en Pagos, puedes agregar otra tarjeta o cancelar Premium con un toque. Lo que has escrito se conserva, pagues o no.",
      ],
      link: "Revisar mi tarjeta y mi plan",
    },
  };
  return renderEmail(language, fullName, words, `${origin}/settings#billing`);
}
