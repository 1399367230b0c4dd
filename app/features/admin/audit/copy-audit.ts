import type { Copy } from "#app/core/language.ts";
import { ACT_NAMES } from "#app/features/member/audit/copy-acts.ts";
import type { AuditKind } from "./audit-query.ts";

const en = {
  title: "Log",
  text: "Every act of staff, every look-up and every decision of moderators: who, when, whom, why, what it was before and after. Nothing here can be changed or deleted.",
  filter: { title: "Which lines", kind: "What", from: "From", to: "To", submit: "Show" },
  kinds: {
    all: "Everything",
    acts: "Acts of staff",
    "look-ups": "Look-ups",
    moderation: "Moderation",
  } as Record<AuditKind, string>,
  none: { title: "Nothing here", text: "No line of this kind in these days." },
  columns: { at: "When", actor: "Who", act: "What", whom: "Whom", reason: "Why", outcome: "Outcome" },
  outcomes: {
    asked: "begun",
    done: "done",
    refused: "refused",
    found: "found",
    nobody: "nobody found",
  } as Readonly<Record<string, string>>,
  searches: { id: "by ID", email: "by email", name: "by name", handle: "by handle" } as Readonly<
    Record<string, string>
  >,
  change: "Before and after",
  gone: "erased account",
  older: "Older lines",
  export: {
    title: "Export",
    text: "The lines of these days as a file. The export itself stands in the log.",
    format: "Format",
    submit: "Export",
  },
  acts: ACT_NAMES.en,
};

export const auditCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Registro",
    text: "Cada acción del equipo, cada búsqueda y cada decisión de los moderadores: quién, cuándo, a quién, por qué, cómo era antes y después. Nada aquí se puede cambiar ni borrar.",
    filter: { title: "Qué líneas", kind: "Qué", from: "Desde", to: "Hasta", submit: "Mostrar" },
    kinds: {
      all: "Todo",
      acts: "Acciones del equipo",
      "look-ups": "Búsquedas",
      moderation: "Moderación",
    },
    none: { title: "Nada aquí", text: "Ninguna línea de este tipo en estos días." },
    columns: {
      at: "Cuándo",
      actor: "Quién",
      act: "Qué",
      whom: "A quién",
      reason: "Por qué",
      outcome: "Resultado",
    },
    outcomes: {
      asked: "iniciado",
      done: "hecho",
      refused: "rechazado",
      found: "se encontró",
      nobody: "no se encontró a nadie",
    },
    searches: { id: "por ID", email: "por correo", name: "por nombre", handle: "por alias" },
    change: "Antes y después",
    gone: "cuenta borrada",
    older: "Líneas más antiguas",
    export: {
      title: "Exportar",
      text: "Las líneas de estos días como archivo. La exportación misma queda en el registro.",
      format: "Formato",
      submit: "Exportar",
    },
    acts: ACT_NAMES.es,
  },
};
