import type { Copy } from "#app/core/language.ts";
import type { MicrophoneFault, VoicePhase } from "#app/features/voice/model/phase.ts";
import type { VoiceRefusal } from "#app/features/voice/model/refusals.ts";

type Said = { title: string; text: string };
type VoiceWords = {
  title: string;
  inside(title: string): string;
  back: string;
  write: string;
  ai: string;
  danger: string;
  reach: string;
  heading: string;
  lead: string;
  promises: string[];
  goes: string;
  noScript: string;
  phases: Record<VoicePhase, string>;
  consent: {
    heading: string;
    youngHeading: string;
    young: string;
    aware: string;
    unaware: string;
    allow: string;
    turnOn: string;
  };
  modes: { label: string; free: string; press: string };
  begin: string;
  hold: string;
  holding: string;
  done: string;
  discard: string;
  stop: string;
  again: string;
  sendAgain: string;
  tryAgain: string;
  hints: { listening: string; speaking: string; press: string };
  levels: string;
  left(left: number, allowed: number): string;
  whole: string;
  premium: string;
  voice: { change: string; label: string; device: string; openai: string; off: string; withdraw: string };
  problems: { "no-voice": string; vendor: string };
  faults: Record<MicrophoneFault, Said>;
  fix: string[];
  refusals: Record<VoiceRefusal, Said>;
  spoken: { translation(name: string): string };
};

const en: VoiceWords = {
  title: "By voice",
  inside: (title) => `In the conversation “${title}”`,
  back: "Back to the written conversation",
  write: "Write instead",
  ai: "The companion is an AI, not a counselor.",
  danger: "In danger now?",
  reach: "Reach a person",
  heading: "Talk it through",
  lead: "Say what is on your mind. The companion answers aloud, and every word stands here to read.",
  promises: [
    "The sound is turned into words and then forgotten. We never keep it.",
    "The words are kept in your conversation, where you can delete them.",
    "One spoken message counts as one written message.",
  ],
  goes: "Your voice goes to OpenAI to be written down. Nothing leaves this device before you press the button.",
  noScript: "Talking needs JavaScript. The written conversation works without it.",
  phases: {
    idle: "Not listening",
    opening: "Waiting for the microphone",
    listening: "Listening. Take your time",
    sending: "Writing down what you said",
    answering: "The companion is answering",
    speaking: "Reading aloud",
  },
  consent: {
    heading: "Before you speak",
    youngHeading: "Voice is switched off",
    young:
      "You are 13 to 17, so it stays off until you turn it on yourself. Ask somebody you trust at home if you are not sure. Do not say your full name, address or school.",
    aware: "I have read this, and I want to turn voice on",
    unaware: "Check the box first, if you want to turn it on.",
    allow: "Allow, and go on",
    turnOn: "Turn voice on",
  },
  modes: { label: "How to talk", free: "Hands free", press: "Hold to talk" },
  begin: "Begin talking",
  hold: "Hold to talk",
  holding: "Let go to send",
  done: "Done",
  discard: "Throw away",
  stop: "Stop",
  again: "Read again",
  sendAgain: "Send it again",
  tryAgain: "Try again",
  hints: {
    listening:
      "A pause does not end it. It is sent when you have been quiet for two breaths, or when you press Done.",
    speaking: "Speak at any time, or press Escape, and the companion stops.",
    press: "Hold the button or the space bar while you speak. A short press starts it, another one sends it.",
  },
  levels: "Your voice is heard",
  left: (left, allowed) => `${left} of ${allowed} free messages left today`,
  whole: "Read the whole conversation",
  premium: "See Premium",
  voice: {
    change: "Change the voice",
    label: "Who reads aloud",
    device: "The voice of this device",
    openai: "A voice by OpenAI",
    off: "Nobody: I read it myself",
    withdraw: "Do not let my voice leave this device any more",
  },
  problems: {
    "no-voice": "This device has no voice for this language. The words stand here to read.",
    vendor: "OpenAI’s voice is not available now, so this device reads.",
  },
  faults: {
    unsupported: {
      title: "This browser cannot record",
      text: "Another browser, or a newer one, can. Everything can be written too.",
    },
    refused: {
      title: "The microphone is switched off for Koinonia",
      text: "Your browser said no for this page. Only you can change that.",
    },
    missing: {
      title: "No microphone was found",
      text: "Connect one, or switch it on, and try again. Everything can be written too.",
    },
    busy: {
      title: "The microphone is in use",
      text: "Another program or call may have it. End that one, and try again.",
    },
    lost: {
      title: "The microphone was lost",
      text: "It was switched off or disconnected while you spoke. What you said since then was not sent.",
    },
  },
  fix: [
    "Press the small sign at the left of the address.",
    "Find Microphone and choose Allow.",
    "Come back here and try again. Nothing you wrote is lost.",
  ],
  refusals: {
    "voice.not_allowed": {
      title: "Voice is switched off",
      text: "It was turned off here or in another tab. Read this page again to turn it on.",
    },
    "voice.nothing_heard": {
      title: "Nothing was heard",
      text: "Nothing was sent, and no message was counted. Speak a little louder, or nearer.",
    },
    "voice.no_sound": {
      title: "The sound could not be read",
      text: "Nothing was sent. This browser records in a way that we do not know; you can write instead.",
    },
    "voice.too_long": {
      title: "That was too long",
      text: "A minute at a time can be sent. Nothing was counted.",
    },
    "voice.too_fast": {
      title: "Too many spoken messages in one minute",
      text: "Wait a moment, or write. Nothing was counted.",
    },
    "voice.too_many": {
      title: "Daily limit for spoken messages reached",
      text: "You can speak again tomorrow, and write today. Nothing was counted.",
    },
    "voice.vendor": {
      title: "What you said could not be written down",
      text: "OpenAI does not answer now. Send it again in a moment, or write. Nothing was counted.",
    },
  },
  spoken: {
    translation: (name) =>
      ({ WEB: "World English Bible", KJV: "King James Version", RV1909: "Reina-Valera 1909" })[name] ?? name,
  },
};

const es: VoiceWords = {
  title: "Por voz",
  inside: (title) => `En la conversación «${title}»`,
  back: "Volver a la conversación escrita",
  write: "Mejor escribir",
  ai: "El compañero es una IA, no un consejero.",
  danger: "¿En peligro ahora?",
  reach: "Habla con una persona",
  heading: "Dilo en voz alta",
  lead: "Di lo que llevas dentro. El compañero responde en voz alta y cada palabra queda aquí para leerla.",
  promises: [
    "El sonido se convierte en palabras y luego se olvida. Nunca lo guardamos.",
    "Las palabras se guardan en tu conversación, donde puedes borrarlas.",
    "Un mensaje hablado cuenta como uno escrito.",
  ],
  goes: "Tu voz va a OpenAI para que la ponga por escrito. Nada sale de este dispositivo antes de que pulses el botón.",
  noScript: "Para hablar hace falta JavaScript. La conversación escrita funciona sin él.",
  phases: {
    idle: "No está escuchando",
    opening: "Esperando el micrófono",
    listening: "Escuchando. Tómate tu tiempo",
    sending: "Poniendo por escrito lo que dijiste",
    answering: "El compañero está respondiendo",
    speaking: "Leyendo en voz alta",
  },
  consent: {
    heading: "Antes de hablar",
    youngHeading: "La voz está apagada",
    young:
      "Tienes entre 13 y 17 años, así que sigue apagada hasta que tú la enciendas. Pregunta en casa a alguien de confianza si no estás seguro. No digas tu nombre completo, tu dirección ni tu escuela.",
    aware: "He leído esto y quiero encender la voz",
    unaware: "Marca primero la casilla, si quieres encenderla.",
    allow: "Permitir y seguir",
    turnOn: "Encender la voz",
  },
  modes: { label: "Cómo hablar", free: "Manos libres", press: "Mantener pulsado" },
  begin: "Empezar a hablar",
  hold: "Mantén pulsado y habla",
  holding: "Suelta para enviar",
  done: "Listo",
  discard: "Descartar",
  stop: "Parar",
  again: "Leer otra vez",
  sendAgain: "Enviarlo otra vez",
  tryAgain: "Probar otra vez",
  hints: {
    listening:
      "Una pausa no lo termina. Se envía cuando llevas dos respiraciones en silencio, o cuando pulsas Listo.",
    speaking: "Habla cuando quieras, o pulsa Escape, y el compañero se calla.",
    press:
      "Mantén pulsado el botón o la barra espaciadora mientras hablas. Una pulsación corta empieza y otra envía.",
  },
  levels: "Se oye tu voz",
  left: (left, allowed) => `Quedan ${left} de ${allowed} mensajes gratis hoy`,
  whole: "Leer toda la conversación",
  premium: "Ver Premium",
  voice: {
    change: "Cambiar la voz",
    label: "Quién lee en voz alta",
    device: "La voz de este dispositivo",
    openai: "Una voz de OpenAI",
    off: "Nadie: lo leo yo",
    withdraw: "Que mi voz no salga más de este dispositivo",
  },
  problems: {
    "no-voice": "Este dispositivo no tiene voz para este idioma. Las palabras están aquí para leerlas.",
    vendor: "La voz de OpenAI no está disponible ahora; lee este dispositivo.",
  },
  faults: {
    unsupported: {
      title: "Este navegador no puede grabar",
      text: "Otro navegador, o uno más nuevo, sí puede. También se puede escribir todo.",
    },
    refused: {
      title: "El micrófono está apagado para Koinonia",
      text: "Tu navegador dijo que no para esta página. Solo tú puedes cambiarlo.",
    },
    missing: {
      title: "No se encontró ningún micrófono",
      text: "Conecta uno, o enciéndelo, y prueba otra vez. También se puede escribir todo.",
    },
    busy: {
      title: "El micrófono está en uso",
      text: "Puede tenerlo otro programa o una llamada. Termínala y prueba otra vez.",
    },
    lost: {
      title: "Se perdió el micrófono",
      text: "Se apagó o se desconectó mientras hablabas. Lo que dijiste desde entonces no se envió.",
    },
  },
  fix: [
    "Pulsa el pequeño signo a la izquierda de la dirección.",
    "Busca Micrófono y elige Permitir.",
    "Vuelve aquí y prueba otra vez. Nada de lo que escribiste se ha perdido.",
  ],
  refusals: {
    "voice.not_allowed": {
      title: "La voz está apagada",
      text: "Se apagó aquí o en otra pestaña. Vuelve a cargar esta página para encenderla.",
    },
    "voice.nothing_heard": {
      title: "No se oyó nada",
      text: "No se envió nada y no se contó ningún mensaje. Habla un poco más alto o más cerca.",
    },
    "voice.no_sound": {
      title: "No se pudo leer el sonido",
      text: "No se envió nada. Este navegador graba de un modo que no conocemos; puedes escribir.",
    },
    "voice.too_long": {
      title: "Fue demasiado largo",
      text: "Se puede enviar un minuto cada vez. No se contó nada.",
    },
    "voice.too_fast": {
      title: "Demasiados mensajes hablados en un minuto",
      text: "Espera un momento, o escribe. No se contó nada.",
    },
    "voice.too_many": {
      title: "Se alcanzó el límite diario de mensajes hablados",
      text: "Mañana puedes volver a hablar, y hoy escribir. No se contó nada.",
    },
    "voice.vendor": {
      title: "No se pudo poner por escrito lo que dijiste",
      text: "OpenAI no responde ahora. Envíalo otra vez en un momento, o escribe. No se contó nada.",
    },
  },
  spoken: en.spoken,
};

export const voiceCopy: Copy<VoiceWords> = { en, es };
