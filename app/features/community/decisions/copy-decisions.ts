import type { Copy } from "#app/core/language.ts";
import type { Act, ItemKind } from "#app/features/community/queue/model/acts.ts";
import type { AppealRefusal } from "./reply.ts";

const en = {
  title: "What was decided",
  intro:
    "Everything that a moderator decided about something of yours, by which rule, and what you can do. Only you see this page.",
  rules: "The rules",
  level: "My level",
  none: {
    title: "Nothing was decided",
    text: "No moderator has had to decide anything about what you write.",
  },
  kinds: {
    request: "Your prayer request",
    update: "What you added to your request",
    testimony: "Your testimony",
    comment: "Your comment",
    note: "Your line to who asked",
    post: "What you wrote in a group",
    group: "Your study group",
    appeal: "Your appeal",
  } as Record<ItemKind, string>,
  acts: {
    release: "Read and shown",
    keep: "Read and left as it is",
    restore: "Shown again",
    hide: "Hidden",
    ask_edit: "Given back to be edited",
    warn: "Hidden, with a warning",
    mute: "Hidden, and you cannot write for a while",
    suspend: "Hidden, and the community is closed for a while",
    reveal: "A moderator looked at who wrote it",
  } as Partial<Record<Act, string>>,
  said: {
    release: "Members see it now.",
    keep: "A moderator has read it. Nothing is held against you.",
    restore: "Members see it again.",
    hide: "Nobody but you reads it any more. If we are wrong, appeal once, and another person looks.",
    ask_edit: "Please change it by the rule: a moderator reads it again, and then members do.",
    warn: "Please read the rule. Next time you may not be able to write for some days. If we are wrong, appeal once.",
    mute: "You can read, pray and report meanwhile, and write to the pastoral team. If we are wrong, appeal once.",
    suspend:
      "Everything else here stays open to you. If we are wrong, appeal once, and another person looks.",
    reveal: "You gave no name, and members still see none. This is the reason that the moderator gave.",
  } as Partial<Record<Act, string>>,
  byRule: (name: string) => `By the rule: ${name}`,
  until: (day: string) => `Until ${day}`,
  ended: (day: string) => `It ended on ${day}`,
  undone: (day: string) => `Taken back on ${day}. It counts no more.`,
  look: "Look at it",
  edit: "Edit it",
  appeal: {
    button: "Appeal",
    words: "Why we are wrong (if you like)",
    hint: "Once. Another person than who decided reads it.",
    open: "You have appealed. Another person looks at it, within a day.",
    right: "You were right. The decision was taken back.",
    kept: "Another person has looked, and the decision stands.",
    sent: "Your appeal is there",
  },
  more: "Earlier ones",
  suspended: {
    title: (day: string) => `The community is closed to you until ${day}`,
    text: "Why is below, with the rule and how to appeal. Your Bible, your companion, your prayer list, your journey and your pet stay open. So do these:",
    links: {
      help: "Help, at any hour",
      export: "Take everything of yours along",
      plan: "Change or cancel your plan",
      leave: "Delete your account",
    },
  },
  muted: (day: string) =>
    `You cannot write in the community until ${day}. Reading, praying and reporting stay open.`,
  refusals: {
    "appeal.bad_form": "This could not be read. Nothing was sent; 500 characters fit.",
    "appeal.once": "A decision can be appealed once, while it stands.",
    "appeal.failed": "That did not come through. Nothing was lost; please try again.",
  } as Record<AppealRefusal, string>,
  levels: {
    title: "My level",
    intro:
      "Trust grows by time and by texts that nobody had to hide. It is shown to nobody but you and the moderators, and cannot be bought.",
    yours: (level: number) => `You are on level ${level}`,
    facts: (days: number, posts: number) =>
      `${days === 1 ? "1 day" : `${days} days`} here, ${posts === 1 ? "1 text" : `${posts} texts`} that others read.`,
    reproaches: (count: number) =>
      count === 0
        ? "Nothing was held against you in the last 90 days."
        : `${count === 1 ? "One decision" : `${count} decisions`} in the last 90 days: each takes one level, and comes back by time.`,
    today: (used: number, all: number) => `${used} of ${all} texts written in the last 24 hours.`,
    table: { level: "Level", needs: "From", posts: "Texts a day", links: "Links in a text" },
    needs: (days: number, posts: number) =>
      days === 0 ? "the first day" : `${days} days and ${posts} texts`,
    young: "Links are for adults who lead no young people: they lead out of what we keep safe.",
  },
};

export const decisionsCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Lo que se decidió",
    intro:
      "Todo lo que quien modera decidió sobre algo tuyo, por qué regla, y qué puedes hacer. Solo tú ves esta página.",
    rules: "Las reglas",
    level: "Mi nivel",
    none: {
      title: "No se decidió nada",
      text: "Nadie ha tenido que decidir nada sobre lo que escribes.",
    },
    kinds: {
      request: "Tu petición",
      update: "Lo que añadiste a tu petición",
      testimony: "Tu testimonio",
      comment: "Tu comentario",
      note: "Tus líneas a quien pidió",
      post: "Lo que escribiste en un grupo",
      group: "Tu grupo de estudio",
      appeal: "Tu apelación",
    },
    acts: {
      release: "Leída y publicada",
      keep: "Leída y dejada como está",
      restore: "Se muestra de nuevo",
      hide: "Oculta",
      ask_edit: "Devuelta para que se cambie",
      warn: "Oculta, con una advertencia",
      mute: "Oculta, y no puedes escribir por un tiempo",
      suspend: "Oculta, y la comunidad está cerrada por un tiempo",
      reveal: "Quien modera miró quién la escribió",
    },
    said: {
      release: "Los miembros la ven ahora.",
      keep: "Quien modera la leyó. No se te tiene en cuenta nada.",
      restore: "Los miembros la ven de nuevo.",
      hide: "Ya nadie la lee, salvo tú. Si nos equivocamos, apela una vez, y la mira otra persona.",
      ask_edit: "Cámbiala según la regla, por favor: quien modera la lee de nuevo, y luego los miembros.",
      warn: "Lee la regla, por favor. La próxima vez quizá no puedas escribir por unos días. Si nos equivocamos, apela una vez.",
      mute: "Mientras tanto puedes leer, orar y denunciar, y escribir al equipo pastoral. Si nos equivocamos, apela una vez.",
      suspend:
        "Todo lo demás sigue abierto para ti. Si nos equivocamos, apela una vez, y la mira otra persona.",
      reveal: "No diste tu nombre, y los miembros siguen sin verlo. Este es el motivo que dio quien modera.",
    },
    byRule: (name) => `Por la regla: ${name}`,
    until: (day) => `Hasta el ${day}`,
    ended: (day) => `Terminó el ${day}`,
    undone: (day) => `Retirada el ${day}. Ya no cuenta.`,
    look: "Verla",
    edit: "Cambiarla",
    appeal: {
      button: "Apelar",
      words: "Por qué nos equivocamos (si quieres)",
      hint: "Una vez. La lee otra persona que quien decidió.",
      open: "Apelaste. Otra persona lo mira, en el plazo de un día.",
      right: "Tenías razón. La decisión fue retirada.",
      kept: "Otra persona lo miró, y la decisión se mantiene.",
      sent: "Tu apelación ha llegado",
    },
    more: "Las anteriores",
    suspended: {
      title: (day) => `La comunidad está cerrada para ti hasta el ${day}`,
      text: "El porqué está abajo, con la regla y cómo apelar. Tu Biblia, tu compañero, tu lista de oración, tu camino y tu mascota siguen abiertos. Y también esto:",
      links: {
        help: "Ayuda, a cualquier hora",
        export: "Llevarte todo lo tuyo",
        plan: "Cambiar o cancelar tu plan",
        leave: "Borrar tu cuenta",
      },
    },
    muted: (day) =>
      `No puedes escribir en la comunidad hasta el ${day}. Leer, orar y denunciar sigue abierto.`,
    refusals: {
      "appeal.bad_form": "Esto no se pudo leer. No se envió nada; caben 500 caracteres.",
      "appeal.once": "Una decisión se puede apelar una vez, mientras se mantiene.",
      "appeal.failed": "No llegó. No se perdió nada; inténtalo de nuevo.",
    },
    levels: {
      title: "Mi nivel",
      intro:
        "La confianza crece con el tiempo y con textos que nadie tuvo que ocultar. No la ve nadie más que tú y quienes moderan, y no se puede comprar.",
      yours: (level) => `Estás en el nivel ${level}`,
      facts: (days, posts) =>
        `${days === 1 ? "1 día" : `${days} días`} aquí, ${posts === 1 ? "1 texto" : `${posts} textos`} que otros leen.`,
      reproaches: (count) =>
        count === 0
          ? "En los últimos 90 días no se te tuvo nada en cuenta."
          : `${count === 1 ? "Una decisión" : `${count} decisiones`} en los últimos 90 días: cada una quita un nivel, y vuelve con el tiempo.`,
      today: (used, all) => `${used} de ${all} textos escritos en las últimas 24 horas.`,
      table: { level: "Nivel", needs: "Desde", posts: "Textos al día", links: "Enlaces en un texto" },
      needs: (days, posts) => (days === 0 ? "el primer día" : `${days} días y ${posts} textos`),
      young: "Los enlaces son para adultos que no guían a jóvenes: llevan fuera de lo que cuidamos.",
    },
  },
};
