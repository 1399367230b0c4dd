import type { Copy } from "#app/core/language.ts";
import { PLAN_NAME } from "#app/core/plan-name.ts";

const words = {
  en: {
    /** The browser's tab and what a search engine shows. */
    meta: {
      title: "Koinonia: there is a chair for you",
      description:
        "A network of faith and support: a companion that answers with Scripture word for word, the Bible to read, and a pet.",
    },
    header: {
      signIn: "Sign In",
      join: "Join Community",
      toCommunity: "Go to Community",
      signOut: "Sign Out",
    },
    hero: {
      title: "There is a chair for you.",
      lead: "Koinonia is a network of faith and support. Ask the companion, read Scripture word for word, and keep a pet.",
      community: {
        open: "Ask for prayer, and pray for somebody else.",
        closed: "The community is not open at the moment.",
      },
      join: "Join Community",
      access: "Access Community",
      companion: "Open the companion",
      note: "Free to join. No card needed.",
    },
    notOpen: "Not open now",
    counters: {
      title: "Counted, not guessed",
      none: {
        claim: "No invented numbers.",
        text: "Blessings sent, lives touched, prayers offered and active members are counted from our first day, and shown here with a date once there is something true to show.",
      },
      names: {
        activeMembers: "active members",
        prayersOffered: "prayers offered",
        blessingsSent: "blessings sent",
        livesTouched: "lives touched",
      },
      countedOn: (date: string) => `Counted on ${date}.`,
    },
    today: {
      title: "Open today",
      ask: "Ask the Companion",
      pet: "Your pet",
      petText: "Six animals to choose from. It never dies, and never scolds.",
      meet: "Meet Your Pet",
    },
    how: {
      title: "How it works",
      steps: {
        testimonies: {
          title: "Share testimonies",
          text: "Write down what God has done, in your own words. Three honest lines are enough.",
        },
        prayers: {
          title: "Request prayers",
          text: "Ask by name or unnamed. You choose who sees it, and you will know when someone has prayed.",
        },
        support: {
          title: "Connect and support",
          text: "Keep a promise to pray, sit with a circle, or send a small blessing of $1 to $5.",
        },
      },
    },
    games: {
      title: "Learn it by heart, a little at a time",
      kinds: {
        trivia: {
          title: "Bible trivia",
          text: "Every answer shows its verse, so a wrong guess still teaches.",
        },
        verses: {
          title: "Memory verses",
          text: "Short reviews that come back just before you would forget.",
        },
        streaks: {
          title: "Daily streaks",
          text: "A day of rest never breaks one. Neither does a long flight.",
        },
      },
      join: "Join to Play Games",
      play: "Play Games Now",
      sample: {
        title: "Memory verse",
        progress: "2 of 5",
        /** The verse around its gap, word for word. */
        before: "Rejoice with those who",
        word: "rejoice",
        after: ". Weep with those who weep.",
        gap: "blank",
        words: ["labor", "rejoice", "sing", "wait"],
        source: "Romans 12:15, World English Bible",
        bird: "A small blue bird on a log",
      },
    },
    samples: {
      title: "Heard around the table",
      badge: "Sample",
      testimony: {
        kind: "Testimony",
        from: "From Marta",
        text: "“I came for the Bible study and stayed for the people. The week my father was in hospital, eleven of them knew his name.”",
      },
      prayer: {
        kind: "Prayer request",
        from: "Unnamed",
        text: "“Pray for my sister’s interview on Thursday, and for a quiet heart while she waits.”",
        answer: "I will pray",
      },
    },
    join: {
      title: "Pull up a chair",
      text: `Membership is free. Premium is $9.95 a month: unlimited companion messages and, for adults, the six-week ${PLAN_NAME.en}.`,
      join: "Join Community",
      access: "Access Community",
      premium: "See Premium",
    },
    foot: {
      disclaimer:
        "Koinonia is not a replacement for professional counseling, medical advice or pastoral care. The companion is an AI and says so. If you are in danger, please call your local emergency number.",
      safety: "How you are kept safe",
      terms: "Terms of Service",
      privacy: "Privacy Policy",
      legal: "Legal",
      language: "Language",
      close: "Close",
    },
  },
  es: {
    meta: {
      title: "Koinonia: hay una silla para ti",
      description:
        "Una red de fe y apoyo: un compañero que responde con la Escritura palabra por palabra, la Biblia para leer y una mascota.",
    },
    header: {
      signIn: "Entrar",
      join: "Unirse",
      toCommunity: "Comunidad",
      signOut: "Salir",
    },
    hero: {
      title: "Hay una silla para ti.",
      lead: "Koinonia es una red de fe y apoyo. Pregunta al compañero, lee la Escritura palabra por palabra y cuida una mascota.",
      community: {
        open: "Pide oración y ora por alguien más.",
        closed: "La comunidad no está abierta en este momento.",
      },
      join: "Unirse a la comunidad",
      access: "Entrar a la comunidad",
      companion: "Abrir el compañero",
      note: "Unirse es gratis. Sin tarjeta.",
    },
    notOpen: "No está abierto ahora",
    counters: {
      title: "Contado, no supuesto",
      none: {
        claim: "Sin cifras inventadas.",
        text: "Las bendiciones enviadas, las vidas tocadas, las oraciones ofrecidas y los miembros activos se cuentan desde el primer día, y se mostrarán aquí con su fecha cuando haya algo cierto que mostrar.",
      },
      names: {
        activeMembers: "miembros activos",
        prayersOffered: "oraciones ofrecidas",
        blessingsSent: "bendiciones enviadas",
        livesTouched: "vidas tocadas",
      },
      countedOn: (date: string) => `Contado el ${date}.`,
    },
    today: {
      title: "Abierto hoy",
      ask: "Preguntar al compañero",
      pet: "Tu mascota",
      petText: "Seis animales para elegir. Nunca muere y nunca regaña.",
      meet: "Conocer a tu mascota",
    },
    how: {
      title: "Cómo funciona",
      steps: {
        testimonies: {
          title: "Comparte testimonios",
          text: "Escribe lo que Dios ha hecho, con tus propias palabras. Bastan tres líneas sinceras.",
        },
        prayers: {
          title: "Pide oración",
          text: "Con tu nombre o sin él. Tú eliges quién lo ve, y sabrás cuándo alguien ha orado.",
        },
        support: {
          title: "Acompaña y apoya",
          text: "Cumple una promesa de orar, siéntate con un grupo o envía una pequeña bendición de $1 a $5.",
        },
      },
    },
    games: {
      title: "Apréndelo de memoria, poco a poco",
      kinds: {
        trivia: {
          title: "Preguntas bíblicas",
          text: "Cada respuesta muestra su versículo, así que hasta un error enseña.",
        },
        verses: {
          title: "Versículos de memoria",
          text: "Repasos breves que vuelven justo antes de que olvides.",
        },
        streaks: {
          title: "Rachas diarias",
          text: "Un día de descanso nunca rompe una. Un vuelo largo tampoco.",
        },
      },
      join: "Unirse para jugar",
      play: "Jugar ahora",
      sample: {
        title: "Versículo de memoria",
        progress: "2 de 5",
        before: "Gozaos con los que se",
        word: "gozan",
        after: ": llorad con los que lloran.",
        gap: "hueco",
        words: ["afanan", "gozan", "cantan", "esperan"],
        source: "Romanos 12:15, Reina-Valera 1909",
        bird: "Un pajarito azul sobre un tronco",
      },
    },
    samples: {
      title: "Oído alrededor de la mesa",
      badge: "Ejemplo",
      testimony: {
        kind: "Testimonio",
        from: "De Marta",
        text: "«Vine por el estudio bíblico y me quedé por la gente. La semana que mi padre estuvo en el hospital, once de ellos sabían su nombre.»",
      },
      prayer: {
        kind: "Petición de oración",
        from: "Sin nombre",
        text: "«Oren por la entrevista de mi hermana el jueves, y por un corazón tranquilo mientras espera.»",
        answer: "Oraré",
      },
    },
    join: {
      title: "Acerca una silla",
      text: `Ser miembro es gratis. Premium cuesta $9.95 al mes: mensajes sin límite con el compañero y, para adultos, las seis semanas del ${PLAN_NAME.es}.`,
      join: "Unirse a la comunidad",
      access: "Entrar a la comunidad",
      premium: "Ver Premium",
    },
    foot: {
      disclaimer:
        "Koinonia no sustituye la consejería profesional, el consejo médico ni la atención pastoral. El compañero es una IA y lo dice. Si estás en peligro, llama al número de emergencias de tu lugar.",
      safety: "Cómo cuidamos de ti",
      terms: "Términos del servicio",
      privacy: "Política de privacidad",
      legal: "Avisos legales",
      language: "Idioma",
      close: "Cerrar",
    },
  },
};

export type LandingWords = typeof words.en;

/**
 * The one content of the front page and of its variants: what each design says is here, how it looks is theirs.
 * Quoted texts of the specification are literal in English.
 */
export const landingCopy: Copy<LandingWords> = words;
