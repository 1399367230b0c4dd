import type { Copy } from "#app/core/language.ts";

type SafetyText = {
  title: string;
  lead: string;
  help: { title: string; text: string; close: string };
  /** The link to `/safety/figures`. */
  figures: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

/** `/safety`: the protocol in plain words. What stands here is what the code does; change both or neither. */
export const safetyCopy: Copy<SafetyText> = {
  en: {
    title: "How the companion keeps you safe",
    lead: "What it is, what it does when somebody may be in danger, what is written down, and how you reach people. In plain words, so that you can hold us to them.",
    help: {
      title: "If you need a person now",
      text: "You do not have to read on. These lines are free, and you need not know what to say.",
      close: "If you can, tell someone near you as well. You are not a burden for asking.",
    },
    figures: "What we measure of this, and what we miss",
    sections: [
      {
        title: "What the companion is, and what it is not",
        paragraphs: [
          "It is an AI: a program. It says so in its first words, beside its name for as long as you talk, and again every three hours of a conversation.",
          "It is not a counselor, a physician, a pastor or a friend, and takes the place of none. What it says about marriage and about raising children is encouragement, not therapy or mediation, and it is told to point you to people.",
          "It never speaks as God, as Jesus or as anyone in the Bible, whoever asks and however. If its words begin to, they are stopped before you see them. It may disagree with you. It forgives no sins and knows no one's future.",
          "Verses are put in from the printed text by our server, word for word, never written by the AI.",
        ],
      },
      {
        title: "When somebody may be in danger",
        paragraphs: [
          "Each message is read by fixed rules of our own before anything else, in English and in Spanish: for signs of suicide or self-harm, of abuse, and of danger in this minute. The rules are wide. Sometimes they see danger where there is none; then a card too many is shown, and nothing else happens.",
          "Where they see some, a card with people to reach stands first, before the companion has said a word. Then the companion answers briefly and carefully, or our own prepared words do if it cannot. Such a message is never counted, and is taken even when the day's messages are used up.",
          "The same rules read what the companion says. A second check, OpenAI's moderation, reads both as well. What it finds of self-harm in your words brings the card too. What it finds of sexual harm to a child brings the card and words of our own, and nobody is sent away for having told it. Where it finds something else that must not be answered, or must not be said, the answer ends with a few kind words. If that check is out of reach, our own rules go on alone.",
          "The second check comes with the answer. A message that gets none, because the day's messages are used up or the companion is not available until tomorrow, is read by our own rules alone: danger that only the second check would see then brings no card.",
          "No rule finds everything. Nobody of ours watches conversations, and nobody is called for you: in danger, please call.",
        ],
      },
      {
        title: "For members from 13 to 17",
        paragraphs: [
          "The companion speaks more simply, names adults to turn to, and talks about nothing romantic or sexual. Every three hours it also suggests a break. Under 13 there are no accounts.",
        ],
      },
      {
        title: "When you go",
        paragraphs: [
          "You can leave at any time, and it lets you: a goodbye is answered with a goodbye, without a question, a reason to stay or a sad face. Sentences of the AI that would hold you back are left out before you see them, as far as our rules know them. Only where you spoke of danger or of great distress may a question still come. We do not measure how long you talk.",
          "Where sorrow or distress comes back in several conversations, a line of our own beneath the answer says once in a while that a person could carry it with you: someone you trust, a pastor, a doctor or counselor, a line to call.",
        ],
      },
      {
        title: "What is written down",
        paragraphs: [
          "Your conversations, for you alone, until you delete them. With a conversation we remember whether it spoke of grief, distress or danger: one word, never yours. It is used only to offer people, is part of your download, and goes when the conversation does.",
          "Our logs hold neither your words nor your name, and not that you were shown a card. For each answer we keep what it cost. To keep the companion from being worn out, messages are counted for a day under a code that names nobody.",
        ],
      },
      {
        title: "What you can do",
        paragraphs: [
          "You can stop an answer while it is written, delete any conversation, and delete your account, at any time. A way to report an answer to us from the conversation is not built yet; until then, an answer that harmed you is one to show to someone you trust.",
        ],
      },
    ],
  },
  es: {
    title: "Cómo el compañero cuida de ti",
    lead: "Qué es, qué hace cuando alguien puede estar en peligro, qué queda escrito y cómo llegar a las personas. En palabras sencillas, para que puedas exigirnos que las cumplamos.",
    help: {
      title: "Si necesitas ahora a una persona",
      text: "No hace falta que sigas leyendo. Estas líneas son gratuitas, y no tienes que saber qué decir.",
      close: "Si puedes, díselo también a alguien cercano. Pedir ayuda no te hace una carga.",
    },
    figures: "Qué medimos de esto y qué se nos escapa",
    sections: [
      {
        title: "Qué es el compañero y qué no es",
        paragraphs: [
          "Es una IA: un programa. Lo dice en sus primeras palabras, junto a su nombre mientras hablas, y otra vez cada tres horas de conversación.",
          "No es consejero, médico, pastor ni amigo, y no ocupa el lugar de ninguno. Lo que dice sobre el matrimonio y sobre la crianza es ánimo, no terapia ni mediación, y tiene la instrucción de orientarte hacia personas.",
          "Nunca habla como Dios, como Jesús ni como nadie de la Biblia, lo pida quien lo pida. Si sus palabras empiezan a hacerlo, se detienen antes de que las veas. Puede no estar de acuerdo contigo. No perdona pecados ni conoce el futuro de nadie.",
          "Los versículos los pone nuestro servidor del texto impreso, palabra por palabra; nunca los escribe la IA.",
        ],
      },
      {
        title: "Cuando alguien puede estar en peligro",
        paragraphs: [
          "Antes que nada, reglas fijas nuestras leen cada mensaje, en inglés y en español: buscan señales de suicidio o autolesión, de abuso y de peligro en este minuto. Son reglas amplias. A veces ven peligro donde no lo hay; entonces se muestra una tarjeta de más, y no pasa nada más.",
          "Donde lo ven, primero aparece una tarjeta con personas a quienes acudir, antes de que el compañero diga una palabra. Luego el compañero responde breve y con cuidado, o lo hacen palabras nuestras ya preparadas si él no puede. Ese mensaje nunca se cuenta, y se recibe aunque se hayan acabado los del día.",
          "Las mismas reglas leen lo que dice el compañero. Una segunda revisión, la moderación de OpenAI, también lee ambas cosas. Lo que encuentra de autolesión en tus palabras trae también la tarjeta. Lo que encuentra de daño sexual a un menor trae la tarjeta y palabras nuestras, y a nadie se le despide por haberlo contado. Donde encuentra otra cosa que no debe responderse, o que no debe decirse, la respuesta termina con unas palabras amables. Si esa revisión no está disponible, nuestras reglas siguen solas.",
          "La segunda revisión viene con la respuesta. Un mensaje que no recibe ninguna, porque se acabaron los del día o porque el compañero no está disponible hasta mañana, lo leen solo nuestras reglas: un peligro que solo vería la segunda revisión no trae entonces ninguna tarjeta.",
          "Ninguna regla lo encuentra todo. Nadie de los nuestros vigila las conversaciones y a nadie se llama por ti: en peligro, llama, por favor.",
        ],
      },
      {
        title: "Para miembros de 13 a 17 años",
        paragraphs: [
          "El compañero habla más sencillo, nombra a personas adultas a quienes acudir y no habla de nada romántico ni sexual. Cada tres horas propone además una pausa. Con menos de 13 años no hay cuentas.",
        ],
      },
      {
        title: "Cuando te vas",
        paragraphs: [
          "Puedes irte cuando quieras, y te deja: a una despedida responde con una despedida, sin preguntas, sin razones para quedarte y sin tristeza fingida. Las frases de la IA que te retendrían se quitan antes de que las veas, hasta donde nuestras reglas las conocen. Solo si hablaste de peligro o de mucha angustia puede venir todavía una pregunta. No medimos cuánto tiempo hablas.",
          "Cuando un dolor o una angustia vuelve en varias conversaciones, una línea nuestra al pie de la respuesta dice de vez en cuando que una persona podría llevarlo contigo: alguien de confianza, un pastor, un médico o consejero, una línea a la que llamar.",
        ],
      },
      {
        title: "Qué queda escrito",
        paragraphs: [
          "Tus conversaciones, solo para ti, hasta que las borres. Con cada una recordamos si habló de duelo, angustia o peligro: una palabra, nunca las tuyas. Solo sirve para ofrecerte personas, va en tu descarga y desaparece con la conversación.",
          "Nuestros registros no contienen tus palabras ni tu nombre, ni que se te mostró una tarjeta. De cada respuesta guardamos lo que costó. Para que nadie agote al compañero, los mensajes se cuentan durante un día con un código que no nombra a nadie.",
        ],
      },
      {
        title: "Qué puedes hacer",
        paragraphs: [
          "Puedes detener una respuesta mientras se escribe, borrar cualquier conversación y borrar tu cuenta, en cualquier momento. Aún no hay una manera de avisarnos de una respuesta desde la conversación; hasta entonces, si una te hizo daño, muéstrasela a alguien de confianza.",
        ],
      },
    ],
  },
};
