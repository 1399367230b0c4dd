import type { Copy } from "#app/core/language.ts";
import type { FieldLabel } from "./model/field.ts";
import type { FieldFault } from "./model/typed.ts";
import type { FindingWhy } from "./scripture/finding.ts";

type Words = {
  labels: Record<FieldLabel, string>;
  languages: { en: string; es: string };
  faults: Record<FieldFault, string>;
  findings: Record<FindingWhy, string>;
  hints: {
    letters: (most: number) => string;
    paragraphs: (most: number) => string;
    entries: (most: number) => string;
    reference: string;
    numbers: (least: number, most: number) => string;
    optional: string;
  };
};

const en: Words = {
  labels: {
    title: "Title",
    text: "Text",
    question: "Question",
    prayer: "Prayer",
    passage: "Passage",
    verse: "Verse",
    context: "What is going on there",
    teaching: "Teaching",
    questions: "Questions",
    together: "To do together",
    practice: "To practice",
    name: "Name",
    about: "Description",
    where: "Where it is",
    way: "On the way to",
    story: "Story",
    wentWell: "When it went well",
    wentOtherwise: "When it went otherwise",
    coins: "Coins",
    gems: "Gems",
    stock: "In stock",
    offered: "Offered",
    option1: "Answer 1",
    option2: "Answer 2",
    option3: "Answer 3",
    option4: "Answer 4",
    answer: "The right answer",
    difficulty: "Difficulty",
    prove: "Words that prove it",
    explanation: "Explanation",
    teacher: "Who speaks",
    notes: "Notes",
    letIn: "Answers that were let in",
    refused: "Answers that were refused",
  },
  languages: { en: "English", es: "Spanish" },
  faults: {
    empty: "This is needed.",
    long: "This is too long.",
    number: "A whole number within the bounds is needed.",
    choice: "Choose one of the list.",
    no_reference: "There is no such place in the Bible. Write it in English, for example Psalm 23:1-3.",
    two_chapters: "The passage has to stand in one chapter.",
    entries: "The number of lines, or the length of one, does not fit.",
    dear: "This price is not possible.",
  },
  findings: {
    no_such_verse: "There is no such verse.",
    other_words: "These are not the words of the shipped text.",
    not_there: "These words do not stand in the passage.",
    outside: "The verse does not stand in the passage.",
  },
  hints: {
    letters: (most) => `${most.toLocaleString("en")} letters at most.`,
    paragraphs: (most) => `${most.toLocaleString("en")} letters at most; an empty line parts paragraphs.`,
    entries: (most) => `One on each line; ${most} at most.`,
    reference: "In English, for example Luke 15:11-24.",
    numbers: (least, most) => `${least} to ${most.toLocaleString("en")}.`,
    optional: "Empty: it never runs out.",
  },
};

export const fieldsCopy: Copy<Words> = {
  en,
  es: {
    labels: {
      title: "Título",
      text: "Texto",
      question: "Pregunta",
      prayer: "Oración",
      passage: "Pasaje",
      verse: "Versículo",
      context: "Qué ocurre allí",
      teaching: "Enseñanza",
      questions: "Preguntas",
      together: "Para hacer juntos",
      practice: "Para practicar",
      name: "Nombre",
      about: "Descripción",
      where: "Dónde está",
      way: "De camino a",
      story: "Historia",
      wentWell: "Si salió bien",
      wentOtherwise: "Si salió de otra manera",
      coins: "Monedas",
      gems: "Gemas",
      stock: "Existencias",
      offered: "Se ofrece",
      option1: "Respuesta 1",
      option2: "Respuesta 2",
      option3: "Respuesta 3",
      option4: "Respuesta 4",
      answer: "La respuesta correcta",
      difficulty: "Dificultad",
      prove: "Palabras que lo demuestran",
      explanation: "Explicación",
      teacher: "Quién habla",
      notes: "Notas",
      letIn: "Respuestas admitidas",
      refused: "Respuestas rechazadas",
    },
    languages: { en: "Inglés", es: "Español" },
    faults: {
      empty: "Hace falta.",
      long: "Es demasiado largo.",
      number: "Hace falta un número entero dentro de los límites.",
      choice: "Elige uno de la lista.",
      no_reference: "No existe ese lugar en la Biblia. Escríbelo en inglés, por ejemplo Psalm 23:1-3.",
      two_chapters: "El pasaje tiene que estar en un solo capítulo.",
      entries: "El número de líneas, o el largo de una, no es el debido.",
      dear: "Ese precio no es posible.",
    },
    findings: {
      no_such_verse: "No existe ese versículo.",
      other_words: "No son las palabras del texto incluido.",
      not_there: "Estas palabras no están en el pasaje.",
      outside: "El versículo no está en el pasaje.",
    },
    hints: {
      letters: (most) => `${most.toLocaleString("es")} letras como mucho.`,
      paragraphs: (most) =>
        `${most.toLocaleString("es")} letras como mucho; una línea vacía separa los párrafos.`,
      entries: (most) => `Una en cada línea; ${most} como mucho.`,
      reference: "En inglés, por ejemplo Luke 15:11-24.",
      numbers: (least, most) => `De ${least} a ${most.toLocaleString("es")}.`,
      optional: "Vacío: no se acaba nunca.",
    },
  },
};
