import { errorTitles } from "./error-titles.ts";

/** What a page says when it cannot be shown. GS2-GS4 are the specification's own words. */
export const errorCopy = {
  en: {
    wrong: {
      title: errorTitles.en.wrong,
      text: "We're sorry, but something went wrong. Please try refreshing the page.",
      action: "Try Again",
    },
    gamification: {
      title: "Gamification Loading Error",
      text: "Please try refreshing the page",
      action: "Try Again",
    },
    tooFast: {
      title: "One moment, please",
      text: "That was more in one minute than we can take. Nothing was changed. Please try again in a minute.",
      action: "Try Again",
    },
    closed: {
      kicker: "Not open to this account",
      moderator: {
        title: "For moderators only",
        text: "Only moderators and administrators can open this page. Everything else is open to you.",
      },
      admin: {
        title: "For administrators only",
        text: "Only administrators can open this page. Everything else is open to you.",
      },
      pastoral: {
        title: "For the pastoral team only",
        text: "What is asked of the pastoral team is read by the team alone. Everything else is open to you.",
      },
    },
    missing: {
      kicker: errorTitles.en.missing,
      title: "We could not find this page",
      text: "The address may have changed, or may be mistyped.",
    },
    another: {
      kicker: "Nothing was saved",
      title: "Somebody else signed in",
      text: "This page was opened for another person on this device. Load it again to go on as yourself.",
      action: "Load the page again",
    },
    home: "Back to Home",
  },
  es: {
    wrong: {
      title: errorTitles.es.wrong,
      text: "Lo sentimos, algo salió mal. Intenta cargar la página de nuevo.",
      action: "Intentar de nuevo",
    },
    gamification: {
      title: "No se pudieron cargar los juegos",
      text: "Intenta cargar la página de nuevo",
      action: "Intentar de nuevo",
    },
    tooFast: {
      title: "Un momento, por favor",
      text: "Fue más de lo que podemos recibir en un minuto. No se cambió nada. Inténtalo de nuevo en un minuto.",
      action: "Intentar de nuevo",
    },
    closed: {
      kicker: "No está abierto para esta cuenta",
      moderator: {
        title: "Solo para moderadores",
        text: "Solo moderadores y administradores pueden abrir esta página. Todo lo demás está abierto para ti.",
      },
      admin: {
        title: "Solo para administradores",
        text: "Solo los administradores pueden abrir esta página. Todo lo demás está abierto para ti.",
      },
      pastoral: {
        title: "Solo para el equipo pastoral",
        text: "Lo que se pide al equipo pastoral lo lee solo el equipo. Todo lo demás está abierto para ti.",
      },
    },
    missing: {
      kicker: errorTitles.es.missing,
      title: "No encontramos esta página",
      text: "La dirección quizá cambió o está mal escrita.",
    },
    another: {
      kicker: "No se guardó nada",
      title: "Otra persona inició sesión",
      text: "Esta página se abrió para otra persona en este dispositivo. Cárgala de nuevo para seguir con tu cuenta.",
      action: "Cargar la página de nuevo",
    },
    home: "Volver al inicio",
  },
};
