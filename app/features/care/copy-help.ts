import type { Copy, Language } from "#app/core/language.ts";
import type { HelpLine, HelpPart } from "./care-parts.ts";
import type { Crisis } from "./sign.ts";

/**
 * The card's words. Numbers were checked for the United States: 988lifeline.org, thehotline.org, childhelphotline.org;
 * findahelpline.com lists free lines in other countries.
 */

type Lines = {
  call988: HelpLine;
  text988: HelpLine;
  emergency: HelpLine;
  hotline: HelpLine;
  hotlineText: HelpLine;
  children: HelpLine;
  elsewhere: HelpLine;
};

const lines: Copy<Lines> = {
  en: {
    call988: {
      label: "Call 988",
      href: "tel:988",
      says: "Suicide & Crisis Lifeline, United States, at any hour",
    },
    text988: { label: "Text 988", href: "sms:988", says: "the same line, if it is hard to speak" },
    emergency: {
      label: "Call 911",
      href: "tel:911",
      says: "if anyone is in danger now; outside the United States your own emergency number, often 112",
    },
    hotline: {
      label: "Call 1-800-799-7233",
      href: "tel:+18007997233",
      says: "National Domestic Violence Hotline, United States, at any hour",
    },
    hotlineText: {
      label: "Text START to 88788",
      href: "sms:88788?body=START",
      says: "the same hotline, if it is not safe to speak",
    },
    children: {
      label: "Call 1-800-422-4453",
      href: "tel:+18004224453",
      says: "Childhelp, United States and Canada, for anyone under 18, at any hour",
    },
    elsewhere: {
      label: "findahelpline.com",
      href: "https://findahelpline.com",
      says: "free lines in other countries, by phone, text or chat",
    },
  },
  es: {
    call988: {
      label: "Llama al 988",
      href: "tel:988",
      says: "Línea de Prevención del Suicidio y Crisis, Estados Unidos, a cualquier hora; oprime 2 para español",
    },
    text988: {
      label: "Envía AYUDA al 988",
      href: "sms:988?body=AYUDA",
      says: "la misma línea por mensaje, si cuesta hablar",
    },
    emergency: {
      label: "Llama al 911",
      href: "tel:911",
      says: "si alguien corre peligro ahora; en otros países, tu número de emergencias, muchas veces el 112",
    },
    hotline: {
      label: "Llama al 1-800-799-7233",
      href: "tel:+18007997233",
      says: "Línea Nacional contra la Violencia Doméstica, Estados Unidos, en español y a cualquier hora",
    },
    hotlineText: {
      label: "Envía START al 88788",
      href: "sms:88788?body=START",
      says: "la misma línea, si no es seguro hablar",
    },
    children: {
      label: "Llama al 1-800-422-4453",
      href: "tel:+18004224453",
      says: "Childhelp, Estados Unidos y Canadá, para menores de 18 años, a cualquier hora",
    },
    elsewhere: {
      label: "findahelpline.com",
      href: "https://findahelpline.com",
      says: "líneas gratuitas en otros países, por teléfono, mensaje o chat",
    },
  },
};

const ORDER: Record<Crisis, readonly (keyof Lines)[]> = {
  self_harm: ["call988", "text988", "emergency", "elsewhere"],
  abuse: ["emergency", "hotline", "hotlineText", "call988", "elsewhere"],
  danger: ["emergency", "call988", "text988", "hotline", "elsewhere"],
};

type Words = Record<Crisis, Pick<HelpPart, "title" | "text" | "close">> & {
  young: Record<Crisis, string>;
};

const words: Copy<Words> = {
  en: {
    self_harm: {
      title: "You matter. Please let a person be with you in this.",
      text: "I am an AI and cannot be beside you. Someone can, right now; it is free, and you do not have to know what to say.",
      close:
        "If there is something near you that you could hurt yourself with, move away from it or hand it to someone. Tell one person near you, and do not stay alone tonight. If you are asking for somebody else, stay with them and call for them.",
    },
    abuse: {
      title: "What is being done to you is not your fault.",
      text: "I am an AI and cannot step in. These people can; they believe you, and they will not tell you what you must do.",
      close:
        "If someone may look at this screen, leave the page and use a phone that they do not see. Nothing in Scripture asks you to stay where you are being harmed.",
    },
    danger: {
      title: "First, please get to safety.",
      text: "I am an AI and cannot call anyone for you. If there is danger now, call before you read on.",
      close:
        "Go where other people are, or lock a door between you. If you are afraid of what you might do yourself, step away from them now and call; you will not be judged for it.",
    },
    young: {
      self_harm:
        "Tell an adult today: a parent, a teacher, a school counselor, a doctor, a pastor. You are not in trouble, and you will not be a burden to them.",
      abuse:
        "You are not in trouble. Tell an adult you trust who is not the one hurting you: a teacher, a school counselor, a nurse, a friend's parent. If the first one does not listen, tell the next.",
      danger: "Find an adult now: a neighbor, a teacher, anyone near. You are not in trouble for asking.",
    },
  },
  es: {
    self_harm: {
      title: "Tú importas. Deja que una persona te acompañe en esto.",
      text: "Soy una IA y no puedo estar a tu lado. Alguien sí puede, ahora mismo; es gratis, y no hace falta que sepas qué decir.",
      close:
        "Si tienes cerca algo con lo que podrías hacerte daño, aléjate de ello o dáselo a alguien. Cuéntaselo a una persona que esté cerca y no te quedes a solas esta noche. Si preguntas por otra persona, quédate con ella y llama por ella.",
    },
    abuse: {
      title: "Lo que te hacen no es culpa tuya.",
      text: "Soy una IA y no puedo intervenir. Estas personas sí pueden; te creen, y no te dirán lo que tienes que hacer.",
      close:
        "Si alguien puede mirar esta pantalla, sal de la página y usa un teléfono que no vea. Nada en la Escritura te pide quedarte donde te hacen daño.",
    },
    danger: {
      title: "Primero, ponte a salvo.",
      text: "Soy una IA y no puedo llamar por ti. Si hay peligro ahora, llama antes de seguir leyendo.",
      close:
        "Ve a donde haya otras personas, o pon una puerta cerrada de por medio. Si temes lo que tú podrías hacer, aléjate ahora y llama; nadie te va a juzgar por eso.",
    },
    young: {
      self_harm:
        "Díselo hoy a una persona adulta: tu mamá o tu papá, un maestro, la consejera de la escuela, un médico, un pastor. No te vas a meter en problemas, y no serás una carga.",
      abuse:
        "No te vas a meter en problemas. Díselo a una persona adulta de confianza que no sea quien te hace daño: un maestro, la consejera de la escuela, una enfermera, la mamá de un amigo. Si la primera no escucha, díselo a la siguiente.",
      danger:
        "Busca ahora a una persona adulta: un vecino, un maestro, quien esté cerca. Nadie te regañará por pedir ayuda.",
    },
  },
};

/** The card for a crisis, whole. */
export function helpFor(
  crisis: Crisis,
  { young, language }: { young: boolean; language: Language },
): HelpPart {
  const { title, text, close } = words[language][crisis];
  const order = young && crisis === "abuse" ? (["children", ...ORDER.abuse] as const) : ORDER[crisis];
  return {
    kind: "help",
    title,
    text: young ? `${text} ${words[language].young[crisis]}` : text,
    lines: order.map((name) => lines[language][name]),
    close,
  };
}

/** All of them, for the page that says how people are reached. */
export const everyLine = (language: Language): HelpLine[] => {
  const { emergency, call988, text988, hotline, hotlineText, children, elsewhere } = lines[language];
  return [emergency, call988, text988, hotline, hotlineText, children, elsewhere];
};
