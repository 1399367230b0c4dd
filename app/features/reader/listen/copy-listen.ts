import type { Copy } from "#app/core/language.ts";

const en = {
  open: "Listen",
  label: "Listening",
  play: "Play",
  pause: "Pause",
  before: "The verse before",
  after: "The next verse",
  speed: "Speed",
  sleep: "Sleep timer",
  sleeps: {
    off: "No timer",
    "5": "5 minutes",
    "15": "15 minutes",
    "30": "30 minutes",
    chapter: "This chapter",
  },
  close: "Stop listening",
  noSpeech: "This browser cannot read aloud.",
  noVoice: (language: string) =>
    `This device has no voice for ${language}. One can be added in its settings for speech.`,
  failed: "The voice stopped. Press Play to go on from this verse.",
  languages: { en: "English", es: "Spanish" },
};

export const listenCopy: Copy<typeof en> = {
  en,
  es: {
    open: "Escuchar",
    label: "Escuchando",
    play: "Reproducir",
    pause: "Pausa",
    before: "El versículo anterior",
    after: "El versículo siguiente",
    speed: "Velocidad",
    sleep: "Temporizador",
    sleeps: {
      off: "Sin temporizador",
      "5": "5 minutos",
      "15": "15 minutos",
      "30": "30 minutos",
      chapter: "Este capítulo",
    },
    close: "Dejar de escuchar",
    noSpeech: "Este navegador no puede leer en voz alta.",
    noVoice: (language) =>
      `Este dispositivo no tiene voz en ${language}. Se puede añadir en sus ajustes de voz.`,
    failed: "La voz se detuvo. Pulsa Reproducir para seguir desde este versículo.",
    languages: { en: "inglés", es: "español" },
  },
};
