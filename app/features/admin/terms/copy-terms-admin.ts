import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Terms",
  text: "The texts of Terms and Privacy Policy ship with the product. When they change in a way that matters, say here what changes and from when it counts: members are told at once, and asked to accept or to leave on that day.",
  make: "Announce a change",
  version: (n: number) => `Version ${n}`,
  from: "Counts from",
  fromHint: "The beginning of that day, UTC; at least 14 days from now.",
  en: "What changes, in English",
  es: "What changes, in Spanish",
  most: "1,000 characters at most.",
  submit: "Announce",
  list: "Versions",
  counts: (day: string) => `counts since ${day}`,
  coming: (day: string) => `counts from ${day}`,
  accepted: (n: number) => (n === 1 ? "accepted by 1 member" : `accepted by ${n} members`),
  first: "Everybody accepts the version that counts when they sign up.",
  withdraw: "Withdraw it",
};

export const termsAdminCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Términos",
    text: "Los textos de Términos y Política de privacidad vienen con el producto. Cuando cambian en algo importante, di aquí qué cambia y desde cuándo cuenta: se avisa a los miembros enseguida, y ese día se les pide aceptar o irse.",
    make: "Anunciar un cambio",
    version: (n) => `Versión ${n}`,
    from: "Cuenta desde",
    fromHint: "El comienzo de ese día, UTC; al menos 14 días desde ahora.",
    en: "Qué cambia, en inglés",
    es: "Qué cambia, en español",
    most: "1000 caracteres como mucho.",
    submit: "Anunciar",
    list: "Versiones",
    counts: (day) => `cuenta desde el ${day}`,
    coming: (day) => `contará desde el ${day}`,
    accepted: (n) => (n === 1 ? "aceptada por 1 miembro" : `aceptada por ${n} miembros`),
    first: "Todos aceptan al registrarse la versión que cuenta entonces.",
    withdraw: "Retirarla",
  },
};
