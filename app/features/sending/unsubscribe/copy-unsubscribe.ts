import type { Copy } from "#app/core/language.ts";
import type { OtherScope } from "#app/features/sending/model/unsubscribe-token.ts";

const en = {
  title: "Emails from Koinonia",
  asks: {
    digest: "Turn off the email with your collected notices?",
    all: "Turn off every email with notices?",
  } as Record<OtherScope, string>,
  text: "No sign-in is needed. Emails about the account itself, such as codes or a charge that failed, still come.",
  off: "Turn off",
  all: "Turn off every email with notices",
  done: {
    off: {
      title: "It is turned off",
      text: "No such email is sent any more. What happens is still kept in the app’s list.",
    },
    all: {
      title: "All of them are turned off",
      text: "No email with notices is sent any more. What happens is still kept in the app’s list.",
    },
    back: { title: "It is turned on again", text: "You are told of it by email, as before." },
  },
  back: "Turn it on again",
  settings: "Choose in Settings",
  forged: {
    title: "This link does not work",
    text: "It is incomplete, or not one of ours. Nothing was changed. In Settings you can turn every email off.",
  },
  old: {
    title: "This link is too old",
    text: "It came with an email of more than half a year ago. Nothing was changed. In Settings you can turn every email off.",
  },
};

export const unsubscribeCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Correos de Koinonia",
    asks: {
      digest: "¿Desactivar el correo con tus avisos reunidos?",
      all: "¿Desactivar todos los correos con avisos?",
    },
    text: "No hace falta iniciar sesión. Los correos sobre la cuenta misma, como códigos o un cobro que falló, siguen llegando.",
    off: "Desactivar",
    all: "Desactivar todos los correos con avisos",
    done: {
      off: {
        title: "Está desactivado",
        text: "Ese correo ya no se envía. Lo que ocurre sigue en la lista de la app.",
      },
      all: {
        title: "Todos están desactivados",
        text: "Ya no se envía ningún correo con avisos. Lo que ocurre sigue en la lista de la app.",
      },
      back: { title: "Está activado otra vez", text: "Te avisamos por correo, como antes." },
    },
    back: "Activarlo otra vez",
    settings: "Elegir en Ajustes",
    forged: {
      title: "Este enlace no funciona",
      text: "Está incompleto o no es nuestro. No se cambió nada. En Ajustes puedes desactivar todos los correos.",
    },
    old: {
      title: "Este enlace es demasiado antiguo",
      text: "Vino con un correo de hace más de medio año. No se cambió nada. En Ajustes puedes desactivar todos los correos.",
    },
  },
};
