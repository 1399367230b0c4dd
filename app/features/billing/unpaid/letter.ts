import type { Language } from "#app/core/language.ts";
import { type Letter, letterOf } from "#app/features/phone/letters.ts";

type Unpaid = { fullName: string; until: number; timeZone: string; origin: string };

/** A charge for premium did not go through: what has happened, what stays, and the way to the card. No haste. */
export function unpaidLetter(language: Language, { fullName, until, timeZone, origin }: Unpaid): Letter {
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(until);
  const words = {
    en: {
      subject: "The charge for Premium did not go through, and nothing has changed",
      paragraphs: [
        `Your card said no to the monthly charge for Premium. Premium stays open until ${day}.`,
        "Our payment provider may try it again by itself. If it is paid then, there is nothing for you to do.",
        "In Settings, under Billing, you can put in another card, or end Premium in one tap. What you have written stays, paid or not.",
      ],
      link: "See to my card and my plan",
    },
    es: {
      subject: "El pago de Premium no se hizo, y nada ha cambiado",
      paragraphs: [
        `Tu tarjeta no aceptó el cobro mensual de Premium. Premium sigue abierto hasta el ${day}.`,
        "Nuestro proveedor de pagos puede intentarlo otra vez por sí mismo. Si entonces se paga, no tienes que hacer nada.",
        "En Ajustes, en Pagos, puedes poner otra tarjeta o terminar Premium con un toque. Lo que has escrito se queda, pagues o no.",
      ],
      link: "Ver mi tarjeta y mi plan",
    },
  };
  return letterOf(language, fullName, words, `${origin}/settings#billing`);
}
