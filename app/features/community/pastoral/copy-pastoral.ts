import type { Copy } from "#app/core/language.ts";
import type { CareShow } from "./query.ts";
import type { PastoralRefusal } from "./reply.ts";

const en = {
  title: "Pastoral inbox",
  text: "What was asked of the pastoral team alone: danger first, then the oldest. Your words reach who asked, and nobody else.",
  shows: { open: "Open", mine: "Mine", closed: "Closed" } as Record<CareShow, string>,
  filter: "Show",
  nothing: { title: "Nobody waits", text: "Nothing is asked of the team in this list." },
  urgent: "Danger to life",
  young: "13 to 17",
  someone: "Somebody without a name",
  assigned: (name: string) => `${name} has it`,
  mine: "You have it",
  free: "Nobody has it yet",
  answered: "Answered",
  asked: (day: string) => `Asked on ${day}`,
  answers: "What the team has answered",
  by: (name: string, day: string) => `${name}, ${day}`,
  answer: {
    label: "Your answer",
    hint: "They read it on their request’s page, with your first name, and are told that it is there. No telephone numbers, addresses or links.",
    send: "Send the answer",
  },
  assign: { label: "Who takes it", nobody: "Nobody yet", go: "Assign", take: "I take it" },
  close: "Close it",
  reopen: "Open it again",
  more: "Next page",
  first: "First page",
  toasts: {
    answer: "They have your answer",
    assign: "Assigned",
    close: "Closed",
    reopen: "Open again",
  } as Record<string, string>,
  refusals: {
    "pastoral.bad_form": "This could not be read. Nothing was sent; 1,000 characters fit.",
    "pastoral.moved":
      "Somebody was here first, it was taken back, or its author has left. Nothing was changed.",
    "pastoral.unfit":
      "Please leave out telephone numbers, addresses, links and money. Your words are still here.",
    "pastoral.nobody": "They are not of the team any more. Nobody has it now.",
    "pastoral.failed": "That did not come through. Nothing was lost; please try again.",
  } as Record<PastoralRefusal, string>,
  toAsker: {
    title: "From the pastoral team",
    text: "Only you and the team read this.",
    waits: "The pastoral team has your request. What they write comes here.",
  },
};

export const pastoralCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Bandeja pastoral",
    text: "Lo que se pidió solo al equipo pastoral: primero el peligro, luego lo más antiguo. Tus palabras llegan a quien pidió, y a nadie más.",
    shows: { open: "Abiertas", mine: "Mías", closed: "Cerradas" },
    filter: "Mostrar",
    nothing: { title: "Nadie espera", text: "En esta lista no se pide nada al equipo." },
    urgent: "Peligro de vida",
    young: "13 a 17",
    someone: "Alguien sin nombre",
    assigned: (name) => `La tiene ${name}`,
    mine: "La tienes tú",
    free: "Nadie la tiene aún",
    answered: "Respondida",
    asked: (day) => `Pedida el ${day}`,
    answers: "Lo que respondió el equipo",
    by: (name, day) => `${name}, ${day}`,
    answer: {
      label: "Tu respuesta",
      hint: "La leen en la página de su petición, con tu primer nombre, y se les avisa de que está. Ni teléfonos, ni direcciones, ni enlaces.",
      send: "Enviar la respuesta",
    },
    assign: { label: "Quién la toma", nobody: "Nadie aún", go: "Asignar", take: "La tomo yo" },
    close: "Cerrarla",
    reopen: "Abrirla de nuevo",
    more: "Página siguiente",
    first: "Primera página",
    toasts: {
      answer: "Ya tienen tu respuesta",
      assign: "Asignada",
      close: "Cerrada",
      reopen: "Abierta de nuevo",
    },
    refusals: {
      "pastoral.bad_form": "Esto no se pudo leer. No se envió nada; caben 1,000 caracteres.",
      "pastoral.moved": "Alguien llegó antes, fue retirada, o quien la pidió se fue. No se cambió nada.",
      "pastoral.unfit":
        "Deja fuera teléfonos, direcciones, enlaces y dinero, por favor. Tus palabras siguen aquí.",
      "pastoral.nobody": "Ya no es del equipo. Ahora no la tiene nadie.",
      "pastoral.failed": "No llegó. No se perdió nada; inténtalo de nuevo.",
    },
    toAsker: {
      title: "Del equipo pastoral",
      text: "Solo lo leen tú y el equipo.",
      waits: "El equipo pastoral tiene tu petición. Lo que escriban llega aquí.",
    },
  },
};
