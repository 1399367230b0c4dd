import type { Copy } from "#app/core/language.ts";

const en = {
  wrong: "Something went wrong",
  missing: "Page not found",
  closed: "Not open to this account",
  another: "Somebody else signed in",
};

/** What kind of page stands in for one that cannot be shown: apart from its words, for the tab tells it before they come. */
export const errorTitles: Copy<typeof en> = {
  en,
  es: {
    wrong: "Algo salió mal",
    missing: "No encontramos la página",
    closed: "No está abierto para esta cuenta",
    another: "Otra persona inició sesión",
  },
};

/** @param status HTTP's; whatever is no answer of the server is an outage */
export function errorKind(status: number): keyof typeof en {
  if (status === 404) return "missing";
  if (status === 403) return "closed";
  return status === 409 ? "another" : "wrong";
}
