import type { Spoken } from "./topic.ts";

/** The same topics as a Spanish speaker hears them: our own words, and how people say it. */
export const GROWTH_ES: Readonly<Record<string, Spoken>> = {
  doubt: {
    cues: "dud\\w+|no (?:se si )?cre[oer]+\\w* (?:en|que)|dios (?:no )?exist\\w+|inventad\\w+|perd(?:i|iendo) la fe|ya no creo|ateo|sera verdad|no se si (?:creo|dios)",
    opening:
      "La duda no es el fin de la fe; muchas veces es la fe siendo sincera. Un hombre le dijo a Jesús, de un solo aliento, que creía y que no podía.",
    questions: ["¿Cuándo empezó la pregunta?", "¿A qué te sigues aferrando, aunque sea un poco?"],
    prayer: "Dios, creo; ayuda mi incredulidad. Encuéntrame en las preguntas. Amén.",
  },
  guilt: {
    cues: "culp\\w+|arrepent\\w+|me arrepiento de|hice algo|nunca me va a perdonar|no me lo perdono|perdonarme|vergüenza de lo que|verguenza de lo que|aborto|pecado|pequ[eé]|mentir\\w*|no estuve (?:con|cuando)",
    opening:
      "Hace falta valor para mirar eso. No tienes que hacerlo más pequeño ni más grande de lo que fue; en la Escritura la misericordia recibe a la gente como es.",
    questions: [
      "¿Hay alguien a quien le debas una palabra o una reparación?",
      "¿Qué harías con ese peso si pudieras soltarlo?",
    ],
    prayer: "Dios, tú sabes lo que hice. Perdóname, límpiame y muéstrame qué reparar. Amén.",
  },
  temptation: {
    cues: "volvi a (?:tomar|beber|fumar|caer|jugar|usar)|recai\\w*|tentaci\\w+|adicci\\w+|adict\\w+|pornograf\\w+|esas paginas|apuest\\w+|casino|borrach\\w+|alcohol|cerveza|drogas?|no puedo dejar de|limpi[oa]|sobri[oa]|vicio|tomando de mas|cada quincena",
    opening:
      "Muchos cargan con esto en secreto, y ponerlo en palabras ya es un paso. No tienes que luchar a solas: una persona de confianza, un grupo o un médico pueden ayudar como yo no puedo.",
    questions: [
      "¿A qué hora o con qué ánimo es más fuerte?",
      "¿Quién podría saberlo, para que sea menos secreto?",
    ],
    prayer: "Dios, tú sabes cuán débil soy aquí. Muéstrame la salida, y alguien con quien recorrerla. Amén.",
  },
  patience: {
    cues: "pacien\\w+|esper(?:o|ar|ando|a)|no tiene prisa|cuanto (?:tiempo )?mas|tarda\\w*|llevo anos|todavia nada|el tiempo de dios|impacient\\w+",
    opening: "Esperar es trabajo, aunque parezca que nada pasa. Casi todo lo que crece es lento, y cuenta.",
    questions: ["¿Qué estás esperando?", "¿Qué se podría cuidar mientras tanto?"],
    prayer: "Dios, dame paciencia para la parte de hoy. Amén.",
  },
  "self-worth": {
    cues: "espejo|no me gusta nada|menos que los demas|no valgo|fe[oa]|gord[oa]|autoestima|insegur\\w+|no soy suficiente|nunca es suficiente|fracasad\\w+|fracaso|me comparo|no sirvo|tont[oa]|inutil",
    opening: "Duele mirarse con ojos duros. La Escritura te mira de otra manera, y lo hizo primero.",
    questions: [
      "¿De quién es la voz que oyes cuando te hablas así?",
      "¿Qué diría en su lugar alguien que te quiere?",
    ],
    prayer: "Dios, tú me hiciste y me ves. Enséñame a mirar con tus ojos. Amén.",
  },
  weariness: {
    cues: "agotad\\w+|cansad\\w+|no puedo (?:con tanto|mas con todo)|sin fuerzas|no tengo fuerzas|fuerzas|quemad\\w+|trabajo todo el dia|no doy mas|exhaust\\w+|dos trabajos|no descanso",
    opening:
      "Se te oye con cansancio. Cuando a Elías no le quedaba nada, recibió sueño y pan antes que cualquier tarea.",
    questions: [
      "¿Qué podría quedar hoy sin hacer, sin daño para nadie?",
      "¿Cuándo descansaste por última vez sin ganártelo?",
    ],
    prayer: "Dios, tengo cansancio. Déjame acostarme en paz, y carga lo que suelto. Amén.",
  },
  sadness: {
    cues: "triste\\w*|llor\\w+|ganas de nada|todo me da igual|depre\\w+|sin esperanza|vaci[oa]|deprimid\\w+|no siento nada|no le veo sentido|sin razon|desanim\\w+|nada me alegra",
    opening:
      "Me alegra que lo pongas en palabras. Los días bajos no son falta de fe; si duran semanas, un médico o consejero también es buena persona a quien contárselo.",
    questions: [
      "¿Desde cuándo es así?",
      "¿Quién podría sentarse contigo una hora esta semana, sin pedirte alegría?",
    ],
    prayer: "Dios, está oscuro y no veo lejos. Quédate, y que eso baste por esta hora. Amén.",
  },
  anger: {
    cues: "enoj\\w+|explot\\w+|coraje|rabia|ira|furios\\w+|me desquito|por cualquier cosa|mal genio|mal caracter|perdi la paciencia|grit(?:e|o) a todos|exploto",
    opening: "El enojo suele montar guardia delante de algo que fue herido. Se puede mirar sin obedecerle.",
    questions: ["¿Qué está protegiendo el enojo?", "¿Qué te da esos segundos entre sentirlo y actuar?"],
    prayer: "Dios, aquí está mi enojo. Muéstrame lo verdadero que hay en él y calma lo demás. Amén.",
  },
  "growing-in-faith": {
    cues: "fe crezca|crecer en (?:la|mi) fe|crecer (?:espiritual|en)|mas cerca de dios|acercarme a dios|madur\\w+|devocional|humilde|mejor cristian\\w+|disciplina espiritual|se quede igual|vida espiritual",
    opening:
      "Crecer en la fe es casi siempre pequeño y repetido, como el agua y la luz. No hace falta medirlo a diario.",
    questions: ["¿Dónde has cambiado ya un poco?", "¿Qué práctica pequeña podrías guardar siete días?"],
    prayer: "Dios, sigue con lo que empezaste en mí, a tu paso. Amén.",
  },
  jealousy: {
    cues: "envidi\\w+|celos\\w*|todo le sale bien|por que ell[oa]s? y yo no|los demas tienen",
    opening: "La envidia suele señalar algo que anhelamos. Se puede mirar con honradez, sin vergüenza.",
    questions: ["¿Qué anhelas en el fondo?", "¿Qué de tus propios días no querrías regalar?"],
    prayer: "Dios, tú ves lo que anhelo. Dame un corazón en paz, y alegría por el bien ajeno. Amén.",
  },
  "trusting-god": {
    cues: "suelt\\w* el control|solt\\w+ el control|confi(?:o|ar|e) en (?:dios|el)|dios se encarg\\w+|plan de dios|sus planes|en sus manos|entreg\\w+ todo a dios|controlar(?:lo)? todo",
    opening:
      "La confianza se aprende despacio, como con una persona, y primero en lo pequeño. Puedes prestarla por un día.",
    questions: [
      "¿Qué te cuesta más entregar?",
      "¿Dónde fue respondida antes tu confianza, aunque fuera un poco?",
    ],
    prayer: "Dios, lo tengo muy apretado. Ayúdame a abrir la mano, un dedo a la vez. Amén.",
  },
  peace: {
    cues: "un poco de paz|paz (?:en|interior|mental)|tener paz|calma|tranquil\\w+|silencio en mi|quiet[oa]|ruido en mi cabeza|serenidad",
    opening:
      "La paz en la Escritura es más que silencio: es que las cosas estén como deben, y se ofrece como regalo.",
    questions: ["¿En qué parte de tu día hay ya un poco de ella?", "¿Qué la interrumpe más a menudo?"],
    prayer: "Dios, aquiétame como se aquieta a un niño, y que tu paz vele. Amén.",
  },
  giving: {
    cues: "diezm\\w+|ofrenda\\w*|dar (?:a los pobres|limosna|mas)|generos\\w+|donar|diez por ciento",
    opening:
      "Sobre el diezmo los cristianos no piensan igual; sobre un corazón libre y alegre, casi todos. A nadie se le pide dar lo que sus hijos necesitan para comer.",
    questions: ["¿Qué darías con gusto si nadie lo contara?", "¿Qué hay que pagar primero, con honradez?"],
    prayer: "Dios, todo vino de ti. Abre mi mano y aclara mi cabeza. Amén.",
  },
};
