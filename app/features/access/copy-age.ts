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
      "Koinonia is for people of 13 and older, so this is as far as we can go together for now. You are signed out, and this account rests: in thirty days all of it is erased. If you chose the wrong line, sign in before then. Somebody who loves you could read the Psalms with you tonight: the 23rd is a good first one.",
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
      "Koinonia es para personas de 13 años o más, así que por ahora solo podemos acompañarte hasta aquí. Se cerró tu sesión y esta cuenta descansa: en treinta días se borra todo. Si elegiste la línea equivocada, entra antes de ese día. Alguien que te quiere podría leer contigo los Salmos esta noche: el 23 es un buen comienzo.",
    home: "A la portada",
  },
} satisfies Copy<Record<string, string>>;
