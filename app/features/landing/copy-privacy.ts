import type { Copy } from "#app/core/language.ts";
import type { LegalText } from "./legal.ts";

/** L12, L13; D17: where conversations are, and how each copy is deleted. */
export const privacyCopy: Copy<LegalText> = {
  en: {
    title: "Privacy Policy",
    effective: "Effective 1 September 2025",
    lead: "People bring prayers and grief here. This says what we keep, where, for how long, and how you remove it. We sell nothing about you and show no advertising.",
    sections: [
      {
        title: "What we keep when you use the site",
        paragraphs: [
          "Visitors: nothing that names you. Cookies remember your language, your appearance and your time zone if you choose or have them.",
          "Members: your name, your time zone and your settings, what you write, and how many of the day's messages are used. Our logs hold the kind of page that was asked for, never its words and never your name.",
        ],
      },
      {
        title: "Your conversations: two copies, and how to delete each",
        paragraphs: [
          "On our server: the messages that you send to the companion, and its answers, within your account and readable by you alone. To delete one conversation, choose Delete in the list of conversations: it is gone at once, with all its messages. Deleting your account in Settings deletes all of them.",
          "On your device: what you have typed and not sent yet, so that nothing is lost when you close the page. It is stored by your browser and never leaves it. Sending it, emptying the field or signing out deletes it; so does clearing the site's data in your browser.",
          "When a language model answers, your last ten messages of that conversation go to OpenAI, without your name and without your address, together with a code that stands for your account. They are used to answer you. What you write and what is answered are also read by OpenAI's moderation, for words that endanger somebody.",
        ],
      },
      {
        title: "Your sign-in",
        paragraphs: [
          "Our identity provider, Clerk, keeps your e-mail address, your name, your password in a form that cannot be read back, your phone number if you gave one, and your signed-in devices. We keep a copy of your name and an identifier. Text messages with codes go out through Twilio.",
        ],
      },
      {
        title: "Payments",
        paragraphs: [
          "Card data is handled by our payment provider alone. We never see or store your card number; we keep what you bought and when, because the law asks for it.",
        ],
      },
      {
        title: "Not a substitute for professional care",
        paragraphs: [
          "Koinonia is not a replacement for professional counseling, medical advice or pastoral care. Nobody watches your conversations for emergencies: if you are in danger, please call your local emergency number.",
        ],
      },
      {
        title: "Your rights: take it along, or take it away",
        paragraphs: [
          "In Settings you can see and correct what we hold, download all of it, and delete your account. A deleted account can be brought back for 30 days; after that everything is removed except records of payments.",
        ],
      },
      {
        title: "Children",
        paragraphs: [
          "The site is not for children under 13, and we keep no accounts of theirs. Some parts may be closed to members from 13 to 17.",
        ],
      },
      {
        title: "When an account ends",
        paragraphs: [
          "When you or we end an account, the same is deleted in the same time. Our Terms of Service say when we may end one.",
        ],
      },
      {
        title: "Governing law",
        paragraphs: [
          "This policy is governed by the law of the State of Florida, United States. Rights that the law of your place gives you stay untouched.",
        ],
      },
      {
        title: "Updates",
        paragraphs: [
          "When this policy changes, the new text stands here with its date. A change that matters is told to members before it counts.",
        ],
      },
    ],
  },
  es: {
    title: "Política de privacidad",
    effective: "En vigor desde el 1 de septiembre de 2025",
    lead: "Aquí se traen oraciones y penas. Esto dice qué guardamos, dónde, cuánto tiempo y cómo lo quitas. No vendemos nada sobre ti ni mostramos publicidad. Si las dos versiones difieren, vale la inglesa.",
    sections: [
      {
        title: "Lo que guardamos cuando usas el sitio",
        paragraphs: [
          "Visitantes: nada que te nombre. Unas cookies recuerdan tu idioma, tu apariencia y tu zona horaria, si los eliges o los tienes.",
          "Miembros: tu nombre, tu zona horaria y tus ajustes, lo que escribes y cuántos mensajes del día has usado. Nuestros registros contienen la clase de página que se pidió, nunca sus palabras ni tu nombre.",
        ],
      },
      {
        title: "Tus conversaciones: dos copias, y cómo borrar cada una",
        paragraphs: [
          "En nuestro servidor: los mensajes que envías al compañero y sus respuestas, dentro de tu cuenta y legibles solo para ti. Para borrar una conversación, elige Borrar en la lista: desaparece al momento, con todos sus mensajes. Borrar tu cuenta en Ajustes las borra todas.",
          "En tu dispositivo: lo que escribiste y aún no enviaste, para que nada se pierda al cerrar la página. Lo guarda tu navegador y nunca sale de él. Enviarlo, vaciar el campo o cerrar sesión lo borra; también borrar los datos del sitio en tu navegador.",
          "Cuando responde un modelo de lenguaje, tus últimos diez mensajes de esa conversación van a OpenAI, sin tu nombre ni tu dirección, junto con un código que representa tu cuenta. Se usan para responderte. Lo que escribes y lo que se responde también lo lee la moderación de OpenAI, por si hay palabras que pongan a alguien en peligro.",
        ],
      },
      {
        title: "Tu acceso",
        paragraphs: [
          "Nuestro proveedor de identidad, Clerk, guarda tu correo, tu nombre, tu contraseña en una forma que no puede volver a leerse, tu teléfono si lo diste y tus dispositivos con sesión. Nosotros guardamos una copia de tu nombre y un identificador. Los mensajes de texto con códigos salen por Twilio.",
        ],
      },
      {
        title: "Pagos",
        paragraphs: [
          "Los datos de la tarjeta los maneja solo nuestro proveedor de pagos. Nunca vemos ni guardamos tu número; guardamos qué compraste y cuándo, porque la ley lo pide.",
        ],
      },
      {
        title: "No sustituye la atención profesional",
        paragraphs: [
          "Koinonia no sustituye la consejería profesional, el consejo médico ni la atención pastoral. Nadie vigila tus conversaciones por si hay una emergencia: si estás en peligro, llama al número de emergencias de tu lugar.",
        ],
      },
      {
        title: "Tus derechos: llevártelo o quitarlo",
        paragraphs: [
          "En Ajustes puedes ver y corregir lo que guardamos, descargarlo todo y borrar tu cuenta. Una cuenta borrada puede recuperarse durante 30 días; después se quita todo menos los registros de pagos.",
        ],
      },
      {
        title: "Niños",
        paragraphs: [
          "El sitio no es para menores de 13 años y no guardamos cuentas suyas. Algunas partes pueden estar cerradas a miembros de 13 a 17 años.",
        ],
      },
      {
        title: "Cuando una cuenta termina",
        paragraphs: [
          "Si tú o nosotros terminamos una cuenta, se borra lo mismo en el mismo tiempo. Los Términos del servicio dicen cuándo podemos terminar una.",
        ],
      },
      {
        title: "Ley aplicable",
        paragraphs: [
          "Esta política se rige por la ley del Estado de Florida, Estados Unidos. Los derechos que te da la ley de tu lugar quedan intactos.",
        ],
      },
      {
        title: "Cambios",
        paragraphs: [
          "Cuando esta política cambie, el texto nuevo estará aquí con su fecha. Un cambio importante se dice a los miembros antes de que valga.",
        ],
      },
    ],
  },
};
