import type { Copy } from "#app/core/language.ts";
import type { QueueRefusal } from "./reply.ts";

const en = {
  title: "Moderation queue",
  text: "Danger first, then the oldest. Every act is a line in the log, under your name.",
  waiting: "Waiting",
  nothing: { title: "Nothing waits", text: "Everything that was written has been read." },
  hidden: "Hidden",
  noHidden: "Nothing is hidden.",
  log: "Log",
  noLog: "Nothing has been done yet.",
  urgent: "Words of danger",
  held: "Held",
  shown: "Shown",
  reported: (count: number) => (count === 1 ? "One report" : `${count} reports`),
  unnamed: "Members see no name",
  young: "13 to 17",
  reason: "Reason (for the log)",
  acts: { release: "Release", hide: "Hide", restore: "Show again", keep: "Leave as it is" } as Record<
    string,
    string
  >,
  done: { release: "Released", hide: "Hidden", restore: "Shown again", keep: "Left as it is" } as Record<
    string,
    string
  >,
  refusals: {
    "queue.bad_form": "This form could not be read. Nothing was changed.",
    "queue.moved": "Somebody was here first, or it was taken back. Nothing was changed.",
    "queue.failed": "That did not come through. Nothing was changed; please try again.",
  } as Record<QueueRefusal, string>,
};

export const queueCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Cola de moderación",
    text: "Primero el peligro, luego lo más antiguo. Cada acto es una línea del registro, con tu nombre.",
    waiting: "Esperan",
    nothing: { title: "No espera nada", text: "Todo lo escrito ha sido leído." },
    hidden: "Ocultas",
    noHidden: "No hay nada oculto.",
    log: "Registro",
    noLog: "Aún no se ha hecho nada.",
    urgent: "Palabras de peligro",
    held: "Retenida",
    shown: "Se muestra",
    reported: (count) => (count === 1 ? "Una denuncia" : `${count} denuncias`),
    unnamed: "Los miembros no ven ningún nombre",
    young: "13 a 17",
    reason: "Motivo (para el registro)",
    acts: { release: "Publicar", hide: "Ocultar", restore: "Mostrar de nuevo", keep: "Dejar como está" },
    done: { release: "Publicada", hide: "Oculta", restore: "Se muestra de nuevo", keep: "Dejada como está" },
    refusals: {
      "queue.bad_form": "Este formulario no se pudo leer. No se cambió nada.",
      "queue.moved": "Alguien llegó antes, o fue retirada. No se cambió nada.",
      "queue.failed": "No llegó. No se cambió nada; inténtalo de nuevo.",
    },
  },
};
