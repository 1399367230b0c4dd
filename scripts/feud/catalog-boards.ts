import type { Words } from "#app/features/games/trivia/question.ts";

/** A board before its words are counted: where, and which words may stand on it. */
export type Draft = {
  id: string;
  question: Words;
  /** Books, from one to another. */
  books: readonly [from: number, to: number];
  /** As typed, in English and Spanish; the forms that are counted and taken, the first is shown. Empty: not on that board. */
  words: readonly (readonly [english: string, spanish: string])[];
};

const row = (text: string): [string, string][] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [en = "", es = ""] = line.split("|").map((one) => one.trim());
      return [en, es];
    });

/** `a, b` are forms of one answer. A word that means something else as well is left out: “bear”, “vino”, “carne”. */
export const DRAFTS: readonly Draft[] = [
  {
    id: "genesis-people",
    question: { en: "Who is named most often in Genesis?", es: "¿A quién se nombra más en Génesis?" },
    books: [1, 1],
    words: row(`Abraham, Abram|Abraham, Abram
Jacob|Jacob
Joseph|José
Isaac|Isaac
Esau|Esaú
Noah|Noé
Laban|Labán
Lot|Lot
Pharaoh|Faraón
Sarah, Sarai|Sara, Sarai
Rachel|Rachêl
Leah|Lea
Rebekah|Rebeca
Judah|Judá
Cain|Caín
Abel|Abel
Hagar|Agar
Ishmael|Ismael
Benjamin|Benjamín
Reuben|Rubén`),
  },
  {
    id: "exodus-things",
    question: {
      en: "Which of these things stands most often in Exodus?",
      es: "¿Qué cosa aparece más en Éxodo?",
    },
    books: [2, 2],
    words: row(`gold|oro
silver|plata
altar|altar
tent|tienda
ark|arca
bread|pan
water, waters|agua, aguas
fire|fuego
rod, staff|vara, varas
oil|aceite
frogs, frog|ranas, rana
table|mesa
cloud|nube
stone, stones|piedra, piedras
curtains, curtain|cortinas, cortina`),
  },
  {
    id: "animals",
    question: {
      en: "Which animal stands most often in the Bible?",
      es: "¿Qué animal aparece más en la Biblia?",
    },
    books: [1, 66],
    words: row(`lamb, lambs|cordero, corderos
sheep|oveja, ovejas
ram, rams|carnero, carneros
goat, goats|cabra, cabras, cabrito, cabritos
lion, lions|león, leones
horse, horses|caballo, caballos
donkey, donkeys|asno, asnos, asna, asnas
camel, camels|camello, camellos
dove, doves|paloma, palomas
serpent, serpents, snake, snakes|serpiente, serpientes
ox, oxen|buey, bueyes
bull, bulls|becerro, becerros, novillo, novillos
dog, dogs|perro, perros
eagle, eagles|águila, águilas
fish|pez, peces
wolf, wolves|lobo, lobos
locust, locusts|langosta, langostas`),
  },
  {
    id: "gospel-people",
    question: {
      en: "Who is named most often in the four Gospels, after Jesus?",
      es: "¿A quién se nombra más en los cuatro Evangelios, después de Jesús?",
    },
    books: [40, 43],
    words: row(`Peter|Pedro
John|Juan
Simon|Simón
Mary|María
James|Jacobo
Judas|Judas
Pilate|Pilato
Herod|Herodes
Andrew|Andrés
Philip|Felipe
Thomas|Tomás
Moses|Moisés
Elijah|Elías
David|David
Abraham|Abraham
Martha|Marta
Lazarus|Lázaro
Zacharias|Zacarías
Joseph|José
Nicodemus|Nicodemo`),
  },
  {
    id: "acts-people",
    question: { en: "Who is named most often in Acts?", es: "¿A quién se nombra más en los Hechos?" },
    books: [44, 44],
    words: row(`Paul|Pablo
Saul|Saulo
Peter|Pedro
Barnabas|Bernabé
Philip|Felipe
Stephen|Esteban
Cornelius|Cornelio
Silas|Silas
John|Juan
James|Jacobo
Festus|Festo
Felix|Félix
Agrippa|Agripa
Herod|Herodes
Ananias|Ananías
Moses|Moisés
David|David
Apollos|Apolos
Lydia|Lidia`),
  },
  {
    id: "gospel-places",
    question: {
      en: "Which place is named most often in the four Gospels?",
      es: "¿Qué lugar se nombra más en los cuatro Evangelios?",
    },
    books: [40, 43],
    words: row(`Jerusalem|Jerusalem
Galilee|Galilea
Judea|Judea
Nazareth|Nazaret, Nazareth
Capernaum|Capernaum
Bethany|Bethania
Bethlehem|Bethlehem
Samaria|Samaria
Jordan|Jordán
Sodom|Sodoma
Bethsaida|Bethsaida
Jericho|Jericó
Sidon|Sidón
Egypt|Egipto`),
  },
  {
    id: "psalm-words",
    question: {
      en: "What does one feel most often in the Psalms? The word that stands there most.",
      es: "¿Qué se siente más en los Salmos? La palabra que más aparece.",
    },
    books: [19, 19],
    words: row(`joy, joyful|gozo, alegría
fear|temor
hope|esperanza
anger|ira, enojo, furor
trouble, distress|angustia, angustias, tribulación
love|amor
peace|paz
shame|vergüenza
hatred, hate|odio, aborrecen
trust|confianza, confío
delight|deleite
sorrow, grief|dolor, dolores
glad, gladness|alegre, alegraré`),
  },
  {
    id: "body",
    question: {
      en: "Which part of the body stands most often in Proverbs?",
      es: "¿Qué parte del cuerpo aparece más en Proverbios?",
    },
    books: [20, 20],
    words: row(`heart, hearts|corazón, corazones
mouth|boca
lips|labios
hand, hands|mano, manos
eye, eyes|ojo, ojos
tongue|lengua
feet, foot|pie, pies
face|rostro
ear, ears|oreja, orejas, oído, oídos
neck|cuello
bones|huesos
head|cabeza`),
  },
  {
    id: "food",
    question: {
      en: "What that one can eat or drink stands most often in the Bible?",
      es: "¿Qué se come o se bebe y aparece más en la Biblia?",
    },
    books: [1, 66],
    words: row(`bread|pan, panes
wine|
water, waters|agua, aguas
oil|aceite
milk|leche
honey|miel
meat|
fruit, fruits|fruto, frutos, fruta
salt|sal
grain|grano, trigo
figs, fig|higo, higos
grapes, grape|uva, uvas
fish|pez, peces
flour|harina`),
  },
  {
    id: "sky-and-earth",
    question: {
      en: "What in nature stands most often in the Bible?",
      es: "¿Qué de la naturaleza aparece más en la Biblia?",
    },
    books: [1, 66],
    words: row(`earth|tierra
heaven, heavens, sky|cielo, cielos
sea|mar
mountain, mountains|monte, montes
fire|fuego
sun|sol
river, rivers|río, ríos
wilderness, desert|desierto
wind|viento
tree, trees|árbol, árboles
moon|luna
stars, star|estrellas, estrella
rain|lluvia
snow|nieve
cloud, clouds|nube, nubes`),
  },
];
