import type { Copy } from "./language.ts";

/**
 * G7: the name of the six weeks. It is also a published program's: whoever has no right to it changes it here alone, and
 * every page says the other one.
 */
export const PLAN_NAME: Copy<string> = { en: "Daniel Plan", es: "Plan Daniel" };
