import type { Copy } from "#app/core/language.ts";
import type { MisprintRefusal } from "./misprint.ts";

type MisprintText = {
  title: string;
  lead: string;
  note: string;
  hint: string;
  send: string;
  back: string;
  faults: Record<MisprintRefusal, string>;
  sent: { title: string; text: string; texts: string };
};

export const misprintCopy: Copy<MisprintText> = {
  en: {
    title: "Report a misprint",
    lead: "Which word is wrong, and what should it be? We compare it with the sources of the text.",
    note: "What is wrong",
    hint: "No name or address is kept with it. Please write nothing about yourself.",
    send: "Send report",
    back: "Back to the chapter",
    faults: {
      "misprint.empty": "Please write what is wrong in this verse.",
      "misprint.too_long": "Please say it in 500 characters.",
      "misprint.too_many": "Many reports have come from your network. Please try again tomorrow.",
      "misprint.failed": "The report could not be saved. Please send it once more.",
    },
    sent: {
      title: "Thank you for reporting it",
      text: "We compare the verse with the sources of its text. What is corrected is listed with its reason.",
      texts: "Texts and corrections",
    },
  },
  es: {
    title: "Avisar de una errata",
    lead: "¿Qué palabra está mal y cómo debería decir? La comparamos con las fuentes del texto.",
    note: "Qué está mal",
    hint: "No guardamos ningún nombre ni dirección con el aviso. Por favor, no escribas nada sobre ti.",
    send: "Enviar aviso",
    back: "Volver al capítulo",
    faults: {
      "misprint.empty": "Escribe, por favor, qué está mal en este versículo.",
      "misprint.too_long": "Dilo, por favor, en 500 caracteres.",
      "misprint.too_many": "Han llegado muchos avisos desde tu red. Inténtalo de nuevo mañana.",
      "misprint.failed": "No se pudo guardar el aviso. Envíalo otra vez, por favor.",
    },
    sent: {
      title: "Gracias por avisar",
      text: "Comparamos el versículo con las fuentes de su texto. Lo que se corrige aparece en la lista con su motivo.",
      texts: "Textos y correcciones",
    },
  },
};
