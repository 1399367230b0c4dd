import type { Copy } from "#app/core/language.ts";
import { PLAN_NAME } from "#app/core/plan-name.ts";

/** What a variant's own design says beside the one content of `landing/copy.ts`: names of its parts, and its verse. */
type VariantWords = {
  lookAround: string;
  rooms: string;
  company: string;
  companyText: string;
  pets: { dog: string; cat: string; rabbit: string; bird: string; fish: string; turtle: string };
  games: string;
  numbers: string;
  price: string;
  week: { label: string; days: readonly string[] };
  petAlone: string;
  premium: string;
  premiumText: string;
  verse: { text: string; reference: string; translation: string };
  rail: { label: string; home: string; chat: string; plans: string; begin: string; phone: string };
};

const en: VariantWords = {
  lookAround: "Look Around",
  rooms: "What you can do here",
  company: "Pets to keep you company",
  companyText: "Choose one of six. None of them ever scolds.",
  pets: { dog: "Dog", cat: "Cat", rabbit: "Rabbit", bird: "Bird", fish: "Fish", turtle: "Turtle" },
  games: "Games",
  numbers: "Numbers",
  price: "Price",
  week: {
    label: "Sample week: five days kept, one day of rest, one to come",
    days: ["M", "T", "W", "T", "F", "S", "S"],
  },
  petAlone: "A rabbit, very happy",
  premium: "Premium Access",
  premiumText: `$9.95 a month: unlimited companion messages and, for adults, the six-week ${PLAN_NAME.en}.`,
  verse: {
    text: "See how good and how pleasant it is for brothers to live together in unity!",
    reference: "Psalm 133:1",
    translation: "WEB",
  },
  rail: { label: "Main", home: "Home", chat: "Chat", plans: "Plans", begin: "Begin", phone: "Phone" },
};

const es: VariantWords = {
  lookAround: "Mirar alrededor",
  rooms: "Qué puedes hacer aquí",
  company: "Mascotas que te acompañan",
  companyText: "Elige una de seis. Ninguna te regaña.",
  pets: { dog: "Perro", cat: "Gato", rabbit: "Conejo", bird: "Pájaro", fish: "Pez", turtle: "Tortuga" },
  games: "Juegos",
  numbers: "Cifras",
  price: "Precio",
  week: {
    label: "Semana de ejemplo: cinco días cumplidos, uno de descanso, uno por venir",
    days: ["L", "M", "X", "J", "V", "S", "D"],
  },
  petAlone: "Un conejo, muy contento",
  premium: "Acceso Premium",
  premiumText: `$9.95 al mes: mensajes sin límite con el compañero y, para adultos, las seis semanas del ${PLAN_NAME.es}.`,
  verse: {
    text: "Mejores son dos que uno; porque tienen mejor paga de su trabajo.",
    reference: "Eclesiastés 4:9",
    translation: "RV1909",
  },
  rail: {
    label: "Principal",
    home: "Inicio",
    chat: "Chat",
    plans: "Planes",
    begin: "Empezar",
    phone: "Móvil",
  },
};

export const variantCopy: Copy<VariantWords> = { en, es };
