import type { Copy } from "#app/core/language.ts";

type CompactChatWords = {
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** C2: the companion's name, as the full screen says it. */
  companion: string;
  state: string;
  sample: string;
  question: string;
  answer: { before: string; verse: string; reference: string; translation: string };
  signIn: string;
  proceed: string;
  note: string;
  prompt: string;
  memberPrompt: string;
  message: string;
  placeholder: string;
  send: string;
};

const en: CompactChatWords = {
  title: "Sign in to chat",
  description: "Ask the companion a question and get an answer with Scripture, word for word.",
  heading: "Ask the companion",
  lead: "Bring a question or a burden. It answers with Scripture, word for word, so that you can check it.",
  companion: "Companion",
  state: "Not connected",
  sample: "Sample",
  question: "How do I pray when I am tired?",
  answer: {
    before: "Briefly. Jesus says,",
    verse: "“Come to me, all you who labor and are heavily burdened, and I will give you rest.",
    reference: "Matthew 11:28",
    translation: "WEB",
  },
  signIn: "Sign In to Chat",
  proceed: "Continue in the Companion",
  note: "The companion is an AI, not a counselor.",
  prompt: "Your conversations are kept in your account, so that you find them again.",
  memberPrompt: "Your conversations are where you left them.",
  message: "Message",
  placeholder: "Write to the companion",
  send: "Send",
};

const es: CompactChatWords = {
  title: "Inicia sesión para conversar",
  description: "Haz una pregunta al compañero y recibe una respuesta con la Escritura, palabra por palabra.",
  heading: "Pregunta al compañero",
  lead: "Trae una pregunta o una carga. Responde con la Escritura, palabra por palabra, para que puedas comprobarlo.",
  companion: "Compañero",
  state: "Sin conexión",
  sample: "Ejemplo",
  question: "¿Cómo oro cuando estoy cansado?",
  answer: {
    before: "Con pocas palabras. Jesús dice:",
    verse: "Venid á mí todos los que estáis trabajados y cargados, que yo os haré descansar.",
    reference: "Mateo 11:28",
    translation: "RV1909",
  },
  signIn: "Inicia sesión para conversar",
  proceed: "Seguir con el compañero",
  note: "El compañero es una IA, no un consejero.",
  prompt: "Tus conversaciones se guardan en tu cuenta, para que las vuelvas a encontrar.",
  memberPrompt: "Tus conversaciones están donde las dejaste.",
  message: "Mensaje",
  placeholder: "Escribe al compañero",
  send: "Enviar",
};

export const compactChatCopy: Copy<CompactChatWords> = { en, es };
