import type { Copy } from "#app/core/language.ts";
import { petEn } from "./copy-en.ts";
import { petEs } from "./copy-es.ts";

/** X28-X35 are the specification's own words in English. The pet is a pet; "companion" is the chat's (D29). */
export const petCopy: Copy<typeof petEn> = { en: petEn, es: petEs };
