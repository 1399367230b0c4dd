import type { Copy } from "#app/core/language.ts";

const en = {
  label: "Search the requests",
  labelTestimonies: "Search the testimonies",
  placeholder: "A word or two",
  search: "Search",
  end: "End the search",
  found: (q: string) => `Requests with “${q}”, the newest first`,
  foundTestimonies: (q: string) => `Testimonies with “${q}”, the newest first`,
  inTestimonies: "Look in the testimonies",
  inRequests: "Look in the requests",
  inUpdate: "Your words are in an update to it.",
  empty: {
    title: "Nothing was found",
    text: "Each word that you type has to stand in it, whole. Try one word, or another.",
  },
};

export const searchCopy: Copy<typeof en> = {
  en,
  es: {
    label: "Buscar en las peticiones",
    labelTestimonies: "Buscar en los testimonios",
    placeholder: "Una o dos palabras",
    search: "Buscar",
    end: "Terminar la búsqueda",
    found: (q) => `Peticiones con “${q}”, las más recientes primero`,
    foundTestimonies: (q) => `Testimonios con “${q}”, los más recientes primero`,
    inTestimonies: "Buscar en los testimonios",
    inRequests: "Buscar en las peticiones",
    inUpdate: "Tus palabras están en una novedad de esta petición.",
    empty: {
      title: "No se encontró nada",
      text: "Cada palabra que escribes tiene que estar ahí, entera. Prueba con una sola, o con otra.",
    },
  },
};
