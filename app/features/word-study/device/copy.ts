import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Word study without a network",
  text: "The Hebrew and Greek behind the King James Version, book by book: tap a verse that is kept here, then a word of it.",
  needsKjv: "Word study reads the King James Version. Keep that translation too.",
  all: "All 66 books",
  size: (size: string) => `${size} to load`,
  keep: "Keep",
  keepAll: "Keep the word study of all books",
  keepBook: (name: string) => `Keep the word study of ${name}`,
  removeBook: (name: string) => `Remove the word study of ${name}`,
  removeAll: "Remove the word study of all books",
  remove: "Remove",
  refresh: "Load the corrected words",
  stop: "Stop",
  some: (books: number, size: string) =>
    books === 1 ? `1 book on this device, ${size}` : `${books} books on this device, ${size}`,
  whole: (size: string) => `On this device, ${size}`,
  older: (books: number) =>
    books === 1
      ? "1 book is here in an older form and is not read. Load it again."
      : `${books} books are here in an older form and are not read. Load them again.`,
  loading: (done: string, total: string, books: number, all: number) =>
    `${done} of ${total}, ${books} of ${all} books`,
  byBook: "Choose books",
  here: "On this device",
  keptNow: (books: number): string =>
    books === 1 ? "Its word study is on this device now" : "The word study is on this device now",
  removed: "That word study is no longer on this device",
  failures: {
    network: "The connection broke off. The books that had come are kept; the others can be loaded later.",
    damaged: "What arrived was not whole, so it was not kept. Please try again.",
    room: "There is no room left on this device. Remove something or free some space, then try again.",
    storage: "This browser does not let us keep anything. A private window may be the reason.",
  },
};

export const keptWordsCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Estudio de palabras sin conexión",
    text: "El hebreo y el griego detrás de la King James Version, libro por libro: toca un versículo guardado aquí y luego una palabra.",
    needsKjv: "El estudio de palabras lee la King James Version. Guarda también esa traducción.",
    all: "Los 66 libros",
    size: (size) => `${size} para descargar`,
    keep: "Guardar",
    keepAll: "Guardar el estudio de palabras de todos los libros",
    keepBook: (name) => `Guardar el estudio de palabras de ${name}`,
    removeBook: (name) => `Quitar el estudio de palabras de ${name}`,
    removeAll: "Quitar el estudio de palabras de todos los libros",
    remove: "Quitar",
    refresh: "Descargar las palabras corregidas",
    stop: "Detener",
    some: (books, size) =>
      books === 1 ? `1 libro en este dispositivo, ${size}` : `${books} libros en este dispositivo, ${size}`,
    whole: (size) => `En este dispositivo, ${size}`,
    older: (books) =>
      books === 1
        ? "1 libro está aquí en una forma anterior y no se lee. Descárgalo de nuevo."
        : `${books} libros están aquí en una forma anterior y no se leen. Descárgalos de nuevo.`,
    loading: (done, total, books, all) => `${done} de ${total}, ${books} de ${all} libros`,
    byBook: "Elegir libros",
    here: "En este dispositivo",
    keptNow: (books) =>
      books === 1
        ? "Su estudio de palabras ya está en este dispositivo"
        : "El estudio de palabras ya está en este dispositivo",
    removed: "Ese estudio de palabras ya no está en este dispositivo",
    failures: {
      network:
        "Se cortó la conexión. Los libros que llegaron están guardados; los demás se pueden descargar después.",
      damaged: "Lo que llegó no estaba completo, así que no se guardó. Vuelve a intentarlo.",
      room: "No queda espacio en este dispositivo. Quita algo o libera espacio y vuelve a intentarlo.",
      storage: "Este navegador no nos deja guardar nada. Puede deberse a una ventana privada.",
    },
  },
};
