import type { Copy } from "#app/core/language.ts";

const en = {
  forbidden: { title: "This was not sent", text: "This request did not come from Koinonia." },
  too_large: { title: "This is too much at once", text: "This is more than can be sent at once." },
  not_a_form: {
    title: "This was not sent",
    text: "This could not be read as a form. Please go back and send it from the page.",
  },
  broken_body: {
    title: "This did not arrive whole",
    text: "What was sent did not arrive whole. Nothing was saved. Please send it again.",
  },
  method_not_allowed: {
    title: "This cannot be asked here",
    text: "This address does not take requests of that kind.",
  },
  not_found: { title: "Page not found", text: "There is nothing at this address." },
  too_fast: {
    title: "One moment, please",
    text: "That was more in one minute than we can take. Nothing was changed. Please wait a minute; then go back and try again.",
  },
  room_closed: {
    title: "Closed for now",
    text: "We have closed this part of Koinonia for the moment. It opens again. Nothing that you keep here is lost, and everything else is open.",
  },
  help: "Help in a crisis",
  again: "Try Again",
  home: "Back to Home",
};

/** What a request is told that is turned away before any page is asked, by reason. */
export const refusedCopy: Copy<typeof en> = {
  en,
  es: {
    forbidden: { title: "Esto no se envió", text: "Esta solicitud no vino de Koinonia." },
    too_large: { title: "Es demasiado de una vez", text: "Es más de lo que se puede enviar de una vez." },
    not_a_form: {
      title: "Esto no se envió",
      text: "No se pudo leer como formulario. Vuelve atrás y envíalo desde la página.",
    },
    broken_body: {
      title: "Esto no llegó entero",
      text: "Lo que se envió no llegó entero. No se guardó nada. Envíalo otra vez, por favor.",
    },
    method_not_allowed: {
      title: "Esto no se puede pedir aquí",
      text: "Esta dirección no acepta solicitudes de ese tipo.",
    },
    not_found: { title: "No encontramos la página", text: "No hay nada en esta dirección." },
    too_fast: {
      title: "Un momento, por favor",
      text: "Fue más de lo que podemos recibir en un minuto. No se cambió nada. Espera un minuto; luego vuelve atrás e inténtalo de nuevo.",
    },
    room_closed: {
      title: "Cerrado por ahora",
      text: "Hemos cerrado esta parte de Koinonia por el momento. Volverá a abrir. Nada de lo que guardas aquí se pierde, y todo lo demás está abierto.",
    },
    help: "Ayuda en una crisis",
    again: "Intentar de nuevo",
    home: "Volver al inicio",
  },
};
