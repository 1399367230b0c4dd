import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#app/core/language.ts";
import { privacyCopy } from "#app/features/landing/legal/copy-privacy.ts";
import { preferenceCookies } from "#app/features/settings/preferences/preferences.ts";
import { EXPORT_SECTIONS, RETAINED_TABLES } from "#app/manifest/gathered.server.ts";

/** D17, L13: the Privacy Policy tells of everything that is kept of a member. A new table needs its words here and there. */
const TOLD: Record<string, Record<Language, string>> = {
  profiles: { en: "the phone number that you gave", es: "el teléfono que diste" },
  user_roles: { en: "your role", es: "tu función" },
  subscriptions: { en: "your plan and when it ends", es: "tu plan y cuándo termina" },
  member_settings: { en: "quiet hours", es: "las horas de silencio" },
  account_deletions: { en: "can be brought back for 30 days", es: "puede recuperarse durante 30 días" },
  phone_codes: { en: "When codes and mails were sent", es: "Cuándo se te enviaron códigos y correos" },
  member_mails: { en: "When codes and mails were sent", es: "Cuándo se te enviaron códigos y correos" },
  notification_choices: { en: "quiet hours and notifications", es: "las horas de silencio y los avisos" },
  chatbot_conversations: {
    en: "what you write and what is answered",
    es: "lo que escribes y lo que se responde",
  },
  chatbot_messages: { en: "what you write and what is answered", es: "lo que escribes y lo que se responde" },
  chat_answers: { en: "what each answer cost", es: "cuánto costó cada respuesta" },
  chat_allowance: { en: "how many of the day's messages", es: "cuántos mensajes del día" },
  chat_folders: { en: "your folders", es: "tus carpetas" },
  chat_shares: { en: "whoever has the link can read", es: "quien lo tenga puede leer" },
  companion_use: { en: "the sum for you today", es: "la suma de hoy para ti" },
  care_signs: { en: "grief, distress or danger", es: "de duelo, de angustia o de peligro" },
  user_stats: { en: "coins, gems and bought messages", es: "monedas, gemas y mensajes comprados" },
  wallet_ledger: { en: "each movement of coins", es: "cada movimiento de monedas" },
  wallet_totals: { en: "each movement of coins", es: "cada movimiento de monedas" },
  member_requests: { en: "answered to your last presses", es: "respondió a tus últimas pulsaciones" },
  user_pets: { en: "Your pet", es: "Tu mascota" },
  pet_activities: { en: "what was done with it", es: "lo que se hizo con ella" },
  pet_adventures: { en: "what was done with it", es: "lo que se hizo con ella" },
  pet_training_sessions: { en: "what was done with it", es: "lo que se hizo con ella" },
  pet_memories: { en: "its album", es: "su álbum" },
  user_purchases: { en: "what you got in the shop", es: "lo que obtuviste en la tienda" },
  notifications: { en: "what you were told of", es: "lo que se te avisó" },
  notice_settings: {
    en: "How you want to be told outside the app",
    es: "Cómo quieres que te avisemos fuera de la app",
  },
  notice_deliveries: {
    en: "which notices went out by which way and when",
    es: "qué avisos salieron por qué vía y cuándo",
  },
  notice_digests: {
    en: "How you want to be told outside the app",
    es: "Cómo quieres que te avisemos fuera de la app",
  },
  push_devices: { en: "its address at its push service", es: "su dirección en su servicio de push" },
  reading_places: { en: "where you read last", es: "donde leíste por última vez" },
  rhythm_practices: { en: "the days on which you read", es: "los días en que leíste" },
  rhythm_months: { en: "the days on which you read", es: "los días en que leíste" },
  rhythm_rests: { en: "your day of rest", es: "tu día de descanso" },
  verse_marks: { en: "highlight, bookmark, tag or save", es: "resaltas, marcas, etiquetas o guardas" },
  saved_verses: { en: "highlight, bookmark, tag or save", es: "resaltas, marcas, etiquetas o guardas" },
  verse_notes: { en: "your notes with each earlier text", es: "tus notas con cada texto anterior" },
  note_versions: { en: "your notes with each earlier text", es: "tus notas con cada texto anterior" },
  note_room: { en: "your notes with each earlier text", es: "tus notas con cada texto anterior" },
  study_sessions: { en: "how you said you felt afterwards", es: "cómo dijiste que te sentías después" },
  session_chapters: { en: "which chapters, for how long", es: "qué capítulos, cuánto tiempo" },
  chapter_times: { en: "which chapters, for how long", es: "qué capítulos, cuánto tiempo" },
  rhythm_sick_days: { en: "the days of illness", es: "los días de enfermedad" },
  reading_plans: { en: "Your plans of reading", es: "Tus planes de lectura" },
  reading_plan_checks: { en: "each passage that you checked off", es: "cada pasaje que marcaste" },
  daniel_plans: { en: "when you began, paused and moved it", es: "cuándo lo empezaste, pausaste y moviste" },
  daniel_plan_logs: { en: "each practice that you checked off", es: "cada práctica que marcaste" },
  memory_decks: { en: "the verses that you learn by heart", es: "los versículos que aprendes de memoria" },
  memory_cards: { en: "the verses that you learn by heart", es: "los versículos que aprendes de memoria" },
  memory_reviews: { en: "how each review went", es: "cómo fue cada repaso" },
  billing_customers: { en: "our identifier for you", es: "nuestro identificador" },
  checkouts: { en: "what you set out to buy", es: "lo que quisiste comprar" },
  billing_subscriptions: { en: "your plan and when it ends", es: "tu plan y cuándo termina" },
  payments: { en: "what you bought, when", es: "lo que compraste, cuándo" },
  blessings: {
    en: "the words that you send with a blessing",
    es: "las palabras que envías con una bendición",
  },
  payment_events: { en: "What Stripe tells us of a payment", es: "Lo que Stripe nos dice de un pago" },
  audit_log: { en: "each of their acts is written down", es: "cada acto suyo queda escrito" },
  staff_look_ups: {
    en: "each time they look somebody up is written down",
    es: "cada vez que buscan a alguien queda escrita",
  },
  unpaid_registrations: { en: "what you set out to buy", es: "lo que quisiste comprar" },
  unpaid_mails: { en: "When codes and mails were sent", es: "Cuándo se te enviaron códigos y correos" },
  deleted_accounts: { en: "with the day of its erasure", es: "con el día en que se borró" },
  under_13_refunds: {
    en: "everything that was paid goes back whole",
    es: "todo lo que se pagó se devuelve entero",
  },
  under_13_addresses: {
    en: "a keyed code that stands for its e-mail address",
    es: "un código cifrado que representa su correo",
  },
  journey_entries: { en: "what you write on your journey", es: "lo que escribes en tu camino" },
  community_members: {
    en: "the name and picture that others see",
    es: "el nombre y la imagen que otros ven",
  },
  prayer_requests: { en: "your prayer requests", es: "tus peticiones de oración" },
  request_versions: { en: "with each earlier text", es: "con cada texto anterior" },
  request_updates: { en: "and what you added", es: "y lo que añadiste" },
  prayers: { en: "the days on which you prayed", es: "los días en que oraste" },
  promises: { en: "what is on your prayer list", es: "lo que está en tu lista de oración" },
  hidden_requests: { en: "what you hid", es: "lo que ocultaste" },
  blocks: { en: "whom you blocked", es: "a quién bloqueaste" },
  reports: { en: "what you reported", es: "lo que denunciaste" },
  testimonies: { en: "your testimonies", es: "tus testimonios" },
  testimony_versions: { en: "each earlier text", es: "cada texto anterior" },
  testimony_comments: { en: "your comments", es: "tus comentarios" },
  amens: { en: "where you said Amen", es: "dónde dijiste Amén" },
  hidden_testimonies: { en: "what you hid", es: "lo que ocultaste" },
  testimony_reports: { en: "what you reported", es: "lo que denunciaste" },
  decisions: { en: "what was decided about something of yours", es: "lo que se decidió sobre algo tuyo" },
  appeals: { en: "your appeals", es: "tus apelaciones" },
  edits_asked: { en: "what was decided about something of yours", es: "lo que se decidió sobre algo tuyo" },
  queue_items: { en: "what of yours waits for a moderator", es: "lo tuyo que espera a quien modera" },
  pastoral_care: { en: "what the team answers you", es: "lo que el equipo te responde" },
  pastoral_answers: { en: "what the team answers you", es: "lo que el equipo te responde" },
  outbox: { en: "each movement of coins", es: "cada movimiento de monedas" },
  encouragements: { en: "notes of encouragement that you send", es: "notas breves de ánimo que envías" },
  encouragement_reports: { en: "what you reported", es: "lo que denunciaste" },
  relays: { en: "your prayer requests", es: "tus peticiones de oración" },
  relay_hours: { en: "the hours of a prayer relay", es: "las horas de una cadena de oración" },
  request_words: {
    en: "with their words, by which members find them",
    es: "con sus palabras, por las que los miembros las encuentran",
  },
  testimony_words: {
    en: "with their words, by which members find them",
    es: "con sus palabras, por las que los miembros las encuentran",
  },
  muted_requests: { en: "what you muted", es: "lo que silenciaste" },
  muted_testimonies: { en: "what you muted", es: "lo que silenciaste" },
  friendships: { en: "who your friends are", es: "quiénes son tus amigos" },
  friend_requests: {
    en: "whom you asked and who asked you",
    es: "a quién pediste amistad y quién te la pidió",
  },
  friend_settings: { en: "what you let friends see", es: "lo que dejas ver a tus amigos" },
  friend_links: { en: "links that you made", es: "los enlaces que creaste" },
  friend_tries: { en: "how many handles you tried on a day", es: "cuántos nombres probaste en un día" },
  friend_encouragements: {
    en: "the verses that you sent and received",
    es: "los versículos que enviaste y recibiste",
  },
  pet_visits: { en: "on which day your pet visited whose", es: "qué día tu mascota visitó a la de quién" },
  study_groups: { en: "the groups that you are in, made", es: "los grupos en los que estás, que creaste" },
  group_members: { en: "the groups that you are in, made", es: "los grupos en los que estás, que creaste" },
  group_daniel: { en: "whether you take part in its line of the", es: "si participas en su línea de" },
  group_requests: { en: "asked to come into", es: "a los que pediste entrar" },
  group_bans: { en: "those that you were removed from", es: "de los que te quitaron" },
  group_links: { en: "links that you made", es: "los enlaces que creaste" },
  group_posts: { en: "what you write there, your reactions", es: "lo que escribes allí, tus reacciones" },
  group_reactions: { en: "what you write there, your reactions", es: "lo que escribes allí, tus reacciones" },
  group_readings: { en: "readings that you marked", es: "las lecturas que marcaste" },
  group_events: {
    en: "gatherings, polls and your answers",
    es: "los encuentros, las preguntas y tus respuestas",
  },
  group_event_replies: {
    en: "gatherings, polls and your answers",
    es: "los encuentros, las preguntas y tus respuestas",
  },
  group_polls: {
    en: "gatherings, polls and your answers",
    es: "los encuentros, las preguntas y tus respuestas",
  },
  group_votes: {
    en: "gatherings, polls and your answers",
    es: "los encuentros, las preguntas y tus respuestas",
  },
  group_reports: { en: "what you reported", es: "lo que denunciaste" },
  evenings: { en: "Evenings that you opened", es: "Las noches que abriste" },
  evening_turns: { en: "your turns in a round of prayer", es: "tus turnos en una ronda de oración" },
  evening_notes: { en: "those that you shared", es: "las que compartiste" },
  evening_reports: { en: "those of others that you reported", es: "las de otros que denunciaste" },
  game_rounds: { en: "each round that you play", es: "cada ronda que juegas" },
  game_answers: { en: "your answers and the help", es: "tus respuestas y la ayuda" },
  game_helps: { en: "the help that you asked for", es: "la ayuda que pediste" },
  trivia_cards: { en: "what you missed and when it comes again", es: "lo que fallaste y cuándo vuelve" },
  trivia_disputes: { en: "which questions you doubted", es: "qué preguntas pusiste en duda" },
  tournament_reviews: { en: "an administrator looks at that week", es: "un administrador mira esa semana" },
  user_quest_progress: { en: "your quests", es: "tus misiones" },
  user_achievements: { en: "your achievements", es: "tus logros" },
  challenge_steps: { en: "the steps of challenges that you took", es: "los pasos de desafíos que diste" },
  game_choices: { en: "how you like to see the games", es: "cómo prefieres ver los juegos" },
  feud_tables: { en: "Tables of Bible Feud that you opened", es: "mesas de Bible Feud que abriste" },
  feud_answers: { en: "what you said in a poll", es: "lo que dijiste en una pregunta" },
  group_quest_people: { en: "quests of a study group", es: "misiones de un grupo de estudio" },
  group_quest_days: { en: "which of your days counted", es: "cuáles de tus días contaron" },
  trivia_duels: { en: "how many of them each knew", es: "cuántas supo cada uno" },
  tournament_participants: { en: "a tournament that you joined", es: "un torneo en el que entraste" },
  tournament_days: { en: "on how many days you played", es: "en cuántos días jugaste" },
  petitions: { en: "Prayers of your own", es: "Oraciones tuyas" },
  voice_settings: {
    en: "whether your voice may leave the device",
    es: "si tu voz puede salir del dispositivo",
  },
  video_marks: { en: "which videos you watched and saved", es: "qué videos viste y guardaste" },
  petition_prayers: { en: "the days on which you prayed", es: "los días en que oraste" },
  conversation_reports: { en: "Conversations that you report", es: "Las conversaciones que denuncias" },
  legal_acceptances: { en: "Which version of our Terms", es: "Qué versión de nuestros Términos" },
  text_sends: { en: "under codes that name nobody", es: "con códigos que no nombran a nadie" },
};

const textOf = (language: Language): string =>
  privacyCopy[language].sections.flatMap(({ paragraphs }) => paragraphs).join("\n");

test.each(LANGUAGES)("D17, L13: what is kept of a member stands in the Privacy Policy (%s)", (language) => {
  const kept = [
    ...EXPORT_SECTIONS.flatMap(({ tables, sharedTables = [] }) => [...tables, ...sharedTables]),
    ...Object.keys(RETAINED_TABLES),
  ];
  const text = textOf(language);
  const unexplained = kept.filter((table) => {
    const words = TOLD[table]?.[language];
    return words === undefined || !text.includes(words);
  });
  expect(unexplained).toEqual([]);
  expect(Object.keys(TOLD).filter((table) => !kept.includes(table))).toEqual([]);
});

/** By the names of the cookies. */
const COOKIES: Record<string, Record<Language, string>> = {
  language: { en: "Language", es: "Idioma" },
  appearance: { en: "appearance", es: "apariencia" },
  text_size: { en: "text size", es: "tamaño del texto" },
  movement: { en: "movement", es: "movimiento" },
};

test.each(LANGUAGES)("each cookie of a preference is named (%s)", (language) => {
  const chosen = { language, appearance: "dark", textSize: "large", movement: "less" } as const;
  const names = preferenceCookies(chosen, true).map((line) => line.slice(0, line.indexOf("=")));
  expect(names.sort()).toEqual(Object.keys(COOKIES).sort());
  const said =
    privacyCopy[language].sections.find(({ title }) => title === "Cookies")?.paragraphs.join() ?? "";
  expect(names.filter((name) => !said.includes(COOKIES[name]?.[language] ?? name))).toEqual([]);
});

test.each(LANGUAGES)(
  "D17: a deleted conversation waits for a day, and is not said to be gone at once (%s)",
  (language) => {
    expect(textOf(language)).toMatch(
      { en: /For a day you can bring it back/, es: /Durante un día puedes recuperarla/ }[language],
    );
    expect(textOf(language)).not.toMatch(/gone at once|desaparece al momento/);
  },
);
