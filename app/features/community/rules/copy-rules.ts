import type { Copy } from "#app/core/language.ts";
import type { Rule } from "./rules.ts";

type Said = { name: string; text: string };

const en = {
  title: "What we ask of each other",
  intro:
    "Seven rules, in plain words. Moderators decide by these and by nothing else; whatever is decided about something of yours you can read, and appeal once. Another person then looks at it.",
  rules: {
    danger: {
      name: "Danger comes first",
      text: "Nobody is urged to hurt themselves or anybody else, and nobody is threatened. Whoever is in danger writes it anyway: help comes first, and nothing is held against them.",
    },
    young: {
      name: "The young are kept safe",
      text: "Nobody asks somebody of 13 to 17 for pictures, for secrets, or to meet or write elsewhere. Nothing sexual is written here.",
    },
    contempt: {
      name: "No contempt for a person",
      text: "We may disagree about everything, and say so. We do not mock, insult or shame a person, their country, their church or their weakness.",
    },
    private: {
      name: "What is private stays private",
      text: "No telephone numbers, addresses or names of people who did not ask for it, and nothing that somebody told in confidence.",
    },
    selling: {
      name: "Nothing is sold",
      text: "No advertising, no asking for money, no links to either. Ask for prayer; that is what this is for.",
    },
    truth: {
      name: "The truth is told",
      text: "Scripture in its own words, testimonies that happened, nobody played who one is not, and no healing promised in God’s name.",
    },
    place: {
      name: "It belongs here",
      text: "Prayer, thanks and encouragement. No politics of parties, no campaigns, nothing sent again and again.",
    },
  } as Record<Rule, Said>,
  acts: {
    title: "What can happen",
    text: "A text is left, hidden, or given back to be edited. Whoever breaks a rule is warned; after that, or for something grave, they cannot write for some days, or the community is closed to them for a week at most. For longer, an administrator decides. Each decision names its rule and can be undone.",
  },
  links: { decisions: "What was decided of mine", level: "My level" },
};

export const rulesCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Lo que nos pedimos unos a otros",
    intro:
      "Siete reglas, en palabras sencillas. Quienes moderan deciden por ellas y por nada más; lo que se decida sobre algo tuyo lo puedes leer, y apelar una vez. Entonces lo mira otra persona.",
    rules: {
      danger: {
        name: "El peligro va primero",
        text: "A nadie se le anima a hacerse daño ni a hacerlo a otros, y a nadie se le amenaza. Quien está en peligro lo escribe de todos modos: la ayuda llega primero, y nada se le tiene en cuenta.",
      },
      young: {
        name: "Los jóvenes están a salvo",
        text: "Nadie pide a alguien de 13 a 17 años fotos, secretos, ni verse o escribirse en otra parte. Aquí no se escribe nada sexual.",
      },
      contempt: {
        name: "Ningún desprecio a una persona",
        text: "Podemos no estar de acuerdo en nada, y decirlo. No nos burlamos de una persona, ni la insultamos ni avergonzamos, ni su país, ni su iglesia, ni su debilidad.",
      },
      private: {
        name: "Lo privado sigue privado",
        text: "Ni teléfonos, ni direcciones, ni nombres de quienes no lo pidieron, ni nada que alguien contó en confianza.",
      },
      selling: {
        name: "No se vende nada",
        text: "Ni publicidad, ni peticiones de dinero, ni enlaces a ellas. Pide oración; para eso es esto.",
      },
      truth: {
        name: "Se dice la verdad",
        text: "La Escritura en sus propias palabras, testimonios que ocurrieron, nadie se hace pasar por quien no es, y no se promete sanidad en nombre de Dios.",
      },
      place: {
        name: "Es de este lugar",
        text: "Oración, gracias y ánimo. Ni política de partidos, ni campañas, ni lo mismo una y otra vez.",
      },
    },
    acts: {
      title: "Lo que puede pasar",
      text: "Un texto se deja, se oculta, o se devuelve para que se cambie. A quien falta a una regla se le advierte; después, o por algo grave, no puede escribir por unos días, o la comunidad se le cierra una semana como máximo. Por más tiempo decide quien administra. Cada decisión nombra su regla y se puede deshacer.",
    },
    links: { decisions: "Lo que se decidió de lo mío", level: "Mi nivel" },
  },
};
