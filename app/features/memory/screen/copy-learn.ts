import type { Copy } from "#app/core/language.ts";
import type { MemoryRefusal } from "#app/features/memory/reply.ts";

/** Apart from the deck's own words: a page that only shows a verse fetches no more. */
const en = {
  learn: {
    learn: "Learn by heart",
    learned: "In your deck",
    toast: (name: string) => `${name} is in your deck`,
    gone: (name: string) => `${name} is out of your deck`,
    undo: "Undo",
  },
  refusals: {
    "memory.bad_form": "That could not be read. Nothing was changed.",
    "memory.bad_limit": "Choose a whole number from 1 to 50.",
    "memory.too_long":
      "That is longer than any passage here. Nothing was graded; your words are still in the field.",
    "memory.gone": "This verse is not in your deck any more.",
    "memory.full": "Your deck holds as much as it can: 20,000 verses.",
    "memory.too_fast": "That was a lot at once. Wait a minute, then try again.",
    "memory.failed": "We could not reach the server. Nothing is lost; try again.",
  } as Record<MemoryRefusal, string>,
};

type LearnWords = typeof en;

const es: LearnWords = {
  learn: {
    learn: "Aprender de memoria",
    learned: "En tu mazo",
    toast: (name) => `${name} está en tu mazo`,
    gone: (name) => `${name} ya no está en tu mazo`,
    undo: "Deshacer",
  },
  refusals: {
    "memory.bad_form": "No se pudo leer. No cambió nada.",
    "memory.bad_limit": "Elige un número entero de 1 a 50.",
    "memory.too_long":
      "Es más largo que cualquier pasaje. No se calificó nada; tus palabras siguen en el campo.",
    "memory.gone": "Este versículo ya no está en tu mazo.",
    "memory.full": "Tu mazo tiene todo lo que cabe: 20.000 versículos.",
    "memory.too_fast": "Fue mucho de una vez. Espera un minuto y prueba de nuevo.",
    "memory.failed": "No pudimos llegar al servidor. Nada se perdió; prueba de nuevo.",
  },
};

export const learnCopy: Copy<LearnWords> = { en, es };
