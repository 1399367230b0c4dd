import type { Copy } from "#app/core/language.ts";

const en = {
  error: "Error",
  /** X1 */
  check: (message: string | null) => `Failed to check subscription: ${message ?? "Unknown error"}`,
  /** X2 */
  refresh: "Failed to refresh subscription status",
};

export const subscriptionCopy: Copy<typeof en> = {
  en,
  es: {
    error: "Error",
    check: (message) => `No se pudo comprobar la suscripción: ${message ?? "Error desconocido"}`,
    refresh: "No se pudo actualizar el estado de la suscripción",
  },
};
