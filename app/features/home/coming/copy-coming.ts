import type { Copy } from "#app/core/language.ts";
import type { ComingRoom } from "#app/features/rooms/open.ts";

/** `coming`: what the room will be. `today`: what can be done until then, and where `action` leads. */
type RoomWords = { title: string; coming: string; today: string; action: string };
type ComingWords = { soon: string; home: string; rooms: Record<ComingRoom, RoomWords> };

const en: ComingWords = {
  soon: "Opens soon",
  home: "Back to Home",
  rooms: {
    voice: {
      title: "Voice Chat",
      coming: "Talking with others by voice opens soon.",
      today: "Today you can write with the companion.",
      action: "Talk with the companion",
    },
    videos: {
      title: "Video Teachings",
      coming: "A list of teachings to watch opens soon.",
      today: "Today you can read every chapter of the Bible here.",
      action: "Read the Bible",
    },
  },
};

const es: ComingWords = {
  soon: "Abre pronto",
  home: "Volver al inicio",
  rooms: {
    voice: {
      title: "Chat de voz",
      coming: "Hablar con otros por voz estará disponible pronto.",
      today: "Hoy puedes escribirle al compañero.",
      action: "Hablar con el compañero",
    },
    videos: {
      title: "Enseñanzas en video",
      coming: "Una lista de enseñanzas para ver abre pronto.",
      today: "Hoy puedes leer aquí todos los capítulos de la Biblia.",
      action: "Leer la Biblia",
    },
  },
};

export const comingCopy: Copy<ComingWords> = { en, es };
