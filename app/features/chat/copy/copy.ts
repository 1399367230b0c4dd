/** The chat's own words for what can go wrong: every refusal has some in each language, or this does not compile. */

import type { Copy, Language } from "#app/core/language.ts";
import type { ToastMs } from "#app/core/toast-time.ts";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";

export type { ChatRefusal };

type Notice = {
  title: string;
  text: string;
  /** How long a toast stays, ms. */
  durationMs: ToastMs;
};

export const refusalCopy: Copy<Record<ChatRefusal, Notice>> = {
  en: {
    "chat.empty": { title: "Nothing to send yet", text: "Write a few words first.", durationMs: 4000 },
    "chat.too_long": {
      title: "That message is too long",
      text: "Shorten it a little and send it again. Your words are still here.",
      durationMs: 6000,
    },
    "chat.busy": {
      title: "One answer at a time",
      text: "The companion is still writing. Wait for it to finish, or stop it.",
      durationMs: 5000,
    },
    // K3, X24
    "chat.limit": {
      title: "Daily Message Limit Reached",
      text: "Upgrade to Premium for unlimited messages.",
      durationMs: 8000,
    },
    "chat.too_fast": {
      title: "Too many messages in one minute",
      text: "Your words are still here; send them again in a moment.",
      durationMs: 6000,
    },
    "chat.too_many": {
      title: "Daily sending limit reached",
      text: "Very many messages came from here today. Your words are still here; they can be sent tomorrow.",
      durationMs: 7000,
    },
    "chat.many_begun": {
      title: "Too many new conversations",
      text: "Very many were begun in a short time. All of them are in the list; begin another in a while.",
      durationMs: 6000,
    },
    "chat.resting": {
      title: "The companion is not available until tomorrow",
      text: "It has answered as much as it can today. Your words are still here, nothing was counted, and it is back tomorrow.",
      durationMs: 7000,
    },
    "chat.fair_use": {
      title: "Fair-use limit reached",
      text: "The companion has answered as much as one person can ask in a day. Your words are still here, nothing was counted, and it goes on tomorrow (from midnight UTC).",
      durationMs: 7000,
    },
    "chat.not_found": {
      title: "Failed to load conversation",
      text: "It may have been deleted. Your other conversations are in the list.",
      durationMs: 6000,
    },
    // X25
    "chat.failed": {
      title: "Message Failed",
      text: "No answer came. Your words are kept; please try again.",
      durationMs: 6000,
    },
    "chat.offline": {
      title: "You are offline",
      text: "Your words are kept here. Send them when you are back.",
      durationMs: 6000,
    },
    "chat.signed_out": {
      title: "Please sign in again",
      text: "Your words are kept here.",
      durationMs: 6000,
    },
  },
  es: {
    "chat.empty": {
      title: "Aún no hay nada que enviar",
      text: "Escribe primero unas palabras.",
      durationMs: 4000,
    },
    "chat.too_long": {
      title: "Ese mensaje es demasiado largo",
      text: "Acórtalo un poco y envíalo de nuevo. Tus palabras siguen aquí.",
      durationMs: 6000,
    },
    "chat.busy": {
      title: "Una respuesta a la vez",
      text: "El compañero aún está escribiendo. Espera a que termine o detenlo.",
      durationMs: 5000,
    },
    "chat.limit": {
      title: "Límite diario de mensajes alcanzado",
      text: "Pasa a Premium para enviar mensajes sin límite.",
      durationMs: 8000,
    },
    "chat.too_fast": {
      title: "Demasiados mensajes en un minuto",
      text: "Tus palabras siguen aquí; envíalas de nuevo en un momento.",
      durationMs: 6000,
    },
    "chat.too_many": {
      title: "Límite diario de envíos alcanzado",
      text: "Hoy llegaron muchísimos mensajes desde aquí. Tus palabras siguen aquí; podrás enviarlas mañana.",
      durationMs: 7000,
    },
    "chat.many_begun": {
      title: "Demasiadas conversaciones nuevas",
      text: "Se empezaron muchísimas en poco tiempo. Todas están en la lista; empieza otra dentro de un rato.",
      durationMs: 6000,
    },
    "chat.resting": {
      title: "El compañero no está disponible hasta mañana",
      text: "Hoy ya respondió todo lo que puede. Tus palabras siguen aquí, no se contó nada, y mañana vuelve.",
      durationMs: 7000,
    },
    "chat.fair_use": {
      title: "Llegaste al límite de uso justo",
      text: "El compañero respondió todo lo que una persona puede pedir en un día. Tus palabras siguen aquí, no se contó nada, y mañana continúa (desde la medianoche UTC).",
      durationMs: 7000,
    },
    "chat.not_found": {
      title: "No se pudo cargar la conversación",
      text: "Quizá fue eliminada. Tus otras conversaciones están en la lista.",
      durationMs: 6000,
    },
    "chat.failed": {
      title: "El mensaje falló",
      text: "No llegó respuesta. Tus palabras están guardadas; inténtalo de nuevo.",
      durationMs: 6000,
    },
    "chat.offline": {
      title: "No tienes conexión",
      text: "Tus palabras quedan aquí. Envíalas cuando vuelvas a tenerla.",
      durationMs: 6000,
    },
    "chat.signed_out": {
      title: "Inicia sesión de nuevo",
      text: "Tus palabras quedan aquí.",
      durationMs: 6000,
    },
  },
};

/** A refusal in one line. */
export function refusalLine(refusal: ChatRefusal, language: Language): string {
  const { title, text } = refusalCopy[language][refusal];
  return `${title}. ${text}`;
}

/** What the page was doing when the server did not answer (X26). */
export type ChatFault =
  | "conversations.load"
  | "conversation.load"
  | "conversation.create"
  | "conversation.update"
  | "conversation.delete";

export const faultCopy: Copy<Record<ChatFault, Notice>> = {
  en: {
    "conversations.load": {
      title: "Failed to load conversations",
      text: "Please try again in a moment.",
      durationMs: 6000,
    },
    "conversation.load": {
      title: "Failed to load conversation",
      text: "Please try again in a moment.",
      durationMs: 6000,
    },
    "conversation.create": {
      title: "Failed to create conversation",
      text: "Nothing was lost. Please try again.",
      durationMs: 6000,
    },
    "conversation.update": {
      title: "Failed to update conversation",
      text: "It stays as it was. Please try again.",
      durationMs: 6000,
    },
    "conversation.delete": {
      title: "Failed to delete conversation",
      text: "It is still in your list. Please try again.",
      durationMs: 6000,
    },
  },
  es: {
    "conversations.load": {
      title: "No se pudieron cargar las conversaciones",
      text: "Inténtalo de nuevo en un momento.",
      durationMs: 6000,
    },
    "conversation.load": {
      title: "No se pudo cargar la conversación",
      text: "Inténtalo de nuevo en un momento.",
      durationMs: 6000,
    },
    "conversation.create": {
      title: "No se pudo crear la conversación",
      text: "No se perdió nada. Inténtalo de nuevo.",
      durationMs: 6000,
    },
    "conversation.update": {
      title: "No se pudo cambiar la conversación",
      text: "Queda como estaba. Inténtalo de nuevo.",
      durationMs: 6000,
    },
    "conversation.delete": {
      title: "No se pudo eliminar la conversación",
      text: "Sigue en tu lista. Inténtalo de nuevo.",
      durationMs: 6000,
    },
  },
};
