import type { Copy } from "#app/core/language.ts";

type Words = { fileName: string; text(made: string): string };

/** The page that lies on top of the archive. */
export const archiveCopy: Copy<Words> = {
  en: {
    fileName: "README.md",
    text: (made) => `# Everything Koinonia keeps of you

Made ${made}.

- \`sign-in.json\`: your account at Clerk, who signs you in for us: name, email, phone. We never see your password.
- \`profile.json\`, \`roles.json\`, \`subscription.json\`, \`settings.json\`: who you are here, and what you have chosen.
- \`notifications.csv\`: what you have turned on. Nothing in it means: nothing.
- \`phone-codes.json\`, \`mails.json\`: when codes and mails were sent to you.
- \`companion/\`: your conversations. The \`.md\` files are for reading. \`conversations.json\` has every detail for programs, \`messages.csv\` opens as a table, and \`allowance.csv\` counts the messages of each day.
- \`notifications.json\`: what you were told of. \`rhythm.json\`, \`rhythm-practices.json\`, \`rhythm-sick-days.json\`: the days you practised, rested or were ill.
- \`pet.json\`: your pet, and where it goes and trains. \`pet-memories-….json\` is its album, with your words; \`pet-activities-….json\` what was done with it.

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
- \`profile.json\`, \`roles.json\`, \`subscription.json\`, \`settings.json\`: quién eres aquí y qué has elegido.
- \`notifications.csv\`: los avisos que activaste. Si está vacío, no hay ninguno.
- \`phone-codes.json\`, \`mails.json\`: cuándo se te enviaron códigos y correos.
- \`companion/\`: tus conversaciones. Los archivos \`.md\` son para leer. \`conversations.json\` lo tiene todo para programas, \`messages.csv\` se abre como tabla y \`allowance.csv\` cuenta los mensajes de cada día.
- \`notifications.json\`: lo que se te avisó. \`rhythm.json\`, \`rhythm-practices.json\`, \`rhythm-sick-days.json\`: los días de práctica, de descanso o de enfermedad.
- \`pet.json\`: tu mascota, adónde va y qué entrena. \`pet-memories-….json\` es su álbum, con tus palabras; \`pet-activities-….json\`, lo que se hizo con ella.

Las horas en JSON son milisegundos desde 1970 (UTC); en las páginas para leer están en tu zona horaria.
En las tablas, una celda que una hoja de cálculo tomaría por fórmula comienza con un apóstrofo.

No está aquí: lo que tu navegador guarda para sí (borradores que no has enviado) ni los datos de tarjeta, que solo tiene el proveedor de pagos.
`,
  },
};
