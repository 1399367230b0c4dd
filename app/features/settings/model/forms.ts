import { z } from "zod";

/** The forms of `/settings`. What is in the fields is judged by rules, so that a refusal keeps what was typed. */
export const settingsForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("rename"), fullName: z.string() }),
  /** An IANA name, or `device`: the browser's, from now on. */
  z.object({ intent: z.literal("zone"), zone: z.string() }),
  z.object({
    intent: z.literal("notifications"),
    choice: z.array(z.string()).max(100),
    quiet: z.boolean(),
    quietFrom: z.string(),
    quietTo: z.string(),
  }),
  z.object({ intent: z.literal("cancel-premium") }),
  z.object({ intent: z.literal("keep-premium") }),
  z.object({ intent: z.literal("delete"), confirmation: z.string() }),
]);
export type SettingsForm = z.infer<typeof settingsForm>;

/** A posted form as an object: boxes are lists, a switch is there or not. */
export const readForm = (form: FormData) =>
  settingsForm.safeParse({
    ...Object.fromEntries(form),
    choice: form.getAll("choice"),
    quiet: form.has("quiet"),
  });
