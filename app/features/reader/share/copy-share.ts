import type { Copy } from "#app/core/language.ts";

const en = {
  open: "Picture",
  title: "A picture of it",
  ground: "Ground",
  grounds: { paper: "Paper", plum: "Plum", night: "Night" },
  preview: (name: string) => `The words of ${name} as a picture`,
  tooLong: "These are too many verses for one picture. Choose fewer.",
  save: "Save picture",
  share: "Share",
  failed: "The picture could not be made. Please try again.",
};

export const shareCopy: Copy<typeof en> = {
  en,
  es: {
    open: "Imagen",
    title: "Una imagen",
    ground: "Fondo",
    grounds: { paper: "Papel", plum: "Ciruela", night: "Noche" },
    preview: (name) => `Las palabras de ${name} como imagen`,
    tooLong: "Son demasiados versículos para una imagen. Elige menos.",
    save: "Guardar imagen",
    share: "Compartir",
    failed: "No se pudo hacer la imagen. Inténtalo de nuevo.",
  },
};
