import type { Copy } from "#app/core/language.ts";

const en = {
  mail: { off: "Off", email: "Each", digest: "Digest" },
  always: "Always",
  never: "Not sent this way",
  digest: {
    label: "The digest comes",
    day: "Every morning",
    week: "Once a week, after your day of rest",
    hint: "At eight by your clock, only when there is something.",
  },
  rest: {
    label: "Nothing on my day of rest",
    hint: "What comes on that day is sent when it is over. Your day of rest is chosen in Your rhythm.",
  },
  texts: {
    needsPhone: "SMS needs a number that is verified above.",
    terms:
      "By ticking SMS you agree to texts from Koinonia, three a day at most. Message and data rates may apply. Reply STOP to end them, HELP for help.",
    stopped:
      "Your number answered STOP, so no texts go there. Reply START to one of our texts to have them again.",
  },
  refused: {
    text: (day: string) =>
      `Mail to your address came back on ${day}, so notices are not mailed there any more. They are kept in the app.`,
    again: "The address works: try again",
    done: "We will try again",
  },
  push: {
    title: "Push on this device",
    text: "A notice on this device’s screen, in fixed words: nothing of what is written is in it.",
    on: "Turn on for this device",
    off: "Turn off for this device",
    isOn: "This device is told.",
    turnedOn: "This device is told from now on",
    turnedOff: "This device is not told any more",
    denied:
      "This browser does not let Koinonia show notices. It can be allowed in the browser’s settings for this site.",
    none: "This browser takes no push. On an iPhone, put Koinonia on the home screen first.",
    deniedInApp:
      "This phone does not let Koinonia show notices. It can be allowed in the phone’s settings, under Koinonia.",
    noneInApp: "The app takes no push here yet.",
    channel: "Notices",
    failed: "That did not work. Please try again in a moment.",
    noScript: "Push needs JavaScript.",
    devices: "Devices that are told",
    unnamed: "A device",
    since: (day: string) => `since ${day}`,
    forget: "Remove",
    forgetOf: (name: string) => `Remove ${name}`,
    forgotten: "Removed",
  },
};

export const sendingCopy: Copy<typeof en> = {
  en,
  es: {
    mail: { off: "No", email: "Cada uno", digest: "Resumen" },
    always: "Siempre",
    never: "No se envía así",
    digest: {
      label: "El resumen llega",
      day: "Cada mañana",
      week: "Una vez por semana, después de tu día de descanso",
      hint: "A las ocho de tu reloj, solo cuando hay algo.",
    },
    rest: {
      label: "Nada en mi día de descanso",
      hint: "Lo que llega ese día se envía cuando termina. Tu día de descanso se elige en Tu ritmo.",
    },
    texts: {
      needsPhone: "SMS necesita un número verificado arriba.",
      terms:
        "Al marcar SMS aceptas mensajes de Koinonia, tres al día como mucho. Pueden aplicarse tarifas de mensajes y datos. Responde STOP o ALTO para terminarlos, AYUDA para recibir ayuda.",
      stopped:
        "Tu número respondió STOP, así que no se le envían mensajes. Responde START a uno de nuestros mensajes para recibirlos otra vez.",
    },
    refused: {
      text: (day) =>
        `El correo a tu dirección fue devuelto el ${day}, así que ya no se envían avisos allí. Quedan guardados en la app.`,
      again: "La dirección funciona: intentar de nuevo",
      done: "Lo intentaremos de nuevo",
    },
    push: {
      title: "Push en este dispositivo",
      text: "Un aviso en la pantalla de este dispositivo, con palabras fijas: no lleva nada de lo que se escribe.",
      on: "Activar en este dispositivo",
      off: "Desactivar en este dispositivo",
      isOn: "Este dispositivo recibe avisos.",
      turnedOn: "Este dispositivo recibe avisos desde ahora",
      turnedOff: "Este dispositivo ya no recibe avisos",
      denied:
        "Este navegador no deja que Koinonia muestre avisos. Se puede permitir en los ajustes del navegador para este sitio.",
      none: "Este navegador no recibe push. En un iPhone, añade primero Koinonia a la pantalla de inicio.",
      deniedInApp:
        "Este teléfono no deja que Koinonia muestre avisos. Se puede permitir en los ajustes del teléfono, en Koinonia.",
      noneInApp: "La app todavía no recibe push aquí.",
      channel: "Avisos",
      failed: "No funcionó. Inténtalo de nuevo en un momento.",
      noScript: "Push necesita JavaScript.",
      devices: "Dispositivos que reciben avisos",
      unnamed: "Un dispositivo",
      since: (day) => `desde el ${day}`,
      forget: "Quitar",
      forgetOf: (name) => `Quitar ${name}`,
      forgotten: "Quitado",
    },
  },
};
