import { z } from "zod";

/** `off`: what the link is of. `all`: every mail of notices. `back`: it was pressed by mistake. */
const unsubscribeForm = z.object({ intent: z.enum(["off", "all", "back"]) });

export const readUnsubscribeForm = (form: FormData) => unsubscribeForm.safeParse(Object.fromEntries(form));
