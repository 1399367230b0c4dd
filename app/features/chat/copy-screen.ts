import type { Copy } from "#app/core/language.ts";

const en = {
  companion: "Companion",
  ai: { label: "AI", says: "not a person: how you are kept safe" },
  conversations: "Conversations",
  yours: "Your conversations",
  none: "Your conversations will be kept here.",
  today: "Today",
  earlier: "Earlier",
  newConversation: "New conversation",
  close: "Close",
  backHome: "Back to home",
  tabs: { chat: "Chat", join: "Join" },
  upgrade: "Upgrade",
  connection: {
    connected: "Connected",
    connecting: "Connecting…",
    disconnected: "Disconnected",
    retry: "Retry",
  },
  log: { label: "Conversation", latest: "Latest", remembered: "The companion remembers from here" },
  message: {
    yours: "You said",
    theirs: "Companion said",
    tryAgain: "Try again",
    unanswered: "Not answered",
    interrupted: "The answer broke off here.",
    stopped: "Stopped",
    unsent: "Not sent",
    sending: "Sending",
    exact: "Word for word",
  },
  composer: { label: "Message", placeholder: "Write to the companion", send: "Send", stop: "Stop" },
  hello: {
    title: (name: string) => `What is on your heart${name && `, ${name}`}?`,
    text: "Ask, wonder or pray. The companion is an AI: it quotes Scripture word for word, and it will point you to people when people are what you need.",
    starters: "Ways to begin",
  },
  limit: {
    title: "That was today’s eighth message",
    text: "Your next eight arrive at midnight. Premium has no limit.",
  },
  allowance: {
    left: (left: number, allowed: number) => `${left} of ${allowed}`,
    today: "free messages left today",
  },
  note: {
    ai: "The companion is an AI, not a counselor.",
    finder: "Built-in Scripture finder, not a language model.",
  },
};

/** The companion's screen. What can go wrong is in `copy.ts`, the ways to begin in `starters.ts`. */
export const chatCopy: Copy<typeof en> = {
  en,
  es: {
    companion: "Compañero",
    ai: { label: "IA", says: "no una persona: cómo cuidamos de ti" },
    conversations: "Conversaciones",
    yours: "Tus conversaciones",
    none: "Tus conversaciones se guardarán aquí.",
    today: "Hoy",
    earlier: "Antes",
    newConversation: "Nueva conversación",
    close: "Cerrar",
    backHome: "Volver al inicio",
    tabs: { chat: "Chat", join: "Unirse" },
    upgrade: "Mejorar plan",
    connection: {
      connected: "Conectado",
      connecting: "Conectando…",
      disconnected: "Sin conexión",
      retry: "Reintentar",
    },
    log: { label: "Conversación", latest: "Lo último", remembered: "El compañero recuerda desde aquí" },
    message: {
      yours: "Dijiste",
      theirs: "El compañero dijo",
      tryAgain: "Intentar de nuevo",
      unanswered: "Sin respuesta",
      interrupted: "La respuesta se interrumpió aquí.",
      stopped: "Detenida",
      unsent: "No enviado",
      sending: "Enviando",
      exact: "Palabra por palabra",
    },
    composer: { label: "Mensaje", placeholder: "Escribe al compañero", send: "Enviar", stop: "Detener" },
    hello: {
      title: (name) => `¿Qué llevas en el corazón${name && `, ${name}`}?`,
      text: "Pregunta, duda u ora. El compañero es una IA: cita la Escritura palabra por palabra y te orientará hacia otras personas cuando sean ellas lo que necesitas.",
      starters: "Maneras de empezar",
    },
    limit: {
      title: "Ese fue el octavo mensaje de hoy",
      text: "Los próximos ocho llegan a medianoche. Premium no tiene límite.",
    },
    allowance: { left: (left, allowed) => `${left} de ${allowed}`, today: "mensajes gratis para hoy" },
    note: {
      ai: "El compañero es una IA, no un consejero.",
      finder: "Buscador de la Escritura integrado, no un modelo de lenguaje.",
    },
  },
};
