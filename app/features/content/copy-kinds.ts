import type { Copy } from "#app/core/language.ts";
import type { KindId } from "./model/kind.ts";

type Words = Record<KindId, { name: string; about: string; never?: string }>;

const en: Words = {
  devotional: { name: "Devotionals", about: "A passage, our words after it, a question and a prayer." },
  day_verse: {
    name: "Verses of the day",
    about: "One for each day of the year, with what is going on there.",
  },
  daniel_day: {
    name: "Daniel Plan days",
    about: "Reading, title, teaching and question of each day. Practices and meals ship with the product.",
  },
  plan_day: {
    name: "Reading plan days",
    about: "The Gospels in order of time; all other plans are cut from the Bible by counting words.",
    never:
      "Days are computed from the shipped text, and members’ places are counted in them: a passage that moved would move everybody’s place.",
  },
  ministry_week: { name: "Ministry weeks", about: "What youth, men and women read and talk about." },
  video: {
    name: "Video teachings",
    about: "Titles, notes and questions.",
    never:
      "The page is one document for all visitors, with captions and spoken words in files of the deployment.",
  },
  pet_adventure: { name: "Pet adventures", about: "What the pet meets at each place, and one question." },
  pet_type: { name: "Pet types", about: "What each animal is called." },
  pet_evolution: { name: "Pet evolutions", about: "What each animal becomes." },
  pet_accessory: {
    name: "Pet accessories",
    about: "Where each is worn. Its name is its shop item’s.",
    never: "Where something is worn is drawn in code. To name it anew, change its shop item.",
  },
  shop_item: { name: "Shop items", about: "Names, price and stock. They change at once." },
  quest: { name: "Quests", about: "What a quest asks for; how it is counted ships with the product." },
  challenge_step: { name: "Challenge steps", about: "A place in the Bible, a line, and one thing to do." },
  trivia_question: { name: "Trivia questions", about: "Questions with their proof; one can be withdrawn." },
  feud_board: {
    name: "Bible Feud boards",
    about: "What a board asks. Its answers are counted from the text.",
  },
  feud_poll: {
    name: "Bible Feud polls",
    about: "What members are asked for a board, and which answers beside the known ones it may show.",
  },
};

export const kindsCopy: Copy<Words> = {
  en,
  es: {
    devotional: {
      name: "Devocionales",
      about: "Un pasaje, nuestras palabras, una pregunta y una oración.",
    },
    day_verse: { name: "Versículos del día", about: "Uno para cada día del año, con lo que ocurre allí." },
    daniel_day: {
      name: "Días del Plan Daniel",
      about:
        "Lectura, título, enseñanza y pregunta de cada día. Las prácticas y comidas vienen con el producto.",
    },
    plan_day: {
      name: "Días de planes de lectura",
      about: "Los Evangelios por orden de tiempo; los demás planes se cortan de la Biblia contando palabras.",
      never:
        "Los días se calculan con el texto incluido, y en ellos se cuenta por dónde va cada miembro: mover un pasaje movería el lugar de todos.",
    },
    ministry_week: {
      name: "Semanas de ministerios",
      about: "Lo que leen y conversan jóvenes, hombres y mujeres.",
    },
    video: {
      name: "Enseñanzas en video",
      about: "Títulos, notas y preguntas.",
      never:
        "La página es un documento común para todos los visitantes, con subtítulos y voz en archivos de la instalación.",
    },
    pet_adventure: {
      name: "Aventuras de la mascota",
      about: "Lo que la mascota encuentra en cada lugar, y una pregunta.",
    },
    pet_type: { name: "Tipos de mascota", about: "Cómo se llama cada animal." },
    pet_evolution: { name: "Evoluciones de la mascota", about: "En qué se convierte cada animal." },
    pet_accessory: {
      name: "Accesorios de la mascota",
      about: "Dónde se lleva cada uno. Su nombre es el de su artículo de la tienda.",
      never: "Dónde se lleva algo está dibujado en el código. Para cambiarle el nombre, cambia su artículo.",
    },
    shop_item: {
      name: "Artículos de la tienda",
      about: "Nombres, precio y existencias. Cambian enseguida.",
    },
    quest: { name: "Misiones", about: "Lo que pide una misión; cómo se cuenta viene con el producto." },
    challenge_step: {
      name: "Pasos de desafíos",
      about: "Un lugar de la Biblia, una línea y algo que hacer.",
    },
    trivia_question: {
      name: "Preguntas de trivia",
      about: "Preguntas con su prueba; una se puede retirar.",
    },
    feud_board: {
      name: "Tableros de Bible Feud",
      about: "Lo que pregunta un tablero. Sus respuestas se cuentan en el texto.",
    },
    feud_poll: {
      name: "Preguntas a miembros para Bible Feud",
      about: "Lo que se pregunta para un tablero, y qué respuestas puede mostrar además de las conocidas.",
    },
  },
};
