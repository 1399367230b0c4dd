import type { Playlist, Video } from "./video.ts";

const READER: Video["teacher"] = {
  en: "Koinonia, read by a computer’s voice",
  es: "Koinonia, leído por la voz de un ordenador (en inglés)",
};

/**
 * What `/youtube-playlist` shows, in this order. A teaching on YouTube is added here by its owner, with what they have
 * the right to show: docs/configuration.md, "Video teachings".
 */
export const PLAYLISTS: readonly Playlist[] = [
  {
    id: "three-passages",
    title: { en: "Three passages, slowly", es: "Tres pasajes, despacio" },
    about: {
      en: "Less than a minute each: a passage, word for word, over one of our drawings.",
      es: "Menos de un minuto cada uno: un pasaje, palabra por palabra, sobre un dibujo nuestro.",
    },
    videos: [
      {
        id: "psalm-23",
        title: { en: "I shall lack nothing", es: "Nada me faltará" },
        teacher: READER,
        notes: {
          en: "David had been a shepherd. The psalm turns in its fourth verse: from speaking of God to speaking to him.",
          es: "David había sido pastor. El salmo cambia en su cuarto versículo: deja de hablar de Dios y le habla a él.",
        },
        questions: {
          en: [
            "Which of these lines do you need today?",
            "Where has somebody walked beside you in a dark place?",
          ],
          es: ["¿Cuál de estas líneas necesitas hoy?", "¿Dónde caminó alguien a tu lado en un lugar oscuro?"],
        },
        passage: { bookNumber: 19, chapter: 23, fromVerse: 1, toVerse: 4 },
        drawing: "psalm-23",
        source: { kind: "clip", clip: "psalm-23" },
      },
      {
        id: "ruth-2",
        title: { en: "Someone else’s field", es: "En campo ajeno" },
        teacher: READER,
        notes: {
          en: "The law let the poor gather what the reapers dropped (Leviticus 19:9-10). Boaz gives more than the law asks.",
          es: "La ley dejaba a los pobres recoger lo que caía de las manos de los segadores (Levítico 19:9-10). Booz da más de lo que pide la ley.",
        },
        questions: {
          en: ["Who is a stranger near you?", "What does Boaz give that the law did not ask for?"],
          es: ["¿Quién es extranjero cerca de ti?", "¿Qué da Booz que la ley no pedía?"],
        },
        passage: { bookNumber: 8, chapter: 2, fromVerse: 10, toVerse: 12 },
        drawing: "ruth-2",
        source: { kind: "clip", clip: "ruth-2" },
      },
      {
        id: "john-21",
        title: { en: "A night without fish", es: "Una noche sin peces" },
        teacher: READER,
        notes: {
          en: "It is the third time that the disciples meet the risen Jesus, and they are back at their old work.",
          es: "Es la tercera vez que los discípulos encuentran a Jesús resucitado, y han vuelto a su antiguo trabajo.",
        },
        questions: {
          en: [
            "Where did you last think that nothing would come of it?",
            "Why do they not know him at first?",
          ],
          es: [
            "¿Dónde pensaste por última vez que no saldría nada?",
            "¿Por qué no lo reconocen al principio?",
          ],
        },
        passage: { bookNumber: 43, chapter: 21, fromVerse: 4, toVerse: 6 },
        drawing: "john-21",
        source: { kind: "clip", clip: "john-21" },
      },
    ],
  },
];

export const VIDEOS: readonly Video[] = PLAYLISTS.flatMap(({ videos }) => videos);
export const VIDEO_IDS: readonly string[] = VIDEOS.map(({ id }) => id);

/** The video of an id; the first one where there is none of that id. */
export function videoOf(id: string | null): Video {
  const video = VIDEOS.find((known) => known.id === id) ?? VIDEOS[0];
  if (!video) throw new Error("the catalog has no video");
  return video;
}
