import type { Copy } from "#app/core/language.ts";
import { ACT_NAMES } from "#app/features/member/audit/copy-acts.ts";
import type { KnownConversation, TouchedLine } from "./glass-box.ts";
import type { OutsideName } from "./hosts.ts";

type Host = { what: string; gets: string };

const en = {
  title: "What happens with your data",
  text: "Everything that others did with your account, everything that moved, everything that the companion knows of you, and who outside hears anything.",
  back: "Back to Settings",
  touched: {
    title: "Who touched your account",
    text: "Each act of an administrator or moderator that was about you or about something that you wrote, and each time that you were looked up. People are named by their role.",
    none: "Nobody has done anything about your account.",
    by: { administrator: "An administrator", moderator: "A moderator" } as Record<TouchedLine["by"], string>,
    begun: "begun, not finished",
    refused: "refused",
  },
  acts: ACT_NAMES.en,
  moved: {
    title: "Coins and money",
    text: "Each movement of coins, gems and bought messages stands in your wallet with its reason; each payment and its receipt in Settings.",
    movements: (n: number) => (n === 1 ? "1 movement" : `${n} movements`),
    payments: (n: number) => (n === 1 ? "1 payment" : `${n} payments`),
    wallet: "Open the wallet",
    receipts: "Payments and receipts",
  },
  known: {
    title: "What the companion knows of you",
    text: "The companion knows only the conversation that you are in: when it answers, it reads the last ten messages of it. It keeps no picture of you beside your conversations, and takes nothing from one into another. Your hundred newest are here; delete any of them.",
    none: "You have no conversations: it knows nothing of you.",
    messages: (n: number) => (n === 1 ? "1 message" : `${n} messages`),
    shared: (n: number) => (n === 1 ? "1 shared copy" : `${n} shared copies`),
    signs: {
      grief: "remembered: spoke of grief",
      distress: "remembered: spoke of distress",
      crisis: "remembered: spoke of danger",
    } as Record<NonNullable<KnownConversation["sign"]>, string>,
    open: "Open",
    remove: "Delete",
    removeOf: (title: string) => `Delete: ${title}`,
    forget: "Forget this word",
    forgetOf: (title: string) => `Forget what is remembered of: ${title}`,
    deleted: "Conversation deleted. It can be brought back for a day.",
    undo: "Undo",
    forgotten: "Forgotten.",
    failed: "It is not there any more.",
  },
  reports: {
    title: "Conversations that you reported",
    text: "An administrator may ask to read one; another decides; then it is open to the first for an hour.",
    states: {
      asked: "asked for, not decided",
      approved: "granted for an hour",
      refused: "refused",
    } as Readonly<Record<string, string>>,
    none: "Nobody has asked to read it.",
    withdraw: "Take the Report Back",
    withdrawn: "Report taken back.",
  },
  hosts: {
    title: "Who outside hears anything",
    text: "No advertising, no measuring by others, nobody beside these.",
    browser: "Asked by your browser",
    server: "Asked by our servers",
    none: {
      finder: "On this installation no language model answers: nothing of your conversations goes to OpenAI.",
    },
    of: {
      signIn: {
        what: "Signing in",
        gets: "Your name, email address, password, phone number, age band and devices; your network address when your browser asks it.",
      },
      picture: {
        what: "Pictures of accounts",
        gets: "Your network address, where a page shows such a picture.",
      },
      captcha: {
        what: "The check that a person signs up",
        gets: "Your network address and what your browser tells it, on the pages that ask for it.",
      },
      payment: {
        what: "Payments",
        gets: "Your name, email address and our identifier for you; your card, which we never see.",
      },
      texts: { what: "Text messages", gets: "Your phone number, and the code that is sent to it." },
      model: {
        what: "The companion’s answers, and the check of words that endanger somebody",
        gets: "The last ten messages of the conversation and a code that stands for you; never your name, email address or phone number, unless you write them.",
      },
      mail: {
        what: "Running the site, and sending our mails",
        gets: "Everything that stands in the Privacy Policy is kept on its servers for us; your email address where a mail is sent.",
      },
      push: {
        what: "Notices on a device, where you turned them on: the push service of your browser’s maker",
        gets: "A message that only your browser can read, and when it was sent; never your name or a word of a prayer.",
      },
      phonePush: {
        what: "Notices in the native app, where you turned them on",
        gets: "A fixed line of ours, such as “Something new in prayer”, the page it leads to and when it was sent, for your phone’s token; on iPhones Apple is given it too. Never your name or a word of a prayer.",
      },
    } as Record<OutsideName, Host>,
  },
};

export const glassBoxCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Qué pasa con tus datos",
    text: "Todo lo que otros hicieron con tu cuenta, todo lo que se movió, todo lo que el compañero sabe de ti, y quién afuera oye algo.",
    back: "Volver a Ajustes",
    touched: {
      title: "Quién tocó tu cuenta",
      text: "Cada acción de un administrador o moderador sobre ti o sobre algo que escribiste, y cada vez que te buscaron. Las personas se nombran por su función.",
      none: "Nadie ha hecho nada con tu cuenta.",
      by: { administrator: "Un administrador", moderator: "Un moderador" },
      begun: "iniciado, sin terminar",
      refused: "rechazado",
    },
    acts: ACT_NAMES.es,
    moved: {
      title: "Monedas y dinero",
      text: "Cada movimiento de monedas, gemas y mensajes comprados está en tu monedero con su motivo; cada pago y su recibo, en Ajustes.",
      movements: (n) => (n === 1 ? "1 movimiento" : `${n} movimientos`),
      payments: (n) => (n === 1 ? "1 pago" : `${n} pagos`),
      wallet: "Abrir el monedero",
      receipts: "Pagos y recibos",
    },
    known: {
      title: "Qué sabe de ti el compañero",
      text: "El compañero conoce solo la conversación en la que estás: al responder, lee sus últimos diez mensajes. No guarda una imagen de ti fuera de tus conversaciones, ni lleva nada de una a otra. Aquí están las cien más recientes; elimina cualquiera.",
      none: "No tienes conversaciones: no sabe nada de ti.",
      messages: (n) => (n === 1 ? "1 mensaje" : `${n} mensajes`),
      shared: (n) => (n === 1 ? "1 copia compartida" : `${n} copias compartidas`),
      signs: {
        grief: "se recuerda: habló de duelo",
        distress: "se recuerda: habló de angustia",
        crisis: "se recuerda: habló de peligro",
      },
      open: "Abrir",
      remove: "Eliminar",
      removeOf: (title) => `Eliminar: ${title}`,
      forget: "Olvidar esa palabra",
      forgetOf: (title) => `Olvidar lo que se recuerda de: ${title}`,
      deleted: "Conversación eliminada. Se puede recuperar durante un día.",
      undo: "Deshacer",
      forgotten: "Olvidado.",
      failed: "Ya no está.",
    },
    reports: {
      title: "Conversaciones que denunciaste",
      text: "Un administrador puede pedir leer una; otro decide; entonces queda abierta para el primero durante una hora.",
      states: {
        asked: "pedida, sin decidir",
        approved: "concedida por una hora",
        refused: "rechazada",
      },
      none: "Nadie ha pedido leerla.",
      withdraw: "Retirar la denuncia",
      withdrawn: "Denuncia retirada.",
    },
    hosts: {
      title: "Quién afuera oye algo",
      text: "Sin publicidad, sin mediciones de otros, nadie más que estos.",
      browser: "Lo pide tu navegador",
      server: "Lo piden nuestros servidores",
      none: {
        finder:
          "En esta instalación no responde ningún modelo de lenguaje: nada de tus conversaciones va a OpenAI.",
      },
      of: {
        signIn: {
          what: "El acceso",
          gets: "Tu nombre, correo, contraseña, teléfono, grupo de edad y dispositivos; tu dirección de red cuando tu navegador lo pide.",
        },
        picture: {
          what: "Imágenes de cuentas",
          gets: "Tu dirección de red, donde una página muestra esa imagen.",
        },
        captcha: {
          what: "La comprobación de que se registra una persona",
          gets: "Tu dirección de red y lo que tu navegador le dice, en las páginas que lo piden.",
        },
        payment: {
          what: "Los pagos",
          gets: "Tu nombre, correo y nuestro identificador; tu tarjeta, que nosotros nunca vemos.",
        },
        texts: { what: "Los mensajes de texto", gets: "Tu teléfono, y el código que se le envía." },
        model: {
          what: "Las respuestas del compañero, y la revisión de palabras que ponen a alguien en peligro",
          gets: "Los últimos diez mensajes de la conversación y un código que te representa; nunca tu nombre, correo o teléfono, salvo que los escribas.",
        },
        mail: {
          what: "El funcionamiento del sitio, y el envío de nuestros correos",
          gets: "Todo lo que está en la Política de privacidad se guarda para nosotros en sus servidores; tu correo, donde se envía uno.",
        },
        push: {
          what: "Los avisos en un dispositivo, si los activaste: el servicio push de quien hace tu navegador",
          gets: "Un mensaje que solo tu navegador puede leer y cuándo se envió; nunca tu nombre ni una palabra de una oración.",
        },
        phonePush: {
          what: "Los avisos en la app del teléfono, si los activaste",
          gets: "Una frase fija nuestra, como «Algo nuevo en la oración», la página a la que lleva y cuándo se envió, para el código de tu teléfono; en un iPhone la recibe también Apple. Nunca tu nombre ni una palabra de una oración.",
        },
      },
    },
  },
};
