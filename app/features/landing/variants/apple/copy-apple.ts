import type { Copy } from "#app/core/language.ts";

type AppleWords = {
  title: string;
  description: string;
  welcome: (name: string) => string;
  /** AP1: for somebody whose name is not known. */
  friend: string;
  sections: { essential: string; ministry: string; growth: string };
  video: string;
  hint: (room: string) => string;
  disclaimer: string;
};

export const appleCopy: Copy<AppleWords> = {
  en: {
    title: "Home",
    description:
      "Everything in Koinonia at a glance: the companion, the Bible, the community, games and your pet.",
    welcome: (name) => `Welcome, ${name}`,
    friend: "friend",
    sections: {
      essential: "Essential",
      ministry: "Ministry & Fellowship",
      growth: "Growth & Wellness",
    },
    video: "Video Teachings",
    hint: (room) => `Sign in to open ${room}`,
    disclaimer:
      "Koinonia is not a replacement for professional counseling, medical advice or pastoral care. The companion is an AI and says so.",
  },
  es: {
    title: "Inicio",
    description:
      "Todo Koinonia de un vistazo: el compañero, la Biblia, la comunidad, los juegos y tu mascota.",
    welcome: (name) => `Te damos la bienvenida, ${name}`,
    friend: "alma amiga",
    sections: {
      essential: "Lo esencial",
      ministry: "Ministerio y compañerismo",
      growth: "Crecimiento y bienestar",
    },
    video: "Enseñanzas en video",
    hint: (room) => `Inicia sesión para abrir ${room}`,
    disclaimer:
      "Koinonia no sustituye la consejería profesional, el consejo médico ni la atención pastoral. El compañero es una IA y lo dice.",
  },
};
