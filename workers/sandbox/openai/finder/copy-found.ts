import type { Copy } from "#app/core/language.ts";

type Words = {
  topic(topic: string): string;
  /** Where hardly anything is listed. */
  topicFew(topic: string): string;
  listed(count: number): string;
  disputed: string;
  nearest(topic: string): string;
  nearestQuestion: string;
  forOther: string;
  forOtherQuestion: string;
  subjects(subjects: string): string;
  topicQuestion: string;
  person(name: string): string;
  /** `who` goes on behind the name, and ends its sentence. */
  who(name: string, who: string): string;
  personHeadings(headings: string): string;
  personQuestion: string;
  read: string;
  readOn(rest: string): string;
  readQuestion: string;
  missing(asked: string, shipped: string): string;
  heading(heading: string): string;
  headings(headings: string): string;
  says: string;
  oneVoice: string;
  noCommentary: string;
  explainQuestion: string;
  quoted: string;
  noQuote: string;
  came(words: string): string;
  nothing(words: string): string;
  near(topic: string): string;
  nearQuestion: string;
  both: string;
  sorry: string;
  sorryAsk: string;
  prayer: string;
  prayFor: string;
  prayQuestion: string;
};

/** What the finder says around what it has looked up. */
export const foundCopy: Copy<Words> = {
  en: {
    topic: (topic) => `Here is where Scripture speaks of ${topic}.`,
    topicFew: (topic) => `Scripture says little of ${topic} in so many words. This is what comes nearest.`,
    listed: (count) =>
      `Nave’s Topical Bible, which I look in, lists ${count} places on this; these speak of it most directly.`,
    disputed:
      "Christians who love the same Bible read such passages in different ways. I can show what stands there; a pastor you trust can weigh it with you.",
    nearest: (topic) =>
      `I am not sure that I can answer this as you ask it. The nearest subject that I have passages on is ${topic}.`,
    nearestQuestion: "Is it this that you mean? If not, name the thing in a word or two.",
    forOther:
      "You carry this for somebody you love, and that is heavy too. You cannot live it for them; you can stay near, be honest, and have people of your own to lean on. A pastor, a doctor or a counselor can help you both.",
    forOtherQuestion: "What would help you most in this today?",
    subjects: (subjects) => `Nave’s Topical Bible lists this passage under: ${subjects}.`,
    topicQuestion: "Would you like more passages, or one of these explained?",
    person: (name) => `This is what the Bible tells of ${name}, in its order.`,
    who: (name, who) => `${name}: ${who} This is how the Bible tells it.`,
    personHeadings: (headings) => `In the headings of Nave’s Topical Bible: ${headings}.`,
    personQuestion: "Which part of this story would you like to read on in?",
    read: "Here it is, to read slowly.",
    readOn: (rest) => `It goes on. Say “read me ${rest}” for what comes next.`,
    readQuestion: "Which word in it holds your attention? What stands before and after it often helps too.",
    missing: (asked, shipped) => `I do not have the ${asked}: it is under copyright. This is the ${shipped}.`,
    heading: (heading) =>
      `Matthew Henry, whose commentary of 1706 I can look in, gives this part the heading: ${heading}`,
    headings: (headings) =>
      `Matthew Henry, whose commentary of 1706 I can look in, divides it so: ${headings}`,
    says: "He writes of it:",
    oneVoice: "That is one old voice, not the only reading.",
    noCommentary:
      "I have no commentary on this passage. What stands before and after it is the first help: who speaks, and to whom?",
    explainQuestion: "Which part of it is unclear to you?",
    quoted: "I think these are the words you mean.",
    noQuote:
      "I am not sure where these words stand; I did not find them in the Bible as you wrote them. These are nearest.",
    came: (words) =>
      `I am not sure: I have no list of passages on “${words}”. Its words stand in these verses; they may not be what you need.`,
    nothing: (words) =>
      `I am not sure: I looked under “${words}” and found no passage. The Bible may not speak of it, or only by another word. Is there another word for what you mean?`,
    near: (topic) =>
      `Thank you for telling me. I am a program and cannot know how this is for you. It touches on ${topic}, and Scripture has words for that.`,
    nearQuestion: "Which part of this weighs most on you today?",
    both: "I hear a second thing in what you say, so here is a passage for each.",
    sorry: "I am sorry, I missed what you meant.",
    sorryAsk: "Would you say in a few words what you are looking for: a subject, a person, or a passage?",
    prayer:
      "God, you know what lies ahead and who is in need. Be near, give strength and wisdom for the next step, and let us not walk it alone. Amen.",
    prayFor: "I am a program and cannot pray in your place. Here are words that you can make your own.",
    prayQuestion: "What would you add in your own words?",
  },
  es: {
    topic: (topic) => `Aquí es donde la Escritura habla de esto: ${topic}.`,
    topicFew: (topic) =>
      `La Escritura dice poco de esto con tantas palabras: ${topic}. Esto es lo más cercano.`,
    listed: (count) =>
      `La Biblia temática de Nave, en la que busco, reúne ${count} lugares sobre esto; estos hablan de ello más directamente.`,
    disputed:
      "Los cristianos que aman la misma Biblia leen estos pasajes de maneras distintas. Puedo mostrar lo que está escrito; un pastor de confianza puede pensarlo contigo.",
    nearest: (topic) =>
      `No estoy seguro de poder responder esto como lo preguntas. El tema más cercano del que tengo pasajes es este: ${topic}.`,
    nearestQuestion: "¿Es esto lo que buscas? Si no, nómbralo en una o dos palabras.",
    forOther:
      "Llevas esto por alguien a quien quieres, y eso también pesa. No puedes vivirlo en su lugar; puedes quedarte cerca, hablar con verdad y apoyarte en otros. Un pastor, un médico o un consejero puede ayudar a los dos.",
    forOtherQuestion: "¿Qué te ayudaría más hoy en esto?",
    subjects: (subjects) => `La Biblia temática de Nave pone este pasaje bajo: ${subjects}.`,
    topicQuestion: "¿Quieres más pasajes, o que explique uno de estos?",
    person: (name) => `Esto cuenta la Biblia de ${name}, en su orden.`,
    who: (name, who) => `${name}: ${who} Así lo cuenta la Biblia.`,
    personHeadings: () => "",
    personQuestion: "¿En qué parte de esta historia te gustaría seguir leyendo?",
    read: "Aquí está, para leerlo despacio.",
    readOn: (rest) => `Sigue. Di «léeme ${rest}» para lo que viene después.`,
    readQuestion: "¿Qué palabra te detiene? Lo que está antes y después suele ayudar también.",
    missing: (asked, shipped) => `No tengo la ${asked}: tiene derechos de autor. Esta es la ${shipped}.`,
    heading: () => "",
    headings: () => "",
    says: "",
    oneVoice: "",
    noCommentary:
      "El único comentario que puedo consultar está en inglés y no sé traducirlo, así que no te lo explico a medias. Lo primero que ayuda es lo que está antes y después: quién habla, a quién, y qué acaba de pasar.",
    explainQuestion: "¿Qué parte no te queda clara?",
    quoted: "Creo que son estas palabras.",
    noQuote:
      "No estoy seguro de dónde están estas palabras; no las encontré en la Biblia como las escribiste. Estas son las más cercanas.",
    came: (words) =>
      `No estoy seguro: no tengo una lista de pasajes sobre «${words}». Sus palabras están en estos versículos; quizá no sea lo que necesitas.`,
    nothing: (words) =>
      `No estoy seguro: busqué «${words}» y no encontré ningún pasaje. Quizá la Biblia no habla de ello, o lo llama de otra manera. ¿Hay otra palabra para lo que buscas?`,
    near: (topic) =>
      `Gracias por contármelo. Soy un programa y no puedo saber cómo lo vives. Aquí se asoma esto: ${topic}, y la Escritura tiene palabras para ello.`,
    nearQuestion: "¿Qué parte de esto te pesa más hoy?",
    both: "Oigo una segunda cosa en lo que dices, así que aquí hay un pasaje para cada una.",
    sorry: "Perdona, no entendí lo que querías decir.",
    sorryAsk: "¿Me dices en pocas palabras qué buscas: un tema, una persona o un pasaje?",
    prayer:
      "Dios, tú sabes lo que viene y quién lo necesita. Acércate, danos fuerza y sabiduría para el próximo paso, y que no lo demos a solas. Amén.",
    prayFor: "Soy un programa y no puedo orar en tu lugar. Aquí tienes palabras que puedes hacer tuyas.",
    prayQuestion: "¿Qué añadirías con tus palabras?",
  },
};
