import type { Copy } from "#app/core/language.ts";

type Words = { fileName: string; text(made: string): string };

/** The page that lies on top of the archive. */
export const archiveCopy: Copy<Words> = {
  en: {
    fileName: "README.md",
    text: (made) => `# Everything Koinonia keeps of you

Made ${made}.

- \`sign-in.json\`: your account at Clerk, who signs you in for us: name, email, phone. We never see your password.
- \`profile.json\`, \`roles.json\`, \`subscription.json\`, \`settings.json\`: who you are here, and what you have chosen. \`deletion.json\` is there while your account is locked.
- \`notifications.csv\`: what you have turned on. Nothing in it means: nothing. \`notifications.json\`: what you were told of. \`notice-settings.json\`: how you are told outside the app, and the browsers and phones that take push for you (of a phone not its token). \`notice-deliveries.json\`: what went out by which way, or why it did not.
- \`phone-codes.json\`, \`mails.json\`: when codes and mails were sent to you.
- \`companion/\`: your conversations. The \`.md\` files are for reading. \`companion/conversations.json\` has every detail for programs, \`companion/messages.csv\` opens as a table, and \`companion/allowance.csv\` counts the messages of each day. \`companion/folders.json\`: your folders. \`companion/shared.json\`: the copies that you have made a link to, with the link's own part. \`companion/care-signs.json\`: that a conversation spoke of grief, distress or danger, in one word; never your words. \`companion/use.json\`: what the companion cost for you on the last day, in millionths of a dollar, and how many messages spoke of danger in the last hour.
- \`reading.json\`: the place in the Bible where you read last.
- \`rhythm.json\`, \`rhythm-practices.json\`, \`rhythm-sick-days.json\`: the days you practiced, rested or were ill.
- \`bible-study/journal.md\`: your notes, highlights, bookmarks, tags and saved verses, to read or to import again. \`bible-study/marks.json\`, \`bible-study/saved-verses.json\`, \`bible-study/notes.json\`, \`bible-study/note-versions.json\` and \`bible-study/note-room.json\` beside it have every detail, also each earlier text of a note and what you deleted in the last 30 days. \`bible-study/sessions.json\`, \`bible-study/session-chapters.json\` and \`bible-study/chapter-times.json\`: when you studied, which chapters, for how long, and how you felt afterwards.
- \`reading-plans.json\`, \`reading-plan-checks.json\`: your plans of reading, and what you read of each, with its day.
- \`daniel-plans.json\`, \`daniel-plan-logs.json\`: your six weeks, each practice that you checked off, and what you wrote; those too that you deleted in the last 30 days.
- \`memory-deck.json\`, \`memory-verses.json\`, \`memory-reviews.json\`: the verses that you learn by heart, those too that you took out, your daily limit, and how each review went.
- \`journey.json\`: your journey, those entries too that you deleted in the last 30 days.
- \`community/profile.json\`: who you are to other members. \`community/requests.json\`: your prayer requests, with each earlier text and what you added. \`community/prayers.json\`, \`community/promises.json\`: when you prayed, and for which requests you said you would. \`community/kept-away.json\`: what you hid, blocked and reported. \`community/testimonies.json\`, \`community/comments.json\`, \`community/amens.json\`, \`community/kept-away-testimonies.json\`: your testimonies with each earlier text, your comments, where you said Amen, what you hid and reported there. \`community/effects.json\`: coins and notices that are on their way to you. \`community/encouragements.json\`: the notes of encouragement that you sent, and those of others that you reported. \`community/relays.json\`: the days of prayer that you asked for, and the hours that you took.
- \`community/decisions.json\`: what moderators decided about something of yours, and your appeals. \`community/waited.json\`: what of yours waited for them. \`community/pastoral.json\`: what you asked the pastoral team, and their answers.
- \`companion/reported.json\`: conversations that you reported, and who was let in to read them. \`terms-accepted.json\`: which Terms you accepted, and when.
- \`games/\`: your rounds (\`games/game-rounds.json\`, \`games/game-answers.json\`, \`games/game-helps.json\`), what you missed and when it comes again (\`games/trivia-cards.json\`), questions that you doubted (\`games/trivia-disputes.json\`), your quests (\`games/user-quest-progress.json\`), achievements (\`games/user-achievements.json\`), steps of challenges (\`games/challenge-steps.json\`), how you see the games (\`games/game-choices.json\`), tournaments (\`games/tournaments.json\`) and weeks of them that were looked at (\`games/tournament-reviews.json\`), tables of Bible Feud that you opened (\`games/tables.json\`), duels with friends (\`games/duels.json\`), your part in what groups do together (\`games/group-quests.json\`), and what you answered in polls (\`games/polls.json\`).
- \`community/friends.json\`: your friends, requests and links, what you let friends see, verses sent and received. \`community/groups.json\`, \`community/group-posts.json\`: your study groups, what you wrote and did in them. \`community/evenings.json\`, \`community/evening-notes.json\`: the evenings that you opened or prayed in, and what you noted there.
- \`prayers/petitions.json\`, \`prayers/days.json\`: what you pray for by yourself, those too that you deleted in the last 30 days, and the days on which you prayed.
- \`voice.json\`: whether your voice may leave your device, and how you speak with the companion; there is no sound. \`videos.json\`: which videos you watched and saved, and where you stopped.
- \`pet.json\`: your pet, and where it goes and trains. \`pet-memories-….json\` is its album, with your words; \`pet-activities-….json\` what was done with it.
- \`wallet.json\`: your coins, gems, bought messages and level. \`wallet-movements.json\` and, as a table, \`wallet-movements.csv\`: each movement, and why. \`wallet/totals.json\`: what was earned and spent in all. \`purchases.json\`: what you got in the shop.
- \`answers.json\`: what we answered to your last presses, kept for two days, so that one that is sent twice counts once.
- \`billing/payments.json\` and, as a table, \`billing/payments.csv\`: what you paid, what was returned, and the words with a blessing. \`billing/account.json\`: your customer number at the payment provider, plans, payment pages that you opened, mails about a failed charge, what an administrator did, and what Stripe told us of your payments, with its words until they have been worked.

Times in JSON are milliseconds since 1970 (UTC); in the pages to read they are in your time zone.
In tables a cell that a spreadsheet would take for a formula begins with an apostrophe.

Not in here: what your browser keeps for itself (drafts that you have not sent), and card data, which only the payment provider has.
`,
  },
  es: {
    fileName: "LEEME.md",
    text: (made) => `# Todo lo que Koinonia guarda de ti

Hecho: ${made}.

- \`sign-in.json\`: tu cuenta en Clerk, que gestiona tu acceso: nombre, correo, teléfono. Nunca vemos tu contraseña.
- \`profile.json\`, \`roles.json\`, \`subscription.json\`, \`settings.json\`: quién eres aquí y qué has elegido. \`deletion.json\` está mientras tu cuenta está bloqueada.
- \`notifications.csv\`: los avisos que activaste. Si está vacío, no hay ninguno. \`notifications.json\`: lo que se te avisó. \`notice-settings.json\`: cómo se te avisa fuera de la app, y los navegadores y teléfonos que reciben push para ti (de un teléfono, no su código). \`notice-deliveries.json\`: qué salió por qué vía, o por qué no.
- \`phone-codes.json\`, \`mails.json\`: cuándo se te enviaron códigos y correos.
- \`companion/\`: tus conversaciones. Los archivos \`.md\` son para leer. \`companion/conversations.json\` lo tiene todo para programas, \`companion/messages.csv\` se abre como tabla y \`companion/allowance.csv\` cuenta los mensajes de cada día. \`companion/folders.json\`: tus carpetas. \`companion/shared.json\`: las copias a las que has hecho un enlace, con la parte propia del enlace. \`companion/care-signs.json\`: que una conversación habló de duelo, de angustia o de peligro, en una palabra; nunca las tuyas. \`companion/use.json\`: lo que el compañero costó por ti el último día, en millonésimas de dólar, y cuántos mensajes hablaron de peligro en la última hora.
- \`reading.json\`: el lugar de la Biblia donde leíste por última vez.
- \`rhythm.json\`, \`rhythm-practices.json\`, \`rhythm-sick-days.json\`: los días de práctica, de descanso o de enfermedad.
- \`bible-study/journal.md\`: tus notas, resaltados, marcadores, etiquetas y versículos guardados, para leerlos o importarlos de nuevo. A su lado, \`bible-study/marks.json\`, \`bible-study/saved-verses.json\`, \`bible-study/notes.json\`, \`bible-study/note-versions.json\` y \`bible-study/note-room.json\` lo tienen todo, también cada texto anterior de una nota y lo que eliminaste en los últimos 30 días. \`bible-study/sessions.json\`, \`bible-study/session-chapters.json\` y \`bible-study/chapter-times.json\`: cuándo estudiaste, qué capítulos, cuánto tiempo y cómo te sentiste después.
- \`reading-plans.json\`, \`reading-plan-checks.json\`: tus planes de lectura, y lo que leíste de cada uno, con su día.
- \`daniel-plans.json\`, \`daniel-plan-logs.json\`: tus seis semanas, cada práctica que marcaste y lo que escribiste; también las que eliminaste en los últimos 30 días.
- \`memory-deck.json\`, \`memory-verses.json\`, \`memory-reviews.json\`: los versículos que aprendes de memoria, también los que quitaste, tu límite diario y cómo fue cada repaso.
- \`journey.json\`: tu camino, también las entradas que eliminaste en los últimos 30 días.
- \`community/profile.json\`: quién eres para los demás miembros. \`community/requests.json\`: tus peticiones de oración, con cada texto anterior y lo que añadiste. \`community/prayers.json\`, \`community/promises.json\`: cuándo oraste, y por qué peticiones dijiste que orarías. \`community/kept-away.json\`: lo que ocultaste, bloqueaste y denunciaste. \`community/testimonies.json\`, \`community/comments.json\`, \`community/amens.json\`, \`community/kept-away-testimonies.json\`: tus testimonios con cada texto anterior, tus comentarios, dónde dijiste Amén, lo que ocultaste y denunciaste allí. \`community/effects.json\`: monedas y avisos que van en camino hacia ti. \`community/encouragements.json\`: las notas de ánimo que enviaste, y las de otros que denunciaste. \`community/relays.json\`: los días de oración que pediste, y las horas que tomaste.
- \`community/decisions.json\`: lo que los moderadores decidieron sobre algo tuyo, y tus apelaciones. \`community/waited.json\`: lo tuyo que esperaba por ellos. \`community/pastoral.json\`: lo que pediste al equipo pastoral, y sus respuestas.
- \`companion/reported.json\`: las conversaciones que denunciaste, y quién pudo leerlas. \`terms-accepted.json\`: qué Términos aceptaste, y cuándo.
- \`games/\`: tus rondas (\`games/game-rounds.json\`, \`games/game-answers.json\`, \`games/game-helps.json\`), lo que fallaste y cuándo vuelve (\`games/trivia-cards.json\`), las preguntas que pusiste en duda (\`games/trivia-disputes.json\`), tus misiones (\`games/user-quest-progress.json\`), logros (\`games/user-achievements.json\`), pasos de desafíos (\`games/challenge-steps.json\`), cómo ves los juegos (\`games/game-choices.json\`), torneos (\`games/tournaments.json\`) y semanas de ellos que se revisaron (\`games/tournament-reviews.json\`), mesas de Bible Feud que abriste (\`games/tables.json\`), duelos con amigos (\`games/duels.json\`), tu parte en lo que los grupos hacen juntos (\`games/group-quests.json\`) y lo que respondiste en encuestas (\`games/polls.json\`).
- \`community/friends.json\`: tus amigos, peticiones y enlaces, lo que dejas ver a tus amigos, versículos enviados y recibidos. \`community/groups.json\`, \`community/group-posts.json\`: tus grupos de estudio, lo que escribiste e hiciste en ellos. \`community/evenings.json\`, \`community/evening-notes.json\`: las noches que abriste o en las que oraste, y lo que anotaste allí.
- \`prayers/petitions.json\`, \`prayers/days.json\`: aquello por lo que oras tú, también lo que eliminaste en los últimos 30 días, y los días en que oraste.
- \`voice.json\`: si tu voz puede salir de tu dispositivo y cómo hablas con el compañero; no hay sonido. \`videos.json\`: qué videos viste y guardaste, y dónde te quedaste.
- \`pet.json\`: tu mascota, adónde va y qué entrena. \`pet-memories-….json\` es su álbum, con tus palabras; \`pet-activities-….json\`, lo que se hizo con ella.
- \`wallet.json\`: tus monedas, gemas, mensajes comprados y nivel. \`wallet-movements.json\` y, como tabla, \`wallet-movements.csv\`: cada movimiento y por qué. \`wallet/totals.json\`: lo ganado y lo gastado en total. \`purchases.json\`: lo que obtuviste en la tienda.
- \`answers.json\`: lo que respondimos a tus últimas pulsaciones, durante dos días, para que la que se envía dos veces cuente una.
- \`billing/payments.json\` y, como tabla, \`billing/payments.csv\`: lo que pagaste, lo que se devolvió y las palabras de una bendición. \`billing/account.json\`: tu número de cliente en el proveedor de pagos, los planes, las páginas de pago que abriste, los correos sobre un cobro fallido, lo que hizo un administrador y lo que Stripe nos dijo de tus pagos, con sus palabras hasta que se procesan.

Las horas en JSON son milisegundos desde 1970 (UTC); en las páginas para leer están en tu zona horaria.
En las tablas, una celda que una hoja de cálculo tomaría por fórmula comienza con un apóstrofo.

No está aquí: lo que tu navegador guarda para sí (borradores que no has enviado) ni los datos de tarjeta, que solo tiene el proveedor de pagos.
`,
  },
};
