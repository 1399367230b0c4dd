import type { Copy } from "#app/core/language.ts";
import type { Plan } from "#app/features/billing/plans.ts";

type Choice = {
  name: string;
  price: string;
  text: string;
  /** The visitor's button. */
  join: string;
  /** The member's; none on Free. */
  buy: string;
};

type WelcomeWords = {
  title: string;
  description: string;
  visitor: { heading: string; lead: string };
  member: { heading: string; lead: string };
  /** A plan was chosen with the account (S14). */
  chosen: Record<Exclude<Plan, "free">, string>;
  /** D8: what becomes of a registration whose payment does not come. */
  pending: string;
  choices: Record<Plan, Choice>;
  choose: string;
  yours: string;
  unneeded: string;
  continueFree: string;
  toCompanion: string;
  /** To a plan that is late or disputed. */
  toSettings: string;
  allPlans: string;
  haveAccount: string;
  signIn: string;
  stands: string;
};

const en: WelcomeWords = {
  title: "Welcome",
  description: "Choose how you would like to begin at Koinonia. A seat is free, and stays free.",
  visitor: {
    heading: "Hang up your coat.",
    lead: "One peg is free. Choose how you would like to begin; you can change it on any day.",
  },
  member: {
    heading: "Welcome to the table.",
    lead: "Take up where you left off. Free costs nothing, on any day.",
  },
  chosen: {
    payasyougo:
      "You chose Pay-as-you-go. One step is left: the payment page. Nothing is charged before you confirm it there.",
    premium:
      "You chose Premium. One step is left: the payment page. Nothing is charged before you confirm it there.",
  },
  pending:
    "If you leave that page without paying, this new registration is cancelled; it can be brought back for 30 days. Continue Free keeps it, for nothing.",
  choices: {
    free: {
      name: "Free",
      price: "$0",
      text: "Eight companion messages a day, and every room that is open.",
      join: "Continue Free",
      buy: "",
    },
    payasyougo: {
      name: "Pay-as-you-go",
      price: "$3.95 for 50 messages",
      text: "One payment, nothing renews. Opened only after the day’s eight.",
      join: "Choose 50 Messages",
      buy: "Buy 50 Messages",
    },
    premium: {
      name: "Premium",
      price: "$9.95 per month",
      text: "Unlimited messages. The six-week Daniel Plan opens soon and will be part of it. One tap cancels.",
      join: "Choose Premium",
      buy: "Start Premium",
    },
  },
  choose: "How would you like to begin?",
  yours: "Your plan",
  unneeded: "Not needed with Premium",
  continueFree: "Continue Free",
  toCompanion: "Open the Companion",
  toSettings: "See to It in Settings",
  allPlans: "What each plan holds",
  haveAccount: "Have an account already?",
  signIn: "Sign In",
  stands: "Free stays open to you, whatever you choose.",
};

const es: WelcomeWords = {
  title: "Bienvenida",
  description: "Elige cómo quieres empezar en Koinonia. Tu silla es gratis y seguirá siéndolo.",
  visitor: {
    heading: "Cuelga tu abrigo.",
    lead: "Hay un gancho libre. Elige cómo quieres empezar; puedes cambiarlo cualquier día.",
  },
  member: {
    heading: "Te damos la bienvenida a la mesa.",
    lead: "Retoma donde lo dejaste. Gratis no cuesta nada, ningún día.",
  },
  chosen: {
    payasyougo:
      "Elegiste Pago por uso. Falta un paso: la página de pago. No se cobra nada antes de que lo confirmes allí.",
    premium:
      "Elegiste Premium. Falta un paso: la página de pago. No se cobra nada antes de que lo confirmes allí.",
  },
  pending:
    "Si dejas esa página sin pagar, este registro nuevo se cancela; se puede recuperar durante 30 días. Seguir gratis lo conserva, sin pagar nada.",
  choices: {
    free: {
      name: "Gratis",
      price: "$0",
      text: "Ocho mensajes al día con el compañero y todas las salas abiertas.",
      join: "Seguir gratis",
      buy: "",
    },
    payasyougo: {
      name: "Pago por uso",
      price: "$3.95 por 50 mensajes",
      text: "Un solo pago, nada se renueva. Se abre después de los ocho del día.",
      join: "Elegir 50 mensajes",
      buy: "Comprar 50 mensajes",
    },
    premium: {
      name: "Premium",
      price: "$9.95 al mes",
      text: "Mensajes ilimitados. Las seis semanas del Plan Daniel abren pronto y estarán incluidas. Se cancela con un toque.",
      join: "Elegir Premium",
      buy: "Empezar Premium",
    },
  },
  choose: "¿Cómo quieres empezar?",
  yours: "Tu plan",
  unneeded: "Con Premium no hace falta",
  continueFree: "Seguir gratis",
  toCompanion: "Abrir el compañero",
  toSettings: "Resolverlo en Ajustes",
  allPlans: "Lo que incluye cada plan",
  haveAccount: "¿Ya tienes cuenta?",
  signIn: "Iniciar sesión",
  stands: "Gratis sigue abierto para ti, elijas lo que elijas.",
};

export const welcomeCopy: Copy<WelcomeWords> = { en, es };
