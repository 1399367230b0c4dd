import type { Copy } from "#app/core/language.ts";

const en = {
  close: "Close",
  dismiss: "Dismiss",
  notices: "Notices",
  showPassword: "Show password",
  skipToContent: "Skip to content",
  valueOf: (value: string, max: string) => `${value} of ${max}`,
  /** What a screen says while it waits, word for word from the specification (GS1). */
  loading: {
    page: "Loading page...",
    content: "Loading content...",
    access: "Verifying access...",
  },
};

/** The words inside the primitives. What a primitive is about comes from whoever uses it. */
export const uiCopy: Copy<typeof en> = {
  en,
  es: {
    close: "Cerrar",
    dismiss: "Descartar",
    notices: "Avisos",
    showPassword: "Mostrar contraseña",
    skipToContent: "Saltar al contenido",
    valueOf: (value, max) => `${value} de ${max}`,
    loading: {
      page: "Cargando la página...",
      content: "Cargando el contenido...",
      access: "Verificando el acceso...",
    },
  },
};
