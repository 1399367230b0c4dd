import type { Copy } from "#app/core/language.ts";
import { PLAN_NAME } from "#app/core/plan-name.ts";
import type { Plan } from "#app/features/billing/model/plans.ts";

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
  description: "Choose how you would like to begin at Koinonia. Joining is free, and stays free.",
  visitor: {
    heading: "Choose your plan.",
    lead: "You can start for free, and change your plan on any day.",
  },
  member: {
    heading: "Welcome. Choose your plan.",
    lead: "Continue where you left off. Free costs nothing, on any day.",
  },
  chosen: {
    payasyougo:
      "You chose Pay-as-you-go. One step is left: the payment page. Nothing is charged before you confirm it there.",
    premium:
      "You chose Premium. One step is left: the payment page. Nothing is charged before you confirm it there.",
  },
  pending:
    "If you leave that page without paying, this new registration is canceled; it can be restored for 30 days. With Continue Free you keep it at no cost.",
  choices: {
    free: {
      name: "Free",
      price: "$0",
      text: "Eight companion messages a day, and everything else that is open.",
      join: "Continue Free",
      buy: "",
    },
    payasyougo: {
      name: "Pay-as-you-go",
      price: "$3.95 for 50 messages",
      text: "One payment, no renewal. Used only after the day’s eight free messages.",
      join: "Choose 50 Messages",
      buy: "Buy 50 Messages",
    },
    premium: {
      name: "Premium",
      price: "$9.95 per month",
      text: `Unlimited messages and, for adults, the six-week ${PLAN_NAME.en}. One tap cancels.`,
      join: "Choose Premium",
      buy: "Start Premium",
    },
  },
  choose: "How would you like to begin?",
  yours: "Your plan",
  unneeded: "Not needed with Premium",
  continueFree: "Continue Free",
  toCompanion: "Open the Companion",
  toSettings: "Manage in Settings",
  allPlans: "Compare plans",
  haveAccount: "Have an account already?",
  signIn: "Sign In",
  stands: "The Free plan stays available, whatever you choose.",
};

const es: WelcomeWords = {
  title: "Te damos la bienvenida",
  description: "Elige cómo quieres empezar en Koinonia. Unirte es gratis y seguirá siéndolo.",
  visitor: {
    heading: "Elige tu plan.",
    lead: "Puedes empezar gratis y cambiar de plan cualquier día.",
  },
  member: {
    heading: "Te damos la bienvenida. Elige tu plan.",
    lead: "Continúa donde lo dejaste. El plan Gratis no cuesta nada, ningún día.",
  },
  chosen: {
    payasyougo:
      "Elegiste Pago por uso. Falta un paso: la página de pago. No se cobra nada antes de que lo confirmes allí.",
    premium:
      "Elegiste Premium. Falta un paso: la página de pago. No se cobra nada antes de que lo confirmes allí.",
  },
  pending:
    "Si sales de esa página sin pagar, este registro nuevo se cancela; se puede recuperar durante 30 días. Con «Continuar gratis» lo conservas sin pagar nada.",
  choices: {
    free: {
      name: "Gratis",
      price: "$0",
      text: "Ocho mensajes al día con el compañero y todo lo demás que está abierto.",
      join: "Continuar gratis",
      buy: "",
    },
    payasyougo: {
      name: "Pago por uso",
      price: "$3.95 por 50 mensajes",
      text: "Un solo pago, sin renovación. Se usa solo después de los ocho gratis del día.",
      join: "Elegir 50 mensajes",
      buy: "Comprar 50 mensajes",
    },
    premium: {
      name: "Premium",
      price: "$9.95 al mes",
      text: `Mensajes ilimitados y, para adultos, las seis semanas del ${PLAN_NAME.es}. Se cancela con un toque.`,
      join: "Elegir Premium",
      buy: "Empezar Premium",
    },
  },
  choose: "¿Cómo quieres empezar?",
  yours: "Tu plan",
  unneeded: "Con Premium no lo necesitas",
  continueFree: "Continuar gratis",
  toCompanion: "Abrir el compañero",
  toSettings: "Resolverlo en Ajustes",
  allPlans: "Compara los planes",
  haveAccount: "¿Ya tienes cuenta?",
  signIn: "Iniciar sesión",
  stands: "El plan Gratis sigue disponible, elijas lo que elijas.",
};

export const welcomeCopy: Copy<WelcomeWords> = { en, es };
