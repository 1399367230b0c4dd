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
          "Language, appearance, text size, movement, your Bible and how its text looks, once you choose them, and your time zone, so that the page knows when your day begins: each for a year. Which announcements you dismissed: for a year too. For ten minutes after you change something, a cookie says which state of our data you have seen, so that you are shown nothing older. While you are signed in, Clerk's cookies hold your session. If you leave before the page's script has come, one names your account until the next page has cleared what this browser keeps of you. A guest of a study group’s evening, or of a table of Bible Feud, has one that names them there, and ends with it. None of them is for advertising or for following you elsewhere.",
        ],
      },
      {
        title: "What we keep of members",
        paragraphs: [
          "Your account: your name, the phone number that you gave and when it was verified, your age band (13 to 17, or 18 and over), your time zone, your role, and what you chose in Settings, quiet hours and notifications among it. When codes and mails were sent to you, and to which number.",
          "The companion: what you write and what is answered, your folders, the copies that you share, how many of the day's messages are used, what each answer cost, and the sum for you today. For an hour we count messages that speak of danger, without their words. With a conversation we remember whether it spoke of grief, distress or danger: one word, never yours, used for thirty days to offer you people, and gone with the conversation.",
          "Conversations that you report: that you reported them and when. An administrator may then ask to read one, another administrator decides, and it is open to the first for an hour; you are told, and every reading is listed for you. Taking the report back closes it.",
          "Which version of our Terms and of this policy you accepted, and when.",
          "The place in the Bible where you read last.",
          "Your rhythm: the days on which you read, prayed, learned or served, and in which time zone; your day of rest; the days of illness that you add yourself.",
          "Your study of the Bible: the verses that you highlight, bookmark, tag or save; your notes with each earlier text, and for thirty days those that you delete; when you studied, which chapters, for how long, and how you said you felt afterwards. Only you see it.",
          "Your plans of reading: what you read, on which days, and each passage that you checked off.",
          `Your ${PLAN_NAME.en}: when you began, paused and moved it, each practice that you checked off, and what you wrote in it. Only you see it. What you write there is read by the same rules of danger as a message, when the page is shown; what they find is not kept.`,
          "Memory verses: the verses that you learn by heart, when each comes again, and how each review went. What you type in a review is graded and not kept.",
          "Games: each round that you play with its questions, your answers and the help that you asked for, what you missed and when it comes again, which questions you doubted, your quests, your achievements, the steps of challenges that you took, and how you like to see the games. A challenge counts the steps of all without a name. In a tournament that you joined, the others on your board see the first name that others see in the community, your points, and on how many days you played. Where the ten of several days were answered faster than anybody reads, an administrator looks at that week of a tournament, and at what you reached in it, before its board is settled; you read what was decided, and nobody else does. Duels of trivia: which friend you asked or who asked you, the questions, and how many of them each knew, which both see once both have played; thirty days after its week a duel is gone. For Bible Feud, what you said in a poll, which is counted and shown to nobody as yours. In quests of a study group that you take part in: from which day on, and which of your days counted; the others see the sum of all, and nobody’s own. Tables of Bible Feud that you opened, for whom and with which boards. At a table the others see your first name, your team and what you say; a guest leaves a first name there, which is in no database and gone when the table is over.",
          "The community: the name and picture that others see there, and what you say of yourself, your prayer requests with each earlier text and what you added, the days on which you prayed and for which request, what is on your prayer list, the short notes of encouragement that you send, which only the person who asked reads, the hours of a prayer relay that you took, your testimonies with each earlier text, your comments on those of others, where you said Amen, requests and testimonies with their words, by which members find them, what you hid, what you muted, whom you blocked, and what you reported. Requests, testimonies and comments are read by members, by those of your own age group and appointed leaders; without your name where you gave none; by your friends, by the study group that you chose, or by the pastoral team alone where you chose that: friends for as long as you are, a group while both of you are in it. Moderators see who wrote what they read; where you gave no name, only after they have said why they must, which you read. We keep what of yours waits for a moderator, what was decided about something of yours and by which rule, your appeals, and each act of a moderator in a log. The pastoral team sees who asked it, and what the team answers you is read by you and the team alone. A copy of your age band decides who meets whom, and is shown to nobody. Other members never see your e-mail address, your phone number, your age or your coins.",
          "Friends: who your friends are, whom you asked and who asked you, links that you made and how many handles you tried on a day, what you let friends see, the verses that you sent and received, and on which day your pet visited whose. Friends see what you have chosen to show, and nothing else.",
          `Study groups: the groups that you are in, made or asked to come into, and those that you were removed from; what you write there, your reactions, readings that you marked, gatherings, polls and your answers, links that you made, and what you reported. A group’s members read what is written in it, and see how many have read, never who. Whether whoever leads a group may save your words of it in a file with your name: no, until you say yes there; your yes ends when you take it back or leave, and a file that was saved before stays with whoever saved it. What members of 13 to 17 write is in no such file. For adults with Premium: whether you take part in its line of the ${PLAN_NAME.en}, and with your name or without; those who take part see the sum of all days kept, and nobody’s own. Evenings that you opened, your turns in a round of prayer there, and your notes, of which others read those that you shared; and those of others that you reported. Whoever comes to an evening as a guest, without an account, leaves a first name, an age group and what they share there; all of it is deleted when the evening is over, but for the words of a note that was reported, which moderators keep until they have decided.`,
          "Your journey: your requests and how they went, your testimonies, and what you write on your journey, for thirty days those too that you delete. Only you see it. What you write there is read by the same rules of danger as a message; what they find is not kept.",
          "Prayers of your own: what you pray for, for whom, and how it went, the days on which you prayed, and for thirty days those that you delete. Only you see them. What you write there is read by the same rules of danger as a message, to offer you people; what they find is not kept.",
          "Your pet and your wallet: what you called it, what was done with it, and its album with the words you wrote there; each movement of coins, gems and bought messages, and why; what you got in the shop. What was answered to your last presses stays for two days, so that a press that is sent twice counts once.",
          "Video teachings: which videos you watched and saved, and where you stopped. Nothing is asked of YouTube before you press play on a video of theirs; without an account this stays in your browser.",
          "Notifications: what you were told of. Half a year when it was read or never rang, a year otherwise. How you want to be told outside the app, which notices went out by which way and when, and whether mail came back from your address or your number answered STOP, both under codes that name nobody. For each browser that you let show notices: its address at its push service, its keys, and which browser it is; for each phone on which you let our app show them, its token at Google's push service and which phone it is, until you remove it, sign out there, or it takes no more.",
          "Some of this says something of your faith, and hard days and days of illness something of your health. It is there for you to see, and is used for nothing but what stands here.",
        ],
      },
      {
        title: "Your conversations: two copies, and how to delete each",
        paragraphs: [
          "On our server: the messages that you send to the companion, and its answers, within your account and shown to you alone, unless you report one. To delete one conversation, choose Delete in its menu: from that moment it is in no list and no search and behind no link. For a day you can bring it back; then it is erased, with all its messages. Deleting your account in Settings deletes all of them.",
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
          "We keep what you set out to buy and what you bought, when, for how much, what was returned or disputed, your plan and when it ends, the link to each receipt, and the words that you send with a blessing. What Stripe tells us of a payment is kept as it came until it has been worked, and emptied then. Administrators can look this up to help you or to return money; each of their acts is written down with its reason, and each time they look somebody up is written down too. You can read all of it that was about you in Settings, under “What happens with your data”.",
        ],
      },
      {
        title: "Who works for us",
        paragraphs: [
          "Cloudflare runs the site, keeps its data and its logs, sends our mails and checks that a person signs up. Clerk does sign-in, OpenAI the companion's answers and what you say by voice, Twilio the texts with codes, and with notices if you turn those on (and so has your number), Stripe the payments. Each is given what stands here and nothing else.",
          "If you turn on push, notices pass through the push service of your browser: Google's for Chrome, Mozilla's for Firefox, Apple's for Safari, Microsoft's for Edge. They are encrypted for your browser alone: the service sees that something comes from us for that browser, how urgent it is and of which kind, and none of its words. In our app for phones they pass through Google's service, and on iPhones through Apple's too, which are given the fixed line that your phone shows and the page that it leads to. A push, a text and a mail's subject are fixed words of ours: nothing that anybody wrote is in them.",
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
          "When this policy changes, the new text stands here with its date. A change that matters is told to members at least 14 days before it counts. On that day you are asked to accept it or to leave; until then, and also if you do not accept, you can take everything along, cancel and delete your account.",
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
          "Idioma, apariencia, tamaño del texto, movimiento, tu Biblia y el aspecto de su texto, cuando los eliges, y tu zona horaria, para que la página sepa cuándo empieza tu día: cada una durante un año. Qué anuncios descartaste: también durante un año. Durante diez minutos después de que cambies algo, una cookie dice qué estado de nuestros datos has visto, para no mostrarte nada más antiguo. Mientras tienes la sesión abierta, las cookies de Clerk la guardan. Si sales antes de que llegue el programa de la página, una nombra tu cuenta hasta que la página siguiente haya borrado lo que este navegador guarda de ti. Quien es invitado a la noche de un grupo de estudio, o a una mesa de Bible Feud, tiene una que lo nombra allí y termina con ella. Ninguna sirve para publicidad ni para seguirte en otros sitios.",
        ],
      },
      {
        title: "Lo que guardamos de los miembros",
        paragraphs: [
          "Tu cuenta: tu nombre, el teléfono que diste y cuándo se verificó, tu grupo de edad (de 13 a 17, o 18 y más), tu zona horaria, tu función y lo que elegiste en Ajustes, también las horas de silencio y los avisos. Cuándo se te enviaron códigos y correos, y a qué número.",
          "El compañero: lo que escribes y lo que se responde, tus carpetas, las copias que compartes, cuántos mensajes del día has usado, cuánto costó cada respuesta y la suma de hoy para ti. Durante una hora contamos los mensajes que hablan de peligro, sin sus palabras. De una conversación recordamos si habló de duelo, de angustia o de peligro: una palabra, nunca tuya, que se usa durante treinta días para ofrecerte personas y se va con la conversación.",
          "Las conversaciones que denuncias: que lo hiciste y cuándo. Un administrador puede entonces pedir leer una, otro administrador decide, y queda abierta para el primero durante una hora; se te avisa, y cada lectura aparece en tu lista. Retirar la denuncia la cierra.",
          "Qué versión de nuestros Términos y de esta política aceptaste, y cuándo.",
          "El lugar de la Biblia donde leíste por última vez.",
          "Tu ritmo: los días en que leíste, oraste, aprendiste o serviste, y en qué zona horaria; tu día de descanso; los días de enfermedad que tú añades.",
          "Tu estudio de la Biblia: los versículos que resaltas, marcas, etiquetas o guardas; tus notas con cada texto anterior y, durante treinta días, las que eliminas; cuándo estudiaste, qué capítulos, cuánto tiempo y cómo dijiste que te sentías después. Solo tú lo ves.",
          "Tus planes de lectura: qué lees, en qué días, y cada pasaje que marcaste.",
          `Tu ${PLAN_NAME.es}: cuándo lo empezaste, pausaste y moviste, cada práctica que marcaste y lo que escribiste en él. Solo tú lo ves. Lo que escribes allí lo leen las mismas reglas de peligro que un mensaje, cuando se muestra la página; lo que encuentran no se guarda.`,
          "Versículos de memoria: los versículos que aprendes de memoria, cuándo vuelve cada uno y cómo fue cada repaso. Lo que escribes en un repaso se califica y no se guarda.",
          "Juegos: cada ronda que juegas con sus preguntas, tus respuestas y la ayuda que pediste, lo que fallaste y cuándo vuelve, qué preguntas pusiste en duda, tus misiones, tus logros, los pasos de desafíos que diste y cómo prefieres ver los juegos. Un desafío cuenta los pasos de todos sin nombres. En un torneo en el que entraste, los demás de tu tablero ven el nombre de pila que otros ven en la comunidad, tus puntos y en cuántos días jugaste. Donde las diez de varios días se respondieron más rápido de lo que nadie lee, un administrador mira esa semana de un torneo, y lo que lograste en ella, antes de cerrar su tablero; tú lees lo decidido, y nadie más. Los duelos de trivia: a qué amigo se lo pediste o quién te lo pidió, las preguntas y cuántas supo cada uno, que los dos ven cuando ambos han jugado; treinta días después de su semana, un duelo desaparece. Para Bible Feud, lo que dijiste en una pregunta, que se cuenta y no se muestra a nadie como tuyo. En las misiones de un grupo de estudio en las que participas: desde qué día, y cuáles de tus días contaron; los demás ven la suma de todos, y no la de nadie. Las mesas de Bible Feud que abriste, para quién y con qué tableros. En una mesa los demás ven tu nombre de pila, tu equipo y lo que dices; un invitado deja allí un nombre, que no está en ninguna base de datos y desaparece cuando la mesa termina.",
          "La comunidad: el nombre y la imagen que otros ven allí, y lo que dices de ti, tus peticiones de oración con cada texto anterior y lo que añadiste, los días en que oraste y por qué petición, lo que está en tu lista de oración, las notas breves de ánimo que envías, que solo lee quien pidió, las horas de una cadena de oración que tomaste, tus testimonios con cada texto anterior, tus comentarios en los de otros, dónde dijiste Amén, las peticiones y los testimonios con sus palabras, por las que los miembros las encuentran, lo que ocultaste, lo que silenciaste, a quién bloqueaste y lo que denunciaste. Las peticiones, los testimonios y los comentarios los leen los miembros: los de tu grupo de edad y los líderes nombrados; sin tu nombre si no lo diste; solo tus amigos, el grupo de estudio que elegiste o el equipo pastoral si así lo elegiste: tus amigos mientras lo sean, un grupo mientras los dos estén en él. Los moderadores ven quién escribió lo que leen; si no diste tu nombre, solo después de decir por qué deben saberlo, y tú lo lees. Guardamos lo tuyo que espera a quien modera, lo que se decidió sobre algo tuyo y por qué regla, tus apelaciones, y cada acto de quien modera en un registro. El equipo pastoral ve quién le pidió algo, y lo que el equipo te responde lo leen solo tú y el equipo. Una copia de tu grupo de edad decide quién se encuentra con quién, y no se muestra a nadie. Los demás miembros nunca ven tu correo, tu teléfono, tu edad ni tus monedas.",
          "Amigos: quiénes son tus amigos, a quién pediste amistad y quién te la pidió, los enlaces que creaste y cuántos nombres probaste en un día, lo que dejas ver a tus amigos, los versículos que enviaste y recibiste, y qué día tu mascota visitó a la de quién. Tus amigos ven lo que elegiste mostrar, y nada más.",
          `Grupos de estudio: los grupos en los que estás, que creaste o a los que pediste entrar, y de los que te quitaron; lo que escribes allí, tus reacciones, las lecturas que marcaste, los encuentros, las preguntas y tus respuestas, los enlaces que creaste, y lo que denunciaste. Los miembros de un grupo leen lo que se escribe en él, y ven cuántos han leído, nunca quién. Si quien dirige un grupo puede guardar en un archivo, con tu nombre, lo que escribiste en él: no, hasta que digas que sí allí; tu sí termina cuando lo retiras o sales, y un archivo guardado antes se queda con quien lo guardó. Lo que escriben los miembros de 13 a 17 no está en ningún archivo así. Para adultos con Premium: si participas en su línea de ${PLAN_NAME.es}, y con tu nombre o sin él; quienes participan ven la suma de todos los días guardados, y los de nadie por separado. Las noches que abriste, tus turnos en una ronda de oración allí, y tus notas, de las que otros leen las que compartiste; y las de otros que denunciaste. Quien viene a una noche como invitado, sin cuenta, deja un nombre de pila, un grupo de edad y lo que comparte allí; todo se borra cuando termina la noche, salvo las palabras de una nota denunciada, que los moderadores conservan hasta que deciden.`,
          "Tu camino: tus peticiones y cómo resultaron, tus testimonios y lo que escribes en tu camino; durante treinta días, también lo que eliminas. Solo tú lo ves. Lo que escribes allí se lee con las mismas reglas de peligro que un mensaje; lo que encuentran no se guarda.",
          "Oraciones tuyas: por qué oras, por quién y cómo resultó, los días en que oraste y, durante treinta días, lo que eliminas. Solo tú las ves. Lo que escribes ahí se lee con las mismas reglas de peligro que un mensaje, para ofrecerte personas; lo que encuentran no se guarda.",
          "Tu mascota y tu monedero: cómo la llamaste, lo que se hizo con ella y su álbum con las palabras que escribiste; cada movimiento de monedas, gemas y mensajes comprados, y por qué; lo que obtuviste en la tienda. Lo que se respondió a tus últimas pulsaciones queda dos días, para que la que se envía dos veces cuente una.",
          "Enseñanzas en video: qué videos viste y guardaste, y dónde te quedaste. No se le pide nada a YouTube antes de que reproduzcas un video suyo; sin cuenta, esto queda en tu navegador.",
          "Avisos: lo que se te avisó. Medio año si se leyó o nunca sonó, un año si no. Cómo quieres que te avisemos fuera de la app, qué avisos salieron por qué vía y cuándo, y si el correo a tu dirección fue devuelto o tu número respondió STOP, ambos con códigos que no nombran a nadie. De cada navegador que dejas mostrar avisos: su dirección en su servicio de push, sus claves y qué navegador es; de cada teléfono en que dejas que nuestra app los muestre, su código en el servicio de push de Google y qué teléfono es, hasta que lo quites, cierres la sesión allí o deje de recibirlos.",
          "Algo de esto habla de tu fe, y los días difíciles y de enfermedad, de tu salud. Está ahí para que lo veas tú, y no se usa para nada que no esté escrito aquí.",
        ],
      },
      {
        title: "Tus conversaciones: dos copias, y cómo borrar cada una",
        paragraphs: [
          "En nuestro servidor: los mensajes que envías al compañero y sus respuestas, dentro de tu cuenta y mostrados solo a ti, salvo que denuncies una. Para borrar una conversación, elige Eliminar en su menú: desde ese momento no está en ninguna lista ni búsqueda ni detrás de ningún enlace. Durante un día puedes recuperarla; después se borra, con todos sus mensajes. Eliminar tu cuenta en Ajustes las borra todas.",
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
          "Guardamos lo que quisiste comprar y lo que compraste, cuándo, por cuánto, qué se devolvió o se disputó, tu plan y cuándo termina, el enlace a cada recibo y las palabras que envías con una bendición. Lo que Stripe nos dice de un pago se guarda como llegó hasta que se procesa, y entonces se vacía. Los administradores pueden verlo para ayudarte o devolver dinero; cada acto suyo queda escrito con su motivo, y cada vez que buscan a alguien queda escrita también. Todo lo que trató de ti lo puedes leer en Ajustes, en «Qué pasa con tus datos».",
        ],
      },
      {
        title: "Quién trabaja para nosotros",
        paragraphs: [
          "Cloudflare sirve el sitio, guarda sus datos y sus registros, envía nuestros correos y comprueba que quien se registra es una persona. Clerk lleva el acceso; OpenAI, las respuestas del compañero y lo que dices por voz; Twilio, los mensajes de texto con códigos, y con avisos si los activas (y para eso tiene tu número); Stripe, los pagos. Cada uno recibe lo que está escrito aquí y nada más.",
          "Si activas push, los avisos pasan por el servicio de push de tu navegador: el de Google para Chrome, el de Mozilla para Firefox, el de Apple para Safari, el de Microsoft para Edge. Van cifrados para tu navegador: el servicio ve que algo nuestro llega a ese navegador, con qué urgencia y de qué tipo, y ninguna de sus palabras. En nuestra app para teléfonos pasan por el servicio de Google, y en un iPhone también por el de Apple, que reciben la frase fija que muestra tu teléfono y la página a la que lleva. Un push, un mensaje de texto y el asunto de un correo son palabras fijas nuestras: no llevan nada de lo que alguien escribió.",
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
          "Cuando esta política cambie, el texto nuevo estará aquí con su fecha. Un cambio importante se dice a los miembros al menos 14 días antes de que valga. Ese día se te pide aceptarlo o irte; hasta entonces, y también si no lo aceptas, puedes llevarte todo, cancelar y eliminar tu cuenta.",
        ],
      },
    ],
  },
};
