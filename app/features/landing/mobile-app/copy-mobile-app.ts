import type { Copy } from "#app/core/language.ts";

/** The sign that a step asks to press, as the browser draws it. */
type Sign = "share" | "plus" | "check" | "ellipsis-vertical" | "monitor-down";

/** One way to install. */
export type InstallWay = {
  name: string;
  where: string;
  steps: readonly { text: string; icon: Sign }[];
};

type MobileAppWords = {
  title: string;
  description: string;
  heading: string;
  lead: string;
  truth: string;
  ways: readonly InstallWay[];
  gainsHeading: string;
  gains: readonly string[];
  away: string;
  open: string;
  join: string;
};

const en: MobileAppWords = {
  title: "Koinonia on your phone",
  description:
    "How to put Koinonia on the home screen of an iPhone, an Android phone or a computer. No store needed.",
  heading: "A chair in your pocket",
  lead: "Koinonia installs from your browser, in three touches. It has its own icon and opens in its own window.",
  truth:
    "It is in no app store yet. What you install is this same site, with nothing to download and nothing to pay.",
  ways: [
    {
      name: "iPhone and iPad",
      where: "In Safari",
      steps: [
        { text: "Touch Share, at the foot of the window.", icon: "share" },
        { text: "Choose Add to Home Screen.", icon: "plus" },
        { text: "Touch Add. The chair stands among your apps.", icon: "check" },
      ],
    },
    {
      name: "Android",
      where: "In Chrome",
      steps: [
        { text: "Touch the three dots, at the top.", icon: "ellipsis-vertical" },
        { text: "Choose Add to Home screen, then Install.", icon: "plus" },
        { text: "Confirm. The chair stands among your apps.", icon: "check" },
      ],
    },
    {
      name: "Computer",
      where: "In Chrome or Edge",
      steps: [
        { text: "Look for the install sign at the end of the address.", icon: "monitor-down" },
        { text: "Choose Install.", icon: "plus" },
        { text: "It opens in a window of its own.", icon: "check" },
      ],
    },
  ],
  gainsHeading: "What changes",
  gains: [
    "One touch from the home screen, without the browser’s bars.",
    "The same account and the same conversations on every device.",
    "Without a network it says so, and your words wait on the device.",
  ],
  away: "To remove it, hold the icon and choose Remove or Uninstall. Your account stays.",
  open: "Open the Companion",
  join: "Join Community",
};

const es: MobileAppWords = {
  title: "Koinonia en tu teléfono",
  description:
    "Cómo poner Koinonia en la pantalla de inicio de un iPhone, un teléfono Android o una computadora. Sin tienda.",
  heading: "Una silla en tu bolsillo",
  lead: "Koinonia se instala desde el navegador, con tres toques. Tiene su propio icono y se abre en su propia ventana.",
  truth:
    "Todavía no está en ninguna tienda. Lo que instalas es este mismo sitio, sin nada que descargar ni que pagar.",
  ways: [
    {
      name: "iPhone y iPad",
      where: "En Safari",
      steps: [
        { text: "Toca Compartir, al pie de la ventana.", icon: "share" },
        { text: "Elige Añadir a pantalla de inicio.", icon: "plus" },
        { text: "Toca Añadir. La silla queda entre tus apps.", icon: "check" },
      ],
    },
    {
      name: "Android",
      where: "En Chrome",
      steps: [
        { text: "Toca los tres puntos, arriba.", icon: "ellipsis-vertical" },
        { text: "Elige Añadir a pantalla de inicio y luego Instalar.", icon: "plus" },
        { text: "Confirma. La silla queda entre tus apps.", icon: "check" },
      ],
    },
    {
      name: "Computadora",
      where: "En Chrome o Edge",
      steps: [
        { text: "Busca el signo de instalar al final de la dirección.", icon: "monitor-down" },
        { text: "Elige Instalar.", icon: "plus" },
        { text: "Se abre en su propia ventana.", icon: "check" },
      ],
    },
  ],
  gainsHeading: "Qué cambia",
  gains: [
    "A un toque desde la pantalla de inicio, sin las barras del navegador.",
    "La misma cuenta y las mismas conversaciones en cada dispositivo.",
    "Sin red, lo dice, y tus palabras esperan en el dispositivo.",
  ],
  away: "Para quitarla, mantén pulsado el icono y elige Eliminar o Desinstalar. Tu cuenta se queda.",
  open: "Abrir el compañero",
  join: "Únete",
};

export const mobileAppCopy: Copy<MobileAppWords> = { en, es };
