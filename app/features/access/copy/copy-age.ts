import type { Copy } from "#app/core/language.ts";

/** G13: the one question of `/age`. */
export const ageCopy = {
  en: {
    title: "How old are you?",
    text: "We ask once. It lets the companion speak fittingly with younger people, and nobody else sees it.",
    save: "Continue",
    signOut: "Sign out",
    missing: "Please choose one of the three.",
    youngTitle: "Thank you for saying so",
    young:
      "Koinonia is for people of 13 and older, so this is as far as we can go together for now. You are signed out, and this account is closed: in thirty days all of it is erased. What was paid goes back to the card it came from. To take along what you wrote, sign in before then. Somebody who loves you could read the Psalms with you tonight: the 23rd is a good first one.",
    closedTitle: "This account is closed",
    closed:
      "It was said that its owner is under 13, and Koinonia is for people of 13 and older. What was paid goes back to the card it came from.",
    mistake: "Was the wrong line pressed? A parent, or you if you are older, can write to us:",
    home: "To the front page",
  },
  es: {
    title: "¿Qué edad tienes?",
    text: "Lo preguntamos una vez. Así el compañero habla como conviene con la gente más joven, y nadie más lo ve.",
    save: "Continuar",
    signOut: "Cerrar sesión",
    missing: "Elige una de las tres.",
    youngTitle: "Gracias por decirlo",
    young:
      "Koinonia es para personas de 13 años o más, así que por ahora solo podemos acompañarte hasta aquí. Se cerró tu sesión y esta cuenta está cerrada: en treinta días se borra todo. Lo que se pagó vuelve a la tarjeta de la que vino. Para llevarte lo que escribiste, entra antes de ese día. Alguien que te quiere podría leer contigo los Salmos esta noche: el 23 es un buen comienzo.",
    closedTitle: "Esta cuenta está cerrada",
    closed:
      "Se dijo que su dueño tiene menos de 13 años, y Koinonia es para personas de 13 años o más. Lo que se pagó vuelve a la tarjeta de la que vino.",
    mistake:
      "¿Se eligió la línea equivocada? Tu madre o tu padre, o tú si tienes más años, pueden escribirnos:",
    home: "A la portada",
  },
} satisfies Copy<Record<string, string>>;
