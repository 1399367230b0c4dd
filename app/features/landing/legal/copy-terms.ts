import type { Copy } from "#app/core/language.ts";
import type { LegalText } from "./legal.ts";

/** L12, L13. */
export const termsCopy: Copy<LegalText> = {
  en: {
    title: "Terms of Service",
    effective: "Effective 1 September 2025",
    lead: "These are the terms on which you use Koinonia, in words meant to be read. By making an account or using the site you agree to them.",
    sections: [
      {
        title: "Using the site",
        paragraphs: [
          "Koinonia is a place for faith and mutual support. You may use it for yourself, without charge within the free plan, as long as you keep these terms and the law of your place.",
          "You must be at least 13 years old; the account of somebody younger is closed and deleted. Some parts of the site may be closed to members under 18. You keep your password to yourself, and what is done with your account counts as done by you.",
          "What you write stays yours. You allow us to store it, to hand it to those who work for us as the Privacy Policy says, and to show it to those you chose to show it to, and to nobody else. Do not write what harms others: no harassment, no threats, no hatred, no sexual content, no advertising, no asking for money, no private matters of somebody who has not agreed, nothing against the law.",
          "Do not try to break into the site, to overload it, or to read what was not meant for you.",
        ],
      },
      {
        title: "Not a substitute for professional care",
        paragraphs: [
          "Koinonia is not a replacement for professional counseling, medical advice or pastoral care. Nothing on the site is a diagnosis, a treatment, legal advice or financial advice.",
          "The companion is an artificial intelligence and no person. It can be wrong. Scripture that it shows is taken word for word from a stored Bible text; what it says around it is its own.",
          "If you are in danger or think of harming yourself, call your local emergency number. In the United States: 911, or 988 for the Suicide and Crisis Lifeline.",
        ],
      },
      {
        title: "Your conversations",
        paragraphs: [
          "Conversations with the companion are stored on our server, within your account, so that you find them on every device. What you have typed and not sent is stored on your own device. If you make a link to a copy of a conversation, whoever has the link can read that copy until you revoke it. The Privacy Policy says how to delete each.",
        ],
      },
      {
        title: "Your sign-in",
        paragraphs: [
          "Accounts are kept by our identity provider, Clerk. You give it your name, your e-mail address and a password, and how old you are; where the form asks for a US phone number, that too, and you may leave it unverified. The front page's form asks for none. What you give must be true and your own.",
        ],
      },
      {
        title: "Payments",
        paragraphs: [
          "Paid plans cost what the pricing page says when you buy, and hold what it says is open. Card data is handled by our payment provider alone: we never see or store your card number. A subscription runs on until you cancel it; it can be cancelled at any time and then ends with the period that is paid. When a charge does not go through, Premium stays open for five days while it is tried again.",
          "Bought messages are paid once and do not renew. A blessing is a gift to the ministry; it opens nothing. How money comes back stands on the pricing page. Coins and gems are earned here, are not sold, and cannot be turned into money.",
          "A new account that was made in order to pay, is left unpaid and holds nothing yet is taken back; for 30 days it can be brought back.",
        ],
      },
      {
        title: "Termination",
        paragraphs: [
          "You can end your account at any time in Settings; you then have 30 days to change your mind. We may limit or end an account that breaks these terms or endangers others. We say why, unless the law forbids it, and where it is safe we warn first.",
        ],
      },
      {
        title: "What we promise, and what we cannot",
        paragraphs: [
          "We look after the site with care, but give it as it is: we cannot promise that it is always there or free of mistakes. As far as the law allows, we are not liable for harm that comes from relying on the companion or on what other members write. Rights that the law gives you as a consumer stay untouched.",
        ],
      },
      {
        title: "Governing law",
        paragraphs: [
          "These terms are governed by the law of the State of Florida, United States, without its rules on conflicts of law.",
        ],
      },
      {
        title: "Updates",
        paragraphs: [
          "When these terms change, the new text stands here with its date. A change that matters is told to members at least 14 days before it counts. On that day you are asked to accept it or to leave. Whoever does not accept can still take everything along, cancel, delete their account and reach help.",
        ],
      },
    ],
  },
  es: {
    title: "Términos del servicio",
    effective: "En vigor desde el 1 de septiembre de 2025",
    lead: "Estos son los términos con los que usas Koinonia, en palabras pensadas para leerse. Al crear una cuenta o usar el sitio los aceptas. Si las dos versiones difieren, vale la inglesa.",
    sections: [
      {
        title: "Uso del sitio",
        paragraphs: [
          "Koinonia es un lugar de fe y de apoyo mutuo. Puedes usarlo para ti, sin costo dentro del plan gratuito, mientras cumplas estos términos y la ley de tu lugar.",
          "Debes tener al menos 13 años; la cuenta de alguien menor se cierra y se borra. Algunas partes del sitio pueden estar cerradas a miembros menores de 18. Guarda tu contraseña; lo que se haga con tu cuenta cuenta como hecho por ti.",
          "Lo que escribes sigue siendo tuyo. Nos permites guardarlo, pasarlo a quienes trabajan para nosotros como dice la Política de privacidad, y mostrarlo a quienes tú elegiste, y a nadie más. No escribas lo que dañe a otros: ni acoso, ni amenazas, ni odio, ni contenido sexual, ni publicidad, ni peticiones de dinero, ni asuntos privados de quien no ha dado su acuerdo, ni nada contra la ley.",
          "No intentes entrar por la fuerza en el sitio, sobrecargarlo ni leer lo que no era para ti.",
        ],
      },
      {
        title: "No sustituye la atención profesional",
        paragraphs: [
          "Koinonia no sustituye la consejería profesional, el consejo médico ni la atención pastoral. Nada en el sitio es un diagnóstico, un tratamiento, ni consejo legal o financiero.",
          "El compañero es una inteligencia artificial y no una persona. Puede equivocarse. La Escritura que muestra se toma palabra por palabra de un texto bíblico guardado; lo que dice alrededor es suyo.",
          "Si estás en peligro o piensas en hacerte daño, llama al número de emergencias de tu lugar. En Estados Unidos: 911, o 988 para la línea de crisis.",
        ],
      },
      {
        title: "Tus conversaciones",
        paragraphs: [
          "Las conversaciones con el compañero se guardan en nuestro servidor, dentro de tu cuenta, para que las encuentres en cada dispositivo. Lo que escribiste y no enviaste se guarda en tu propio dispositivo. Si haces un enlace a una copia de una conversación, quien lo tenga puede leer esa copia hasta que lo revoques. La Política de privacidad dice cómo borrar cada cosa.",
        ],
      },
      {
        title: "Tu acceso",
        paragraphs: [
          "Las cuentas las guarda nuestro proveedor de identidad, Clerk. Le das tu nombre, tu correo y una contraseña, y tu edad; donde el formulario pide un teléfono de EE.\u00a0UU., también ese, y puedes dejarlo sin verificar. El formulario de la portada no lo pide. Lo que des debe ser verdadero y tuyo.",
        ],
      },
      {
        title: "Pagos",
        paragraphs: [
          "Los planes de pago cuestan lo que dice la página de precios cuando compras, e incluyen lo que dice que está abierto. Los datos de la tarjeta los maneja solo nuestro proveedor de pagos: nunca vemos ni guardamos tu número. Una suscripción sigue hasta que la canceles; puedes cancelarla en cualquier momento y termina con el periodo pagado. Cuando un cobro no se completa, Premium sigue abierto cinco días mientras se intenta de nuevo.",
          "Los mensajes comprados se pagan una vez y no se renuevan. Una bendición es un regalo al ministerio; no abre nada. Cómo vuelve el dinero está en la página de precios. Las monedas y las gemas se ganan aquí, no se venden y no pueden convertirse en dinero.",
          "Una cuenta nueva que se creó para pagar, queda sin pagar y aún no tiene nada se retira; durante 30 días puede recuperarse.",
        ],
      },
      {
        title: "Terminación",
        paragraphs: [
          "Puedes terminar tu cuenta cuando quieras en Ajustes; tienes entonces 30 días para cambiar de idea. Podemos limitar o terminar una cuenta que rompa estos términos o ponga en peligro a otros. Decimos por qué, salvo que la ley lo prohíba, y donde es seguro avisamos antes.",
        ],
      },
      {
        title: "Lo que prometemos y lo que no podemos",
        paragraphs: [
          "Cuidamos el sitio, pero lo damos tal como está: no podemos prometer que siempre funcione ni que no tenga errores. Hasta donde la ley lo permite, no respondemos del daño que venga de confiar en el compañero o en lo que escriben otros miembros. Los derechos que la ley te da como consumidor quedan intactos.",
        ],
      },
      {
        title: "Ley aplicable",
        paragraphs: [
          "Estos términos se rigen por la ley del Estado de Florida, Estados Unidos, sin sus normas sobre conflictos de leyes.",
        ],
      },
      {
        title: "Cambios",
        paragraphs: [
          "Cuando estos términos cambien, el texto nuevo estará aquí con su fecha. Un cambio importante se dice a los miembros al menos 14 días antes de que valga. Ese día se te pide aceptarlo o irte. Quien no lo acepta puede aun así llevarse todo, cancelar, eliminar su cuenta y llegar a la ayuda.",
        ],
      },
    ],
  },
};
