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
  /** After the card that comes with it: the companion was about to say that somebody should die or be hurt. */
  harm: "I have to stop here. What was about to be said was wrong, and nobody should say it to you. Your life matters, whatever you have been told. If you are thinking of dying or of hurting yourself, please reach one of the people above now, or someone near you. If you are not, we can begin again whenever you like.",
  youngOnly:
    "That is not something I talk about here. A parent, or another adult you trust, is the one to ask.",
  /** After the card, when somebody wrote of a child and sex: to one who tells what was done, and right for one who asks. */
  abuseDisclosed:
    "If this was done to you, or to someone you know: it was right to say it, and it is not your fault. The people above will listen, and they can do what a program cannot. I do not go further into it here. Your words are kept, and you can come back to them at any time.",
  abuseDisclosedYoung:
    "If somebody did this to you, or wants to: it was right to say it, it is not your fault, and you are not in trouble. The people above will listen, and so will an adult you trust. If it is something that you only wonder about, a parent or another adult you trust is the one to ask; I do not go further into it here.",
  /** M5, beneath an answer, once in a while. */
  people:
    "You have told of heavy things more than once. A person could carry them with you in a way that a program cannot: someone you trust, a pastor, a doctor or a counselor. On a bad night, findahelpline.com names free lines to call or write to.",
  peopleYoung:
    "You have told of heavy things more than once. A person could carry them with you in a way that a program cannot: a parent, a teacher, a school counselor, a pastor, any adult you trust. On a bad night, findahelpline.com names free lines to call or write to.",
  /** Under an answer, where the words may have spoken of danger, by what they may have spoken of. */
  quiet: {
    self_harm:
      "If this is about not wanting to live, or about hurting yourself: you can call or text 988 in the United States at any hour, 911 if it is now, and findahelpline.com names free lines elsewhere.",
    abuse:
      "If somebody is hurting, threatening or pressing you or someone near you: 1-800-799-7233 listens in the United States at any hour, 911 if it is now, and findahelpline.com names free lines elsewhere.",
    danger:
      "If anyone is in danger: call 911, or your own emergency number, if it is now; 988 listens in the United States at any hour, and findahelpline.com names free lines elsewhere.",
  },
  quietYoung: "You can also tell an adult you trust; you are not in trouble.",
  /** Where nothing is left of an answer to a farewell but what would have kept the person. */
  goodbye: "Go in peace, and rest well. Goodbye.",
  /** After the card, when no model can be asked or may go on. */
  afterHelp:
    "I am glad you said it. I cannot say more just now, and the people above can: please reach one of them, or someone near you, before you do anything else. Your words are kept here, and you can come back to them at any time.",
};

/** What the app itself says inside an answer. */
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
    harm: "Tengo que detenerme aquí. Lo que estaba por decirse estaba mal, y nadie debería decírtelo. Tu vida importa, te hayan dicho lo que te hayan dicho. Si estás pensando en morir o en hacerte daño, por favor busca ahora a una de las personas de arriba o a alguien cercano. Si no es así, podemos empezar de nuevo cuando quieras.",
    youngOnly: "De eso no hablo aquí. Pregúntale a tu mamá, a tu papá o a otra persona adulta de confianza.",
    abuseDisclosed:
      "Si esto te lo hicieron a ti, o a alguien que conoces: hiciste bien en decirlo, y no es culpa tuya. Las personas de arriba te van a escuchar, y pueden hacer lo que un programa no puede. Aquí no sigo con esto. Tus palabras quedan guardadas y puedes volver a ellas cuando quieras.",
    abuseDisclosedYoung:
      "Si alguien te hizo esto, o quiere hacerlo: hiciste bien en decirlo, no es culpa tuya y no te vas a meter en problemas. Las personas de arriba te van a escuchar, y también una persona adulta de confianza. Si es algo que solo te preguntas, pregúntale a tu mamá, a tu papá o a otra persona adulta de confianza; aquí no sigo con esto.",
    people:
      "Has hablado de cosas pesadas más de una vez. Una persona podría llevarlas contigo como un programa no puede: alguien de confianza, un pastor, un médico o un consejero. En una mala noche, findahelpline.com nombra líneas gratuitas a las que llamar o escribir.",
    peopleYoung:
      "Has hablado de cosas pesadas más de una vez. Una persona podría llevarlas contigo como un programa no puede: tu mamá o tu papá, un maestro, la consejera de la escuela, un pastor, una persona adulta de confianza. En una mala noche, findahelpline.com nombra líneas gratuitas a las que llamar o escribir.",
    quiet: {
      self_harm:
        "Si esto es de no querer vivir, o de hacerte daño: en Estados Unidos puedes llamar al 988 (oprime 2) a cualquier hora, o al 911 si es ahora; findahelpline.com nombra líneas gratuitas en otros países.",
      abuse:
        "Si alguien te hace daño, te amenaza o te presiona, a ti o a alguien cercano: en Estados Unidos el 1-800-799-7233 escucha en español a cualquier hora, el 911 si es ahora; findahelpline.com nombra líneas gratuitas en otros países.",
      danger:
        "Si alguien corre peligro: llama al 911, o a tu número de emergencias, si es ahora; en Estados Unidos el 988 escucha a cualquier hora (oprime 2), y findahelpline.com nombra líneas gratuitas en otros países.",
    },
    quietYoung: "También puedes decírselo a una persona adulta de confianza; no te vas a meter en problemas.",
    goodbye: "Ve en paz y que descanses. Adiós.",
    afterHelp:
      "Me alegra que lo hayas dicho. Ahora mismo no puedo decir más, y las personas de arriba sí pueden: por favor, busca a una de ellas o a alguien cercano antes de hacer cualquier otra cosa. Tus palabras quedan aquí y puedes volver a ellas cuando quieras.",
  },
};
