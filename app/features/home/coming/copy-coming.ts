import type { Copy } from "#app/core/language.ts";
import { contextNames } from "#app/features/chat/copy/copy-contexts.ts";
import type { ComingRoom } from "#app/features/rooms/open.ts";

/** `coming`: what the room will be. `today`: what can be done until then, and where `action` leads. */
type RoomWords = { title: string; coming: string; today: string; action: string };
type ComingWords = { soon: string; home: string; rooms: Record<ComingRoom, RoomWords> };

const en: ComingWords = {
  soon: "Opens soon",
  home: "Back to Home",
  rooms: {
    youth: {
      title: contextNames.en.youth,
      coming: "A group for young members opens soon.",
      today: "Today you can bring any question to the companion.",
      action: "Ask the companion",
    },
    men: {
      title: contextNames.en["mens-ministry"],
      coming: "A group for men opens soon.",
      today: "Today you can talk with the companion about work, family and faith.",
      action: "Talk with the companion",
    },
    women: {
      title: contextNames.en["womens-ministry"],
      coming: "A group for women opens soon.",
      today: "Today you can talk with the companion about whatever is on your heart.",
      action: "Talk with the companion",
    },
    groups: {
      title: "Study Groups",
      coming: "Small groups that read the Bible together open soon.",
      today: "Today you can read any chapter by yourself.",
      action: "Read the Bible",
    },
    friends: {
      title: "Friends",
      coming: "Finding and inviting friends opens soon.",
      today: "Today your pet is glad of your company.",
      action: "Visit your pet",
    },
    games: {
      title: "Games & Challenges",
      coming: "Bible trivia, quests and tournaments open soon.",
      today: "Today you can learn verses by heart.",
      action: "Learn a verse",
    },
  },
};

const es: ComingWords = {
  soon: "Abre pronto",
  home: "Volver al inicio",
  rooms: {
    youth: {
      title: contextNames.es.youth,
      coming: "Un grupo para jóvenes abre pronto.",
      today: "Hoy puedes hacerle cualquier pregunta al compañero.",
      action: "Preguntar al compañero",
    },
    men: {
      title: contextNames.es["mens-ministry"],
      coming: "Un grupo para hombres abre pronto.",
      today: "Hoy puedes hablar con el compañero del trabajo, la familia y la fe.",
      action: "Hablar con el compañero",
    },
    women: {
      title: contextNames.es["womens-ministry"],
      coming: "Un grupo para mujeres abre pronto.",
      today: "Hoy puedes hablar con el compañero de lo que llevas en el corazón.",
      action: "Hablar con el compañero",
    },
    groups: {
      title: "Grupos de estudio",
      coming: "Los grupos pequeños que leen juntos la Biblia abren pronto.",
      today: "Hoy puedes leer cualquier capítulo por tu cuenta.",
      action: "Leer la Biblia",
    },
    friends: {
      title: "Amigos",
      coming: "Buscar e invitar a amigos estará disponible pronto.",
      today: "Hoy tu mascota se alegra de tu compañía.",
      action: "Visitar a tu mascota",
    },
    games: {
      title: "Juegos y desafíos",
      coming: "La trivia bíblica, las misiones y los torneos abren pronto.",
      today: "Hoy puedes aprender versículos de memoria.",
      action: "Aprender un versículo",
    },
  },
};

export const comingCopy: Copy<ComingWords> = { en, es };
