import type { Copy, Language } from "#app/core/language.ts";
import type { CardKind } from "#app/features/care/danger/kinds.ts";
import type { HelpLine, HelpPart } from "./care-parts.ts";
import { LINES, type LineName, lineOf } from "./catalog-help-lines.ts";

/** Which lines stand on each card, in the order in which they are tried. */
const ORDER: Record<CardKind, readonly LineName[]> = {
  suicide: ["call988", "text988", "emergency", "veterans", "elsewhere"],
  plan: ["call988", "text988", "emergency", "veterans", "elsewhere"],
  overdose: ["emergency", "poison", "call988", "elsewhere"],
  "violence-home": ["emergency", "hotline", "hotlineText", "call988", "elsewhere"],
  minor: ["emergency", "children", "assault", "call988", "elsewhere"],
  stalking: ["emergency", "hotline", "stalking", "call988", "elsewhere"],
  coercion: ["emergency", "assault", "hotline", "call988", "elsewhere"],
  "self-harm": ["call988", "crisisText", "emergency", "elsewhere"],
  eating: ["call988", "crisisText", "emergency", "elsewhere"],
  "threat-other": ["emergency", "call988", "text988", "elsewhere"],
  "worry-other": ["call988", "emergency", "hotline", "elsewhere"],
  now: ["emergency", "call988", "text988", "hotline", "elsewhere"],
};

type Words = Record<CardKind, Pick<HelpPart, "title" | "text" | "close">> & {
  young: Record<CardKind, string>;
};

const words: Copy<Words> = {
  en: {
    suicide: {
      title: "You matter. Please let a person be with you in this.",
      text: "I am an AI and cannot be beside you. Someone can, right now; it is free, and you do not have to know what to say.",
      close:
        "If there is something near you that you could hurt yourself with, move away from it or hand it to someone. Tell one person near you, and do not stay alone tonight. If you are asking for somebody else, stay with them and call for them.",
    },
    "violence-home": {
      title: "What is being done to you is not your fault.",
      text: "I am an AI and cannot step in. These people can; they believe you, and they will not tell you what you must do.",
      close:
        "If someone may look at this screen, leave the page and use a phone that they do not see. Nothing in Scripture asks you to stay where you are being harmed.",
    },
    now: {
      title: "First, please get to safety.",
      text: "I am an AI and cannot call anyone for you. If there is danger now, call before you read on.",
      close:
        "Go where other people are, or lock a door between you. If you are afraid of what you might do yourself, step away from them now and call; you will not be judged for it.",
    },
    plan: {
      title: "Please do not be alone with this. Stay, and call now.",
      text: "I am an AI and cannot come to you. Someone can talk with you in the next minute; you do not have to explain, only say that you are not safe.",
      close:
        "Put distance between you and what you could use: another room, another floor, out of the door, into someone's hands. Wake somebody. You can always decide later; first let a person hear you.",
    },
    overdose: {
      title: "Call for help this minute, even if you feel fine.",
      text: "I am an AI and cannot call for you. What was taken can do its harm later than you feel it, and much can be undone when help comes soon.",
      close:
        "Call first, then unlock the door and tell anyone near. Say what was taken, how much and when, and keep the package. Nobody will scold you.",
    },
    minor: {
      title: "It is right to say this. A child is never to blame.",
      text: "I am an AI and cannot step in. These people know what to do; they believe you, and they help children and whoever worries about one.",
      close:
        "If the one who does it can see this screen, close it and use another phone. If a child told you: believe them, stay calm, do not question them or the one they named, and call.",
    },
    stalking: {
      title: "You are not imagining it, and you did not cause it.",
      text: "I am an AI and cannot protect you. These people can help you plan what to do next.",
      close:
        "If they are near now, go where people are and call. Keep messages and dates. Tell someone where you are going and when you will be back. Your phone may be watched: use another for this.",
    },
    coercion: {
      title: "Nobody may force this on you in God's name.",
      text: "I am an AI and cannot step in. You may ask people outside that circle; they listen without judging your faith.",
      close:
        "Do not stop a medicine because a leader says so: ask the doctor who gave it. You may say no, keep what is yours and see your family. Talk with one person who does not answer to that leader.",
    },
    "self-harm": {
      title: "You do not have to carry this pain alone.",
      text: "I am an AI and cannot be beside you. Someone can listen right now, also if you do not want to die.",
      close:
        "If a wound is deep or does not stop bleeding, call for an ambulance. Put what you use out of reach, go to where someone is, and let one person know today.",
    },
    eating: {
      title: "You deserve food, rest and help, as you are.",
      text: "I am an AI and no doctor. Someone can listen right now, and you do not have to be ill enough first.",
      close:
        "Chest pain, fainting or blood: call the emergency number. Otherwise tell one person today, and ask a doctor for a visit this week. God asks no fast that harms you.",
    },
    "threat-other": {
      title: "Stop here, and step away from them.",
      text: "I am an AI and cannot call for you. Someone will talk with you now, and you will not be judged for what you feel.",
      close:
        "Put distance between you: another room, the street, a friend's house. Leave any weapon behind or hand it over. If it is a baby, lay them in their bed, close the door and call. If somebody may be hurt now, call the emergency number.",
    },
    "worry-other": {
      title: "You are right to worry, and you are not alone in it.",
      text: "I am an AI and cannot reach them. These people also help those who are afraid for somebody else.",
      close:
        "If it may be now, call the emergency number and say where they are. Stay with them or on the phone, ask openly whether they think of dying, and promise no secrecy. If they are hurt at home, ask first what is safe for them.",
    },
    young: {
      plan: "Wake an adult now: a parent, a neighbor, anyone. You are not in trouble.",
      overdose: "Tell the nearest adult this minute. You are not in trouble.",
      minor:
        "You are not in trouble. Tell an adult you trust who is not the one hurting you: a teacher, a school counselor, a nurse. If the first one does not listen, tell the next.",
      stalking: "Tell an adult you trust today: a parent, a teacher, a school counselor.",
      coercion: "Tell an adult outside that group: a teacher, a school counselor, a doctor.",
      "self-harm":
        "Tell an adult you trust today: a parent, a teacher, a school counselor, a doctor. You are not in trouble.",
      eating: "Tell an adult you trust today: a parent, a school nurse, a teacher, a doctor.",
      "threat-other":
        "Find an adult now: a parent, a neighbor, a teacher. You are not in trouble for asking.",
      "worry-other":
        "Do not carry this alone: tell an adult you trust today, even if your friend asked you not to.",
      suicide:
        "Tell an adult today: a parent, a teacher, a school counselor, a doctor, a pastor. You are not in trouble, and you will not be a burden to them.",
      "violence-home":
        "You are not in trouble. Tell an adult you trust who is not the one hurting you: a teacher, a school counselor, a nurse, a friend's parent. If the first one does not listen, tell the next.",
      now: "Find an adult now: a neighbor, a teacher, anyone near. You are not in trouble for asking.",
    },
  },
  es: {
    suicide: {
      title: "Tú importas. Deja que una persona te acompañe en esto.",
      text: "Soy una IA y no puedo estar a tu lado. Alguien sí puede, ahora mismo; es gratis, y no hace falta que sepas qué decir.",
      close:
        "Si tienes cerca algo con lo que podrías hacerte daño, aléjate de ello o dáselo a alguien. Cuéntaselo a una persona que esté cerca y no te quedes a solas esta noche. Si preguntas por otra persona, quédate con ella y llama por ella.",
    },
    "violence-home": {
      title: "Lo que te hacen no es culpa tuya.",
      text: "Soy una IA y no puedo intervenir. Estas personas sí pueden; te creen, y no te dirán lo que tienes que hacer.",
      close:
        "Si alguien puede mirar esta pantalla, sal de la página y usa un teléfono que no vea. Nada en la Escritura te pide quedarte donde te hacen daño.",
    },
    now: {
      title: "Primero, ponte a salvo.",
      text: "Soy una IA y no puedo llamar por ti. Si hay peligro ahora, llama antes de seguir leyendo.",
      close:
        "Ve a donde haya otras personas, o pon una puerta cerrada de por medio. Si temes lo que tú podrías hacer, aléjate ahora y llama; nadie te va a juzgar por eso.",
    },
    plan: {
      title: "No te quedes a solas con esto. Quédate, y llama ahora.",
      text: "Soy una IA y no puedo ir contigo. Alguien puede hablar contigo en el próximo minuto; no tienes que explicar nada, solo decir que no estás a salvo.",
      close:
        "Pon distancia entre tú y lo que podrías usar: otro cuarto, otro piso, la calle, las manos de alguien. Despierta a una persona. Siempre podrás decidir después; primero deja que alguien te escuche.",
    },
    overdose: {
      title: "Pide ayuda en este minuto, aunque te sientas bien.",
      text: "Soy una IA y no puedo llamar por ti. Lo que se tomó puede hacer daño más tarde de lo que se siente, y mucho se puede remediar si la ayuda llega pronto.",
      close:
        "Llama primero; luego abre la puerta y avisa a quien esté cerca. Di qué se tomó, cuánto y cuándo, y guarda el envase. Nadie te va a regañar.",
    },
    minor: {
      title: "Haces bien en decirlo. Un niño nunca tiene la culpa.",
      text: "Soy una IA y no puedo intervenir. Estas personas saben qué hacer; te creen, y ayudan a menores y a quien se preocupa por ellos.",
      close:
        "Si quien lo hace puede ver esta pantalla, ciérrala y usa otro teléfono. Si un niño te lo contó: créele, mantén la calma, no lo interrogues ni enfrentes a quien nombró, y llama.",
    },
    stalking: {
      title: "No te lo imaginas, y no es culpa tuya.",
      text: "Soy una IA y no puedo protegerte. Estas personas pueden ayudarte a planear qué hacer.",
      close:
        "Si está cerca ahora, ve a donde haya gente y llama. Guarda los mensajes y las fechas. Dile a alguien adónde vas y cuándo vuelves. Tu teléfono puede estar vigilado: usa otro para esto.",
    },
    coercion: {
      title: "Nadie puede obligarte a esto en nombre de Dios.",
      text: "Soy una IA y no puedo intervenir. Puedes preguntar a personas de fuera de ese círculo; escuchan sin juzgar tu fe.",
      close:
        "No dejes una medicina porque un líder lo diga: pregunta al médico que te la dio. Puedes decir que no, conservar lo tuyo y ver a tu familia. Habla con una persona que no dependa de ese líder.",
    },
    "self-harm": {
      title: "No tienes que cargar este dolor a solas.",
      text: "Soy una IA y no puedo estar a tu lado. Alguien puede escucharte ahora mismo, también si no quieres morir.",
      close:
        "Si una herida es honda o no deja de sangrar, llama a emergencias. Pon lejos lo que usas, ve a donde haya alguien y cuéntaselo hoy a una persona.",
    },
    eating: {
      title: "Mereces comida, descanso y ayuda, así como eres.",
      text: "Soy una IA y no una doctora. Alguien puede escucharte ahora mismo; no hace falta estar peor para pedir ayuda.",
      close:
        "Dolor en el pecho, desmayo o sangre: llama a emergencias. Si no, cuéntaselo hoy a una persona y pide una cita médica esta semana. Dios no pide un ayuno que te dañe.",
    },
    "threat-other": {
      title: "Detente aquí, y aléjate de esa persona.",
      text: "Soy una IA y no puedo llamar por ti. Alguien hablará contigo ahora, y no te juzgará por lo que sientes.",
      close:
        "Pon distancia: otro cuarto, la calle, la casa de un amigo. Deja cualquier arma o dásela a alguien. Si es un bebé, acuéstalo en su cuna, cierra la puerta y llama. Si alguien puede salir herido ahora, llama a emergencias.",
    },
    "worry-other": {
      title: "Haces bien en preocuparte, y no tienes que hacerlo a solas.",
      text: "Soy una IA y no puedo llegar a esa persona. Estas líneas también ayudan a quien teme por alguien más.",
      close:
        "Si puede ser ahora, llama a emergencias y di dónde está. Quédate a su lado o en el teléfono, pregúntale con claridad si piensa en morir y no prometas guardar el secreto. Si le hacen daño en casa, pregúntale primero qué es seguro.",
    },
    young: {
      plan: "Despierta ahora a una persona adulta: tu mamá, tu papá, un vecino, quien sea. No te vas a meter en problemas.",
      overdose: "Dile en este minuto a la persona adulta más cercana. No te vas a meter en problemas.",
      minor:
        "No te vas a meter en problemas. Díselo a una persona adulta de confianza que no sea quien te hace daño: una maestra, la consejera de la escuela, una enfermera. Si la primera no escucha, díselo a la siguiente.",
      stalking:
        "Díselo hoy a una persona adulta de confianza: tu mamá, tu papá, un maestro, la consejera de la escuela.",
      coercion:
        "Díselo a una persona adulta de fuera de ese grupo: un maestro, la consejera de la escuela, un médico.",
      "self-harm":
        "Díselo hoy a una persona adulta de confianza: tu mamá o tu papá, un maestro, la consejera de la escuela. No te vas a meter en problemas.",
      eating:
        "Díselo hoy a una persona adulta de confianza: tu mamá o tu papá, la enfermera de la escuela, un maestro, un médico.",
      "threat-other":
        "Busca ahora a una persona adulta: tu mamá, tu papá, un vecino, un maestro. Nadie te regañará por pedir ayuda.",
      "worry-other":
        "No cargues con esto a solas: díselo hoy a una persona adulta de confianza, aunque te hayan pedido que no lo digas.",
      suicide:
        "Díselo hoy a una persona adulta: tu mamá o tu papá, un maestro, la consejera de la escuela, un médico, un pastor. No te vas a meter en problemas, y no serás una carga.",
      "violence-home":
        "No te vas a meter en problemas. Díselo a una persona adulta de confianza que no sea quien te hace daño: un maestro, la consejera de la escuela, una enfermera, la mamá de un amigo. Si la primera no escucha, díselo a la siguiente.",
      now: "Busca ahora a una persona adulta: un vecino, un maestro, quien esté cerca. Nadie te regañará por pedir ayuda.",
    },
  },
};

/** Harm by others: whoever is under 18 has a line of their own. */
const WITH_CHILDREN: readonly CardKind[] = ["violence-home", "stalking", "coercion"];

/** The card for a kind of danger, whole. */
export function helpFor(
  kind: CardKind,
  { young, language }: { young: boolean; language: Language },
): HelpPart {
  const { title, text, close } = words[language][kind];
  const order = young && WITH_CHILDREN.includes(kind) ? (["children", ...ORDER[kind]] as const) : ORDER[kind];
  return {
    kind: "help",
    title,
    text: young ? `${text} ${words[language].young[kind]}` : text,
    lines: order.map((name) => lineOf(name, language)),
    close,
  };
}

/** All of them, for the page that says how people are reached. */
export const everyLine = (language: Language): HelpLine[] =>
  (Object.keys(LINES) as LineName[]).map((name) => lineOf(name, language));
