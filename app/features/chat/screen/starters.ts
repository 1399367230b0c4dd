import type { Copy } from "#app/core/language.ts";
import type { Category } from "#app/features/chat/model/catalog.ts";

/** A way to begin: the category (C6), a short title to read and the words that are sent. */
export type Starter = {
  category: Category;
  title: string;
  text: string;
};

const en: readonly Starter[] = [
  {
    category: "prayer",
    title: "Pray with me about tomorrow",
    text: "Pray with me about tomorrow. I am carrying it with me tonight.",
  },
  {
    category: "scripture",
    title: "Who is “the Word” in John 1?",
    text: "Who is “the Word” in John 1, and why does John begin there?",
  },
  {
    category: "relationships",
    title: "Forgiving with no apology",
    text: "How do I forgive someone who has never apologized?",
  },
  {
    category: "guidance",
    title: "Think through a decision",
    text: "Help me think through a decision I have to make.",
  },
  {
    category: "teachings",
    title: "The Lord’s Prayer, line by line",
    text: "Take me through the Lord’s Prayer, line by line.",
  },
  {
    category: "growth",
    title: "Ten quiet minutes a day",
    text: "How could I spend ten quiet minutes a day with God?",
  },
  {
    category: "marriage",
    title: "The same argument, again",
    text: "My spouse and I keep having the same argument. Where do we begin?",
  },
  {
    category: "parenting",
    title: "My teenager has gone quiet",
    text: "My teenager has gone quiet and I do not know how to reach them.",
  },
];

const es: readonly Starter[] = [
  {
    category: "prayer",
    title: "Ora conmigo por mañana",
    text: "Ora conmigo por mañana. Esta noche lo llevo conmigo.",
  },
  {
    category: "scripture",
    title: "¿Quién es «el Verbo» en Juan 1?",
    text: "¿Quién es «el Verbo» en Juan 1, y por qué empieza Juan ahí?",
  },
  {
    category: "relationships",
    title: "Perdonar sin una disculpa",
    text: "¿Cómo perdono a alguien que nunca se ha disculpado?",
  },
  {
    category: "guidance",
    title: "Pensar bien una decisión",
    text: "Ayúdame a pensar una decisión que tengo que tomar.",
  },
  {
    category: "teachings",
    title: "El Padrenuestro, línea por línea",
    text: "Llévame por el Padrenuestro, línea por línea.",
  },
  {
    category: "growth",
    title: "Diez minutos tranquilos al día",
    text: "¿Cómo podría pasar diez minutos tranquilos al día con Dios?",
  },
  {
    category: "marriage",
    title: "La misma discusión otra vez",
    text: "Mi pareja y yo tenemos siempre la misma discusión. ¿Por dónde empezamos?",
  },
  {
    category: "parenting",
    title: "Mi hijo adolescente ya no habla",
    text: "Mi hijo adolescente ya no habla y no sé cómo llegar a él.",
  },
];

export const starters: Copy<readonly Starter[]> = { en, es };
