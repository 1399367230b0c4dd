import type { Copy } from "#app/core/language.ts";

const en = {
  reason: "Reason",
  reasonHint: "It stands in the log for good, and a member whom it is about can read it.",
  done: "Done. It stands in the log.",
};

export const adminPartsCopy: Copy<typeof en> = {
  en,
  es: {
    reason: "Motivo",
    reasonHint: "Queda en el registro para siempre, y el miembro de quien trata puede leerlo.",
    done: "Hecho. Está en el registro.",
  },
};
