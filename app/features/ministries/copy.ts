import type { Copy } from "#app/core/language.ts";
import type { Ministry } from "#app/features/groups/model/kinds.ts";

type Words = { title: string; intro: string; lead: string; talk: string };

const en = {
  ministries: {
    youth: {
      title: "Youth Ministry",
      intro: "For members of 13 to 17. Ask what you like, and nobody here needs you to be fine.",
      lead: "Leaders",
      talk: "Talk about this",
    },
    men: {
      title: "Men's Fellowship",
      intro: "A fire, bread, and room to say how it really is.",
      lead: "Leaders",
      talk: "Talk about this",
    },
    women: {
      title: "Women’s Circle",
      intro: "A table with a place for you, whatever kind of week it was.",
      lead: "Leaders",
      talk: "Talk about this",
    },
  } as Record<Ministry, Words>,
  week: (week: number, of: number) => `Week ${week} of ${of}`,
  thisWeek: "This week",
  read: (reference: string) => `Read ${reference}`,
  questions: "To ask one another",
  together: "One thing to do together",
  all: "All weeks",
  none: { title: "The weeks are not here yet", text: "Groups and gatherings are." },
  groups: "Groups",
  noGroups: "No group yet.",
  toGroups: "Find or start a group",
  gatherings: "Next gatherings",
  noGatherings: "Nothing is planned in your groups.",
  noLeaders: "Nobody leads a group here yet.",
  wall: "Pray for one another",
  noRequests: "Nobody has asked in your groups here. What is asked in a group is read by its members alone.",
  askGroup: "Ask one of your groups",
  toWall: "What all your groups ask",
  outsideYouth: "Groups and names here are for members of 13 to 17 and their appointed leaders alone.",
  outsideAdults: "Groups and names here are for adults. Yours are on the youth’s page.",
  help: "Is something wrong at home, at school or inside you? There are people for that, day and night.",
  toHelp: "Help now",
};

export const ministriesCopy: Copy<typeof en> = {
  en,
  es: {
    ministries: {
      youth: {
        title: "Ministerio juvenil",
        intro: "Para miembros de 13 a 17. Pregunta lo que quieras; aquí nadie necesita que estés bien.",
        lead: "Quiénes dirigen",
        talk: "Hablar de esto",
      },
      men: {
        title: "Comunidad de hombres",
        intro: "Un fuego, pan y lugar para decir cómo es de verdad.",
        lead: "Quiénes dirigen",
        talk: "Hablar de esto",
      },
      women: {
        title: "Círculo de mujeres",
        intro: "Una mesa con un lugar para ti, fuera como fuera la semana.",
        lead: "Quiénes dirigen",
        talk: "Hablar de esto",
      },
    },
    week: (week, of) => `Semana ${week} de ${of}`,
    thisWeek: "Esta semana",
    read: (reference) => `Leer ${reference}`,
    questions: "Para preguntarse unos a otros",
    together: "Algo para hacer juntos",
    all: "Todas las semanas",
    none: { title: "Las semanas aún no están", text: "Los grupos y los encuentros, sí." },
    groups: "Grupos",
    noGroups: "Aún no hay ningún grupo.",
    toGroups: "Buscar o crear un grupo",
    gatherings: "Próximos encuentros",
    noGatherings: "No hay nada previsto en tus grupos.",
    noLeaders: "Aún nadie dirige un grupo aquí.",
    wall: "Orar unos por otros",
    noRequests:
      "Nadie ha pedido en tus grupos de aquí. Lo que se pide en un grupo lo leen solo sus miembros.",
    askGroup: "Pedir a uno de tus grupos",
    toWall: "Lo que piden todos tus grupos",
    outsideYouth: "Los grupos y los nombres de aquí son solo para miembros de 13 a 17 y quienes los dirigen.",
    outsideAdults: "Los grupos y los nombres de aquí son para adultos. Los tuyos están en la página juvenil.",
    help: "¿Algo va mal en casa, en la escuela o dentro de ti? Hay personas para eso, de día y de noche.",
    toHelp: "Ayuda ahora",
  },
};
