import { z } from "zod";
import { ID_PATTERN } from "#app/core/id.ts";
import { choiceName } from "#app/features/notifications/choices/choices.ts";
import { KINDS } from "#app/features/notifications/choices/kinds.ts";
import { EVERY } from "#app/features/sending/model/digest-time.ts";

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
    digestEvery: z.enum(EVERY).default("day"),
    keepsRest: z.boolean(),
  }),
  /** Mail came back; the address takes it again. */
  z.object({ intent: z.literal("mail-again") }),
  z.object({ intent: z.literal("forget-device"), id: z.string().regex(ID_PATTERN) }),
  z.object({ intent: z.literal("cancel-premium") }),
  z.object({ intent: z.literal("keep-premium") }),
  z.object({ intent: z.literal("delete"), confirmation: z.string() }),
]);
export type SettingsForm = z.infer<typeof settingsForm>;

/** E-mail is one answer of three for each kind, and so a field of its own: `mail-prayer` is `email`, `digest` or nothing. */
const mailChoices = (form: FormData): string[] =>
  KINDS.flatMap((kind) => {
    const channel = form.get(`mail-${kind}`);
    return channel === "email" || channel === "digest" ? [choiceName({ kind, channel })] : [];
  });

/** A posted form as an object: boxes are lists, a switch is there or not. */
export const readForm = (form: FormData) =>
  settingsForm.safeParse({
    ...Object.fromEntries(form),
    choice: [...form.getAll("choice"), ...mailChoices(form)],
    quiet: form.has("quiet"),
    keepsRest: form.has("keepsRest"),
  });
