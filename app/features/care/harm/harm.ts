import { HARM_EN } from "./catalog-harm-en.ts";
import { HARM_ES } from "./catalog-harm-es.ts";
import { runsOf } from "./places.ts";

/**
 * Words that urge somebody to die or to hurt themselves, each with what must stand before them (`isCalledFor`). Caring
 * questions (“Are you thinking of killing yourself?”), reports and conditions do not.
 */
export const HARMS = runsOf([...HARM_EN, ...HARM_ES].map(({ run, within }) => ({ run, tag: within })));
