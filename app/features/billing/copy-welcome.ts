import type { Copy } from "#app/core/language.ts";
import type { Plan } from "#app/features/billing/plans.ts";

type Choice = { name: string; price: string; text: string; join: string };

type WelcomeWords = {
  title: string;
  description: string;
  visitor: { heading: string; lead: string };
  member: { heading: string; lead: string };
  /** A plan was chosen with the account (S14). */
  chosen: Record<Exclude<Plan, "free">, string>;
  choices: Record<Plan, Choice>;
  choose: string;
  yours: string;
  soon: string;
  continueFree: string;
  toCompanion: string;
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
    lead: "Your account stands, whatever you choose here. Take up where you left off.",
  },
  chosen: {
    payasyougo:
      "You chose Pay-as-you-go. Payments open soon; until then you are on Free, and nothing is charged.",
    premium: "You chose Premium. Payments open soon; until then you are on Free, and nothing is charged.",
  },
  choices: {
    free: {
      name: "Free",
      price: "$0",
      text: "Eight companion messages a day, and every room that is open.",
      join: "Continue Free",
    },
    payasyougo: {
      name: "Pay-as-you-go",
      price: "$3.95 for 50 messages",
      text: "One payment, nothing renews. Opened only after the day’s eight.",
      join: "Choose 50 Messages",
    },
    premium: {
      name: "Premium",
      price: "$9.95 per month",
      text: "Unlimited messages and the six-week Daniel Plan. One tap cancels.",
      join: "Choose Premium",
    },
  },
  choose: "How would you like to begin?",
  yours: "Your plan",
  soon: "Payments open soon",
  continueFree: "Continue Free",
  toCompanion: "Open the Companion",
  allPlans: "What each plan holds",
  haveAccount: "Have an account already?",
  signIn: "Sign In",
  stands: "Nothing on this page changes or ends your account.",
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
    lead: "Tu cuenta sigue en pie, elijas lo que elijas aquí. Retoma donde lo dejaste.",
  },
  chosen: {
    payasyougo:
      "Elegiste Pago por uso. Los pagos abren pronto; hasta entonces estás en Gratis y no se cobra nada.",
    premium: "Elegiste Premium. Los pagos abren pronto; hasta entonces estás en Gratis y no se cobra nada.",
  },
  choices: {
    free: {
      name: "Gratis",
      price: "$0",
      text: "Ocho mensajes al día con el compañero y todas las salas abiertas.",
      join: "Seguir gratis",
    },
    payasyougo: {
      name: "Pago por uso",
      price: "$3.95 por 50 mensajes",
      text: "Un solo pago, nada se renueva. Se abre después de los ocho del día.",
      join: "Elegir 50 mensajes",
    },
    premium: {
      name: "Premium",
      price: "$9.95 al mes",
      text: "Mensajes ilimitados y el Plan Daniel de seis semanas. Se cancela con un toque.",
      join: "Elegir Premium",
    },
  },
  choose: "¿Cómo quieres empezar?",
  yours: "Tu plan",
  soon: "Los pagos abren pronto",
  continueFree: "Seguir gratis",
  toCompanion: "Abrir el compañero",
  allPlans: "Lo que incluye cada plan",
  haveAccount: "¿Ya tienes cuenta?",
  signIn: "Iniciar sesión",
  stands: "Nada en esta página cambia ni termina tu cuenta.",
};

export const welcomeCopy: Copy<WelcomeWords> = { en, es };
