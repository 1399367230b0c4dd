/** What an answer to one of our texts asks for. */
export type Wish = "stop" | "start" | "help";

/** The words that Twilio answers by itself on a number without rules of its own: it has answered the sender already. */
const KNOWN: Record<string, Wish> = {
  STOP: "stop",
  STOPALL: "stop",
  UNSUBSCRIBE: "stop",
  CANCEL: "stop",
  END: "stop",
  QUIT: "stop",
  REVOKE: "stop",
  OPTOUT: "stop",
  START: "start",
  YES: "start",
  UNSTOP: "start",
  HELP: "help",
  INFO: "help",
};

/** The same in Spanish, which Twilio does not know: we answer. */
const SPANISH: Record<string, Wish> = {
  ALTO: "stop",
  PARAR: "stop",
  PARA: "stop",
  PARE: "stop",
  BASTA: "stop",
  BAJA: "stop",
  DETENER: "stop",
  CANCELAR: "stop",
  TERMINAR: "stop",
  "NO MAS": "stop",
  COMENZAR: "start",
  EMPEZAR: "start",
  INICIAR: "start",
  ALTA: "start",
  AYUDA: "help",
  INFORMACION: "help",
};

const plainWord = (body: string): string =>
  body
    .slice(0, 200)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^\p{L} ]/gu, "")
    .replace(/ +/g, " ")
    .trim();

/** @param handled Twilio says that it has answered (`OptOutType`) */
export function wishOf(body: string, handled: string | null): { wish: Wish | null; answer: Answer } {
  const word = plainWord(body);
  const known = KNOWN[word];
  if (known) return { wish: known, answer: null };
  const spanish = SPANISH[word];
  if (spanish) return { wish: spanish, answer: handled ? null : spanish };
  // what Advanced Opt-Out calls it, for words that an operator has added there
  const keyword = handled?.toLowerCase();
  if (keyword === "stop" || keyword === "start" || keyword === "help") return { wish: keyword, answer: null };
  return { wish: null, answer: null };
}
export type Answer = Wish | null;

/** In Spanish: the English words are Twilio's to answer. */
const ANSWERS: Record<Wish, string> = {
  stop: "Koinonia: no recibirás más mensajes. Responde START para volver a recibirlos.",
  start: "Koinonia: volverás a recibir los avisos que elegiste. Responde STOP para dejar de recibirlos.",
  help: "Koinonia: avisos que elegiste en Ajustes. Responde STOP para no recibir más. Pueden aplicarse tarifas.",
};

/** TwiML. */
export const answerXml = (answer: Answer): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${answer ? `<Message>${ANSWERS[answer]}</Message>` : ""}</Response>`;
