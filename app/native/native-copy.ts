import type { Copy } from "#app/core/language.ts";

const en = {
  /** S21 */
  online: { title: "Connected", text: "Internet connection restored." },
  /** S22 */
  offline: {
    title: "Connection lost",
    text: "You're now offline. Some features may be limited.",
    candle: "A candle will do for now.",
    again: "Try Again",
    kept: "What you began to write is kept on this device",
  },
  /** A form that the browser would send by itself. */
  unsent: {
    title: "You are offline",
    text: "Nothing was changed. Please try again when you are back.",
  },
  update: {
    title: "A new version is ready",
    text: "Finish what you are writing first: nothing is loaded until you say so.",
    reload: "Reload",
  },
  /** X22 */
  permissionRefused: "Please open device settings to configure app permissions.",
  app: {
    verse: "Verse of the day",
    verseText: "A verse for each day, and where it stands",
    home: "Home",
    companion: "Companion",
    bible: "Bible",
    prayers: "My prayer list",
  },
  lock: {
    /** Asked by the phone itself. */
    title: "Koinonia",
    reason: "Open what you have written and prayed",
    locked: "Koinonia is locked",
    open: "Unlock",
    setting: "Lock this app",
    settingText:
      "Asks for your face or finger when the app opens, and after a minute away. For this phone alone.",
    turnOn: "Turn On",
    turnOff: "Turn Off",
    turnedOn: "The app is locked from now on",
    turnedOff: "The app opens without asking",
    failed: "Your phone did not recognize you. The lock stays as it was.",
  },
};

/** The words of the app as an app: its network, its versions, its place on a home screen. */
export const nativeCopy: Copy<typeof en> = {
  en,
  es: {
    online: { title: "Conectado", text: "La conexión a internet ha vuelto." },
    offline: {
      title: "Conexión perdida",
      text: "Ahora no tienes conexión. Algunas funciones pueden estar limitadas.",
      candle: "Por ahora basta con una vela.",
      again: "Intentar de nuevo",
      kept: "Lo que empezaste a escribir se guarda en este dispositivo",
    },
    unsent: {
      title: "No tienes conexión",
      text: "No cambió nada. Inténtalo de nuevo cuando vuelvas a tenerla.",
    },
    update: {
      title: "Hay una versión nueva",
      text: "Termina primero lo que estás escribiendo: nada se carga hasta que tú lo digas.",
      reload: "Cargar de nuevo",
    },
    permissionRefused: "Abre los ajustes del dispositivo para configurar los permisos de la aplicación.",
    app: {
      verse: "Versículo del día",
      verseText: "Un versículo para cada día, y dónde está",
      home: "Inicio",
      companion: "Compañero",
      bible: "Biblia",
      prayers: "Mi lista de oración",
    },
    lock: {
      title: "Koinonia",
      reason: "Abre lo que has escrito y orado",
      locked: "Koinonia está bloqueada",
      open: "Desbloquear",
      setting: "Bloquear esta aplicación",
      settingText:
        "Pide tu cara o tu dedo al abrir la aplicación y tras un minuto fuera de ella. Solo en este teléfono.",
      turnOn: "Activar",
      turnOff: "Desactivar",
      turnedOn: "Desde ahora la aplicación se bloquea",
      turnedOff: "La aplicación se abre sin preguntar",
      failed: "Tu teléfono no te reconoció. El bloqueo sigue como estaba.",
    },
  },
};
