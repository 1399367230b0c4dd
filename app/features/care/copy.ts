import type { Copy } from "#app/core/language.ts";

const en = {
  /** G13, every three hours. */
  disclosure:
    "A reminder, as every few hours: this companion is an AI, not a person, not a counselor and not a voice from heaven.",
  breakForTheYoung:
    "You have been here a while. This might be a good moment for a break: stand up, drink some water, talk with someone at home.",
  /** In place of an answer that was taken back, or not begun. */
  withheld:
    "I would rather not go on with this one. I can talk with you about what lies behind it, look at Scripture with you, or help you think about whom to ask.",
  persona:
    "I need to set something right: I am an AI. I do not speak as God, as Jesus or as anyone in the Bible, and what I say has no more weight than a program's words. The Scriptures can be read together instead.",
  youngOnly:
    "That is not something I talk about here. A parent, or another adult you trust, is the one to ask.",
  /** After the card, when no model can be asked. */
  afterHelp:
    "I am glad you said it. I cannot say more just now, and the people above can: please reach one of them, or someone near you, before you do anything else. Your words are kept here, and you can come back to them at any time.",
};

/** What the house itself says inside an answer. */
export const careCopy: Copy<typeof en> = {
  en,
  es: {
    disclosure:
      "Un recordatorio, como cada pocas horas: este compañero es una IA, no una persona, no un consejero y no una voz del cielo.",
    breakForTheYoung:
      "Llevas un buen rato aquí. Quizá sea buen momento para una pausa: levántate, toma agua, habla con alguien en casa.",
    withheld:
      "Prefiero no seguir con esto. Puedo hablar contigo de lo que hay detrás, mirar la Escritura contigo o ayudarte a pensar a quién preguntar.",
    persona:
      "Tengo que aclarar algo: soy una IA. No hablo como Dios, ni como Jesús, ni como nadie de la Biblia, y lo que digo no pesa más que las palabras de un programa. Lo que sí podemos hacer es leer la Escritura.",
    youngOnly: "De eso no hablo aquí. Pregúntale a tu mamá, a tu papá o a otra persona adulta de confianza.",
    afterHelp:
      "Me alegra que lo hayas dicho. Ahora mismo no puedo decir más, y las personas de arriba sí pueden: por favor, busca a una de ellas o a alguien cercano antes de hacer cualquier otra cosa. Tus palabras quedan aquí y puedes volver a ellas cuando quieras.",
  },
};
