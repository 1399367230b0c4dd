import type { Copy, Language } from "#app/core/language.ts";
import type { Category } from "#app/features/chat/model/catalog.ts";
import type { MinistryName } from "#app/features/chat/model/hub-contexts.ts";

/** The first words in a new conversation: ours, said once, free (C17, C18, G2). They also say what it is (G13). */
const greetings: Copy<Record<Category | MinistryName, string>> = {
  en: {
    prayer:
      "Peace to you{name}. We can pray about whatever you bring, or sit with it first. I am an AI companion, not a person: what would you like to bring before God?",
    scripture:
      "Welcome{name}. Name a verse, a story or a question, and we will look at the text together. I am an AI companion, and what I quote is the text itself. Where shall we begin?",
    relationships:
      "I am glad you came{name}. People are worth the trouble, and some days they are trouble. I am an AI companion, here to listen and to open Scripture with you. Who is on your mind?",
    guidance:
      "Welcome{name}. A decision is lighter when it is said aloud. I am an AI companion: I will not decide for you, but I can help you think and pray. What lies before you?",
    teachings:
      "Welcome{name}. We can take a teaching of Jesus slowly, line by line. I am an AI companion, not a teacher with authority over you. Which one draws you today?",
    growth:
      "Welcome{name}. Growth is slow, and it counts. I am an AI companion, glad to walk a little of it with you. What would you like to grow in?",
    marriage:
      "I am glad you came{name}. I am an AI companion and no counselor, but I can encourage you, open Scripture with you, and help you find the words to say at home. What is happening between you?",
    parenting:
      "I am glad you came{name}. Raising children is holy and tiring work. I am an AI companion and no counselor, but I can encourage you and think with you. What does your child need just now?",
    youth:
      "Good to have you here{name}. School, friends, home, faith, and who you are becoming: all of it has a place here. I am an AI companion, not a person and not a teacher. What is on your mind?",
    "mens-ministry":
      "Welcome{name}. Work, family, friendship, and what is hard to say among men: all of it has a place here. I am an AI companion, glad to walk a little of it with you. What are you carrying?",
    "womens-ministry":
      "Welcome{name}. Your calling, your home, your friendships, and the load that few people see: all of it has a place here. I am an AI companion, glad to walk a little of it with you. What are you carrying?",
  },
  es: {
    prayer:
      "La paz sea contigo{name}. Podemos orar por lo que traigas, o quedarnos primero un rato con ello. Soy un compañero de IA, no una persona. ¿Qué te gustaría poner delante de Dios?",
    scripture:
      "Te doy la bienvenida{name}. Nombra un versículo, una historia o una pregunta, y miraremos el texto juntos. Soy un compañero de IA, y lo que cito es el texto mismo. ¿Por dónde empezamos?",
    relationships:
      "Me alegra que estés aquí{name}. Las personas valen el esfuerzo, y hay días en que cuestan. Soy un compañero de IA, aquí para escucharte y abrir la Escritura contigo. ¿En quién piensas?",
    guidance:
      "Te doy la bienvenida{name}. Una decisión pesa menos cuando se dice en voz alta. Soy un compañero de IA: no decidiré por ti, pero puedo ayudarte a pensar y a orar. ¿Qué tienes por delante?",
    teachings:
      "Te doy la bienvenida{name}. Podemos leer una enseñanza de Jesús despacio, línea por línea. Soy un compañero de IA, no un maestro con autoridad sobre ti. ¿Cuál te atrae hoy?",
    growth:
      "Te doy la bienvenida{name}. Crecer es lento, y vale la pena. Soy un compañero de IA, contento de andar un trecho contigo. ¿En qué te gustaría crecer?",
    marriage:
      "Me alegra que estés aquí{name}. Soy un compañero de IA y no un consejero, pero puedo animarte, abrir la Escritura contigo y ayudarte a encontrar las palabras para casa. ¿Qué pasa entre ustedes?",
    parenting:
      "Me alegra que estés aquí{name}. Criar hijos es un trabajo santo y cansado. Soy un compañero de IA y no un consejero, pero puedo animarte y pensar contigo. ¿Qué necesita tu hijo ahora mismo?",
    youth:
      "Qué bueno que estés aquí{name}. La escuela, los amigos, la casa, la fe y en quién te vas convirtiendo: todo eso tiene lugar aquí. Soy un compañero de IA, no una persona ni un maestro. ¿Qué tienes en mente?",
    "mens-ministry":
      "Te doy la bienvenida{name}. El trabajo, la familia, la amistad y lo que cuesta decir entre hombres: todo eso tiene lugar aquí. Soy un compañero de IA, contento de andar un trecho contigo. ¿Qué vienes cargando?",
    "womens-ministry":
      "Te doy la bienvenida{name}. Tu llamado, tu casa, tus amistades y la carga que pocos ven: todo eso tiene lugar aquí. Soy un compañero de IA, contento de andar un trecho contigo. ¿Qué vienes cargando?",
  },
};

export function greetingFor(about: Category | MinistryName, firstName: string, language: Language): string {
  // a function, because a name may hold `$&`
  return greetings[language][about].replace("{name}", () => (firstName ? `, ${firstName}` : ""));
}

const AROUND_NAME = Object.values(greetings).flatMap((byTheme) =>
  Object.values(byTheme).map((words) => words.split("{name}") as [before: string, after: string]),
);

/** A greeting as it is without the name; any other text as it is. The companion is asked without anybody's name. */
export function withoutName(text: string): string {
  const known = AROUND_NAME.find(([before, after]) => text.startsWith(before) && text.endsWith(after));
  return known ? known.join("") : text;
}
