import type { Copy } from "#app/core/language.ts";
import type { Crisis } from "#app/features/care/danger/crisis.ts";
import type { Courtesy } from "./intent.ts";

type Words = {
  courtesies: Record<Courtesy, string>;
  /** After the application's card: short, careful, and towards people. */
  crisis: Record<Crisis, string>;
  misunderstood: string;
  lost: string;
  between: string;
  named: string;
  namedQuestion: string;
  chapter: string;
  chapterQuestion: string;
  noSuchVerse: string;
};

/** What the finder says of itself and in passing. */
export const finderCopy: Copy<Words> = {
  en: {
    courtesies: {
      identity:
        "I am a built-in Scripture finder: a program, not a person, and not Jesus or God. I look for passages that fit your words and set them beside a question or two. For counsel or company, a pastor, a friend or a counsellor can give what I cannot.",
      farewell: "Go in peace, and rest well. Goodbye.",
      thanks: "You are welcome.",
      greeting:
        "Hello, and welcome. I am a built-in Scripture finder. Tell me in a few words what is on your mind, or name a verse, and I will look for passages that fit.",
    },
    crisis: {
      self_harm:
        "I am glad you said this, and it matters. I am a program and cannot be with you, so please speak with a person now: a crisis line, someone near you, someone you trust. If you can, do not stay alone tonight.",
      abuse:
        "What you describe matters, and it is not your fault. I am a program and cannot step in, so please speak with a person who can, when it is safe to do so. You do not have to stay where you are being harmed.",
      danger:
        "Please think of safety first, yours and that of anyone with you. I am a program and cannot call for you. Everything else can wait until you have reached someone.",
    },
    misunderstood: "If I misunderstood you, say so, and we go on from there.",
    lost: "I am not sure I understood. I am a built-in Scripture finder and know only so many words. Here is where to look, in the meantime.",
    between:
      "I am not sure which of the things in your words weighs most. I am a built-in Scripture finder, so here is where to look for one, and for another.",
    named: "Here it is, to read slowly.",
    namedQuestion: "Which word in it holds your attention? What stands before and after it often helps too.",
    chapter: "Here is how it begins.",
    chapterQuestion:
      "The whole chapter is worth reading in one sitting. Is there a verse in it that you were thinking of?",
    noSuchVerse:
      "I could not find that verse; perhaps the number is a little off. Would you look at it once more?",
  },
  es: {
    courtesies: {
      identity:
        "Soy un buscador de la Escritura integrado: un programa, no una persona, y no soy Jesús ni Dios. Busco pasajes que vayan con tus palabras y los pongo junto a una o dos preguntas. Para consejo o compañía, un pastor, un amigo o un consejero pueden dar lo que yo no puedo.",
      farewell: "Ve en paz y que descanses. Adiós.",
      thanks: "De nada.",
      greeting:
        "Hola, te doy la bienvenida. Soy un buscador de la Escritura integrado. Dime en pocas palabras qué tienes en mente, o nombra un versículo, y buscaré pasajes que vayan con ello.",
    },
    crisis: {
      self_harm:
        "Me alegra que lo hayas dicho, e importa. Soy un programa y no puedo estar contigo, así que habla ahora con una persona: una línea de ayuda, alguien cercano, alguien de confianza. Si puedes, no te quedes a solas esta noche.",
      abuse:
        "Lo que cuentas importa, y no es culpa tuya. Soy un programa y no puedo intervenir, así que habla con una persona que sí pueda, cuando sea seguro hacerlo. No tienes que quedarte donde te hacen daño.",
      danger:
        "Piensa primero en ponerte a salvo, tú y quien esté contigo. Soy un programa y no puedo llamar por ti. Todo lo demás puede esperar hasta que hayas llegado a alguien.",
    },
    misunderstood: "Si te entendí mal, dímelo y seguimos desde ahí.",
    lost: "No estoy seguro de haber entendido. Soy un buscador de la Escritura integrado y conozco pocas palabras. Mientras tanto, aquí hay dónde mirar.",
    between:
      "No estoy seguro de qué pesa más en lo que dices. Soy un buscador de la Escritura integrado, así que aquí hay dónde mirar para una cosa y para otra.",
    named: "Aquí está, para leerlo despacio.",
    namedQuestion: "¿Qué palabra te detiene? Lo que está antes y después suele ayudar también.",
    chapter: "Así empieza.",
    chapterQuestion: "Vale la pena leer el capítulo entero de una vez. ¿Pensabas en algún versículo de él?",
    noSuchVerse: "No encontré ese versículo; quizá el número no sea exacto. ¿Lo miras otra vez?",
  },
};
