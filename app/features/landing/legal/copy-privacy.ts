import type { Copy } from "#app/core/language.ts";
import { PLAN_NAME } from "#app/core/plan-name.ts";
import type { LegalText } from "./legal.ts";

/** L12, L13; D17: where conversations are, and how each copy is deleted. `tests/privacy-policy.test.ts` walks what is stored. */
export const privacyCopy: Copy<LegalText> = {
  en: {
    title: "Privacy Policy",
    effective: "Effective 1 September 2025",
    lead: "People bring prayers and grief here. This says what we keep, where, for how long, and how you remove it. We sell nothing about you and show no advertising.",
    sections: [
      {
        title: "What we keep of visitors",
        paragraphs: [
          "Nothing that names you. Our logs hold the kind of page that was asked for, never its words and never a name.",
          "So that nobody wears the site out, messages, new conversations, texts and payment pages are counted by account and by network address, under codes that name nobody. A count is forgotten within three days. Where the sign-in page offers a test text, the number goes to Twilio, who sends it, and is not kept by us.",
        ],
      },
      {
        title: "Cookies",
        paragraphs: [
          "Language, appearance, text size, movement, your Bible and how its text looks, once you choose them, and your time zone, so that the page knows when your day begins: each for a year. For ten minutes after you change something, a cookie says which state of our data you have seen, so that you are shown nothing older. While you are signed in, Clerk's cookies hold your session. If you leave before the page's script has come, one names your account until the next page has cleared what this browser keeps of you. None of them is for advertising or for following you elsewhere.",
        ],
      },
      {
        title: "What we keep of members",
        paragraphs: [
          "Your account: your name, the phone number that you gave and when it was verified, your age band (13 to 17, or 18 and over), your time zone, your role, and what you chose in Settings, quiet hours and notifications among it. When codes and mails were sent to you, and to which number.",
          "The companion: what you write and what is answered, your folders, the copies that you share, how many of the day's messages are used, what each answer cost, and the sum for you today. For an hour we count messages that speak of danger, without their words. With a conversation we remember whether it spoke of grief, distress or danger: one word, never yours, used for thirty days to offer you people, and gone with the conversation.",
          "The place in the Bible where you read last.",
          "Your rhythm: the days on which you read, prayed, learned or served, and in which time zone; your day of rest; the days of illness that you add yourself.",
          "Your study of the Bible: the verses that you highlight, bookmark, tag or save; your notes with each earlier text, and for thirty days those that you delete; when you studied, which chapters, for how long, and how you said you felt afterwards. Only you see it.",
          "Your plans of reading: what you read, on which days, and each passage that you checked off.",
          `Your ${PLAN_NAME.en}: when you began, paused and moved it, each practice that you checked off, and what you wrote in it. Only you see it. What you write there is read by the same rules of danger as a message, when the page is shown; what they find is not kept.`,
          "Memory verses: the verses that you learn by heart, when each comes again, and how each review went. What you type in a review is graded and not kept.",
          "The community: the first name that others see there, your prayer requests with each earlier text and what you added, the days on which you prayed and for which request, what is on your prayer list, the short notes of encouragement that you send, which only the person who asked reads, the hours of a prayer relay that you took, your testimonies with each earlier text, your comments on those of others, where you said Amen, what you hid, whom you blocked, and what you reported. Requests, testimonies and comments are read by members, by those of your own age group and appointed leaders; without your name where you gave none; by the pastoral team alone where you chose that. Moderators see who wrote what they read, and each of their acts is kept in a log. A copy of your age band decides who meets whom, and is shown to nobody. Other members never see your e-mail address, your phone number, your age or your coins.",
          "Your journey: your requests and how they went, your testimonies, and what you write on your journey, for thirty days those too that you delete. Only you see it. What you write there is read by the same rules of danger as a message; what they find is not kept.",
          "Prayers of your own: what you pray for, for whom, and how it went, the days on which you prayed, and for thirty days those that you delete. Only you see them. What you write there is read by the same rules of danger as a message, to offer you people; what they find is not kept.",
          "Your pet and your wallet: what you called it, what was done with it, and its album with the words you wrote there; each movement of coins, gems and bought messages, and why; what you got in the shop. What was answered to your last presses stays for two days, so that a press that is sent twice counts once.",
          "Video teachings: which videos you watched and saved, and where you stopped. Nothing is asked of YouTube before you press play on a video of theirs; without an account this stays in your browser.",
          "Notifications: what you were told of. Half a year when it was read or never rang, a year otherwise.",
          "Some of this says something of your faith, and hard days and days of illness something of your health. It is there for you to see, and is used for nothing but what stands here.",
        ],
      },
      {
        title: "Your conversations: two copies, and how to delete each",
        paragraphs: [
          "On our server: the messages that you send to the companion, and its answers, within your account and shown to you alone. To delete one conversation, choose Delete in its menu: from that moment it is in no list and no search and behind no link. For a day you can bring it back; then it is erased, with all its messages. Deleting your account in Settings deletes all of them.",
          "Shared copies: if you make a link to a conversation, whoever has the link can read that copy, as it was when you made it, with your first name if you choose. Settings, Shared conversations, shows each link and revokes it at once. Deleting the conversation takes its links away too.",
          "Your newest changes, with their words, also wait in a small store of your own on our server, so that a tab that was away catches up. It holds 500 at most, and those older than a week go when it is next put in order, and what was said in a conversation that you delete goes when it is erased. It is emptied with your account.",
          "On your device: what you have typed and not sent yet, and messages that wait for a network. It is stored by your browser and leaves it only when it is sent. Sending it, emptying the field or signing out deletes it; so does “Clear this device's copy” in Settings, or clearing the site's data in your browser. Beside it your browser keeps the site's own files and small marks, such as which notice it has shown: none of them holds your words.",
          "When a language model answers, your last ten messages of that conversation go to OpenAI, together with a code that stands for your account. Your name, your e-mail address and your phone number do not, unless you write them yourself. They are used to answer you, and we ask OpenAI to store nothing of it. What you write and what is answered are also read by OpenAI's moderation, for words that endanger somebody.",
          "If you talk with the companion by voice, the sound of each message goes to OpenAI to be written down, once you have allowed it, and the words are then treated as if you had typed them. We hold the sound for the length of that one request and keep it nowhere. If you choose OpenAI's voice, the sentences of the answer go there to be spoken; the voice of your device asks nobody. We keep whether your voice may leave the device, since when, who reads aloud and how you talk.",
        ],
      },
      {
        title: "Your sign-in",
        paragraphs: [
          "Our identity provider, Clerk, keeps your e-mail address, your name, your password in a form that cannot be read back, your phone number, your age band, and your signed-in devices. We keep a copy of your name and your phone number, and Clerk's identifier for you; your e-mail address is looked up there when it is needed.",
        ],
      },
      {
        title: "Payments",
        paragraphs: [
          "Card data is handled by our payment provider alone: Stripe, to whom we give your name, your e-mail address and our identifier for you. We never see or store your card number.",
          "We keep what you set out to buy and what you bought, when, for how much, what was returned or disputed, your plan and when it ends, the link to each receipt, and the words that you send with a blessing. What Stripe tells us of a payment is kept as it came until it has been worked, and emptied then. Administrators can look this up to help you or to return money; each of their acts is written down with its reason, and each time they look somebody up is written down too.",
        ],
      },
      {
        title: "Who works for us",
        paragraphs: [
          "Cloudflare runs the site, keeps its data and its logs, sends our mails and checks that a person signs up. Clerk does sign-in, OpenAI the companion's answers and what you say by voice, Twilio the texts with codes (and so has your number), Stripe the payments. Each is given what stands here and nothing else.",
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
          "In Settings you can see and correct your account, download everything we hold of you as one archive, and delete your account. A deleted account is closed at once and can be brought back for 30 days (one of somebody under 13 cannot); after that everything of it is erased, at Clerk and as Stripe's customer too.",
          "What stays after that: records of payments, because the law asks for them, without your name, your words and the receipt; what an administrator did about one, without your name; the account's identifier with the day of its erasure, so that a late message does not bring it back; and the counts of the last three days, which name nobody. The database's own backups reach back 30 days, then they too have forgotten.",
        ],
      },
      {
        title: "Children",
        paragraphs: [
          "The site is not for children under 13, and we keep no accounts of theirs. At sign-up we ask how old you are: somebody under 13 gets no account, and an account whose member says so later is closed at once and erased after 30 days. Its member can take everything along until then, and cannot open it again: if the wrong line was pressed, an administrator opens it on proof of the age, which is written down with its reason. Premium ends at once, and everything that was paid goes back whole. For the same 30 days we keep a keyed code that stands for its e-mail address and names nobody, and close an account that is made anew with that address. Some parts may be closed to members from 13 to 17.",
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
        title: "Lo que guardamos de los visitantes",
        paragraphs: [
          "Nada que te nombre. Nuestros registros contienen la clase de página que se pidió, nunca sus palabras ni un nombre.",
          "Para que nadie agote el sitio, los mensajes, las conversaciones nuevas, los textos y las páginas de pago se cuentan por miembro y por dirección de red, con códigos que no nombran a nadie. Cada recuento se olvida en tres días como mucho. Donde la página de acceso ofrece un mensaje de prueba, el número va a Twilio, que lo envía, y nosotros no lo guardamos.",
        ],
      },
      {
        title: "Cookies",
        paragraphs: [
          "Idioma, apariencia, tamaño del texto, movimiento, tu Biblia y el aspecto de su texto, cuando los eliges, y tu zona horaria, para que la página sepa cuándo empieza tu día: cada una durante un año. Durante diez minutos después de que cambies algo, una cookie dice qué estado de nuestros datos has visto, para no mostrarte nada más antiguo. Mientras tienes la sesión abierta, las cookies de Clerk la guardan. Si sales antes de que llegue el programa de la página, una nombra tu cuenta hasta que la página siguiente haya borrado lo que este navegador guarda de ti. Ninguna sirve para publicidad ni para seguirte en otros sitios.",
        ],
      },
      {
        title: "Lo que guardamos de los miembros",
        paragraphs: [
          "Tu cuenta: tu nombre, el teléfono que diste y cuándo se verificó, tu grupo de edad (de 13 a 17, o 18 y más), tu zona horaria, tu función y lo que elegiste en Ajustes, también las horas de silencio y los avisos. Cuándo se te enviaron códigos y correos, y a qué número.",
          "El compañero: lo que escribes y lo que se responde, tus carpetas, las copias que compartes, cuántos mensajes del día has usado, cuánto costó cada respuesta y la suma de hoy para ti. Durante una hora contamos los mensajes que hablan de peligro, sin sus palabras. De una conversación recordamos si habló de duelo, de angustia o de peligro: una palabra, nunca tuya, que se usa durante treinta días para ofrecerte personas y se va con la conversación.",
          "El lugar de la Biblia donde leíste por última vez.",
          "Tu ritmo: los días en que leíste, oraste, aprendiste o serviste, y en qué zona horaria; tu día de descanso; los días de enfermedad que tú añades.",
          "Tu estudio de la Biblia: los versículos que resaltas, marcas, etiquetas o guardas; tus notas con cada texto anterior y, durante treinta días, las que eliminas; cuándo estudiaste, qué capítulos, cuánto tiempo y cómo dijiste que te sentías después. Solo tú lo ves.",
          "Tus planes de lectura: qué lees, en qué días, y cada pasaje que marcaste.",
          `Tu ${PLAN_NAME.es}: cuándo lo empezaste, pausaste y moviste, cada práctica que marcaste y lo que escribiste en él. Solo tú lo ves. Lo que escribes allí lo leen las mismas reglas de peligro que un mensaje, cuando se muestra la página; lo que encuentran no se guarda.`,
          "Versículos de memoria: los versículos que aprendes de memoria, cuándo vuelve cada uno y cómo fue cada repaso. Lo que escribes en un repaso se califica y no se guarda.",
          "La comunidad: el primer nombre que otros ven allí, tus peticiones de oración con cada texto anterior y lo que añadiste, los días en que oraste y por qué petición, lo que está en tu lista de oración, las notas breves de ánimo que envías, que solo lee quien pidió, las horas de una cadena de oración que tomaste, tus testimonios con cada texto anterior, tus comentarios en los de otros, dónde dijiste Amén, lo que ocultaste, a quién bloqueaste y lo que denunciaste. Las peticiones, los testimonios y los comentarios los leen los miembros: los de tu grupo de edad y los líderes nombrados; sin tu nombre si no lo diste; solo el equipo pastoral si así lo elegiste. Los moderadores ven quién escribió lo que leen, y cada acto suyo queda en un registro. Una copia de tu grupo de edad decide quién se encuentra con quién, y no se muestra a nadie. Los demás miembros nunca ven tu correo, tu teléfono, tu edad ni tus monedas.",
          "Tu camino: tus peticiones y cómo resultaron, tus testimonios y lo que escribes en tu camino; durante treinta días, también lo que eliminas. Solo tú lo ves. Lo que escribes allí se lee con las mismas reglas de peligro que un mensaje; lo que encuentran no se guarda.",
          "Oraciones tuyas: por qué oras, por quién y cómo resultó, los días en que oraste y, durante treinta días, lo que eliminas. Solo tú las ves. Lo que escribes ahí se lee con las mismas reglas de peligro que un mensaje, para ofrecerte personas; lo que encuentran no se guarda.",
          "Tu mascota y tu monedero: cómo la llamaste, lo que se hizo con ella y su álbum con las palabras que escribiste; cada movimiento de monedas, gemas y mensajes comprados, y por qué; lo que obtuviste en la tienda. Lo que se respondió a tus últimas pulsaciones queda dos días, para que la que se envía dos veces cuente una.",
          "Enseñanzas en video: qué videos viste y guardaste, y dónde te quedaste. No se le pide nada a YouTube antes de que reproduzcas un video suyo; sin cuenta, esto queda en tu navegador.",
          "Avisos: lo que se te avisó. Medio año si se leyó o nunca sonó, un año si no.",
          "Algo de esto habla de tu fe, y los días difíciles y de enfermedad, de tu salud. Está ahí para que lo veas tú, y no se usa para nada que no esté escrito aquí.",
        ],
      },
      {
        title: "Tus conversaciones: dos copias, y cómo borrar cada una",
        paragraphs: [
          "En nuestro servidor: los mensajes que envías al compañero y sus respuestas, dentro de tu cuenta y mostrados solo a ti. Para borrar una conversación, elige Eliminar en su menú: desde ese momento no está en ninguna lista ni búsqueda ni detrás de ningún enlace. Durante un día puedes recuperarla; después se borra, con todos sus mensajes. Eliminar tu cuenta en Ajustes las borra todas.",
          "Copias compartidas: si haces un enlace a una conversación, quien lo tenga puede leer esa copia, como era cuando la hiciste, con tu nombre de pila si quieres. Ajustes, Conversaciones compartidas, muestra cada enlace y lo revoca al momento. Eliminar la conversación quita también sus enlaces.",
          "Tus últimos cambios, con sus palabras, esperan además en un pequeño almacén tuyo en nuestro servidor, para que una pestaña que estuvo lejos se ponga al día. Guarda 500 como mucho, y los de más de una semana se van la próxima vez que se ordena, y lo dicho en una conversación que eliminas se va cuando se borra. Se vacía con tu cuenta.",
          "En tu dispositivo: lo que escribiste y aún no enviaste, y los mensajes que esperan una conexión. Lo guarda tu navegador y solo sale de él cuando se envía. Enviarlo, vaciar el campo o cerrar sesión lo borra; también «Borrar la copia de este dispositivo» en Ajustes, o borrar los datos del sitio en tu navegador. Al lado, tu navegador guarda los archivos del propio sitio y pequeñas marcas, como qué aviso ha mostrado: ninguna contiene tus palabras.",
          "Cuando responde un modelo de lenguaje, tus últimos diez mensajes de esa conversación van a OpenAI, junto con un código que representa tu cuenta. Tu nombre, tu correo y tu teléfono no van, salvo que los escribas tú. Se usan para responderte, y pedimos a OpenAI que no guarde nada de ello. Lo que escribes y lo que se responde también lo lee la moderación de OpenAI, por si hay palabras que pongan a alguien en peligro.",
          "Si hablas con el compañero por voz, el sonido de cada mensaje va a OpenAI para que lo ponga por escrito, una vez que lo has permitido, y después las palabras se tratan como si las hubieras escrito. Tenemos el sonido mientras dura esa sola petición y no lo guardamos en ninguna parte. Si eliges la voz de OpenAI, las frases de la respuesta van allí para que las diga; la voz de tu dispositivo no le pide nada a nadie. Guardamos si tu voz puede salir del dispositivo, desde cuándo, quién lee en voz alta y cómo hablas.",
        ],
      },
      {
        title: "Tu acceso",
        paragraphs: [
          "Nuestro proveedor de identidad, Clerk, guarda tu correo, tu nombre, tu contraseña en una forma que no puede volver a leerse, tu teléfono, tu grupo de edad y tus dispositivos con sesión. Nosotros guardamos una copia de tu nombre y de tu teléfono, y el identificador que Clerk te da; tu correo se busca allí cuando hace falta.",
        ],
      },
      {
        title: "Pagos",
        paragraphs: [
          "Los datos de la tarjeta los maneja solo nuestro proveedor de pagos: Stripe, a quien damos tu nombre, tu correo y nuestro identificador. Nunca vemos ni guardamos tu número de tarjeta.",
          "Guardamos lo que quisiste comprar y lo que compraste, cuándo, por cuánto, qué se devolvió o se disputó, tu plan y cuándo termina, el enlace a cada recibo y las palabras que envías con una bendición. Lo que Stripe nos dice de un pago se guarda como llegó hasta que se procesa, y entonces se vacía. Los administradores pueden verlo para ayudarte o devolver dinero; cada acto suyo queda escrito con su motivo, y cada vez que buscan a alguien queda escrita también.",
        ],
      },
      {
        title: "Quién trabaja para nosotros",
        paragraphs: [
          "Cloudflare sirve el sitio, guarda sus datos y sus registros, envía nuestros correos y comprueba que quien se registra es una persona. Clerk lleva el acceso; OpenAI, las respuestas del compañero y lo que dices por voz; Twilio, los mensajes de texto con códigos (y para eso tiene tu número); Stripe, los pagos. Cada uno recibe lo que está escrito aquí y nada más.",
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
          "En Ajustes puedes ver y corregir tu cuenta, descargar en un solo archivo todo lo que guardamos de ti y eliminar tu cuenta. Una cuenta eliminada se cierra al momento y puede recuperarse durante 30 días (la de un menor de 13 años, no); después se borra todo lo suyo, también en Clerk y como cliente de Stripe.",
          "Lo que queda después: los registros de pagos, porque la ley los pide, sin tu nombre, tus palabras ni el recibo; lo que un administrador hizo sobre uno, sin tu nombre; el identificador de la cuenta con el día en que se borró, para que un mensaje tardío no la devuelva; y los recuentos de los últimos tres días, que no nombran a nadie. Las copias de seguridad de la base de datos llegan a 30 días atrás; después, también ellas han olvidado.",
        ],
      },
      {
        title: "Niños",
        paragraphs: [
          "El sitio no es para menores de 13 años y no guardamos cuentas suyas. Al registrarte preguntamos tu edad: quien tiene menos de 13 no recibe una cuenta, y la cuenta cuyo miembro lo dice más tarde se cierra al momento y se borra a los 30 días. Hasta entonces su miembro puede llevárselo todo, y no puede abrirla de nuevo: si se eligió la línea equivocada, un administrador la abre con una prueba de la edad, y eso queda escrito con su motivo. Premium termina al momento, y todo lo que se pagó se devuelve entero. Durante los mismos 30 días guardamos un código cifrado que representa su correo y no nombra a nadie, y cerramos una cuenta que se haga de nuevo con ese correo. Algunas partes pueden estar cerradas a miembros de 13 a 17 años.",
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
