import { z } from "zod";

const questForm = z.object({
  intent: z.literal("exchange"),
  slot: z.coerce.number().int().min(0).max(2),
  /** The quest that is given back: sent twice, it is exchanged once. */
  quest: z.string().max(40),
});
const togetherForm = z.object({
  intent: z.enum(["join-group", "leave-group"]),
  groupId: z.string().min(1).max(60),
});
export type TogetherForm = z.infer<typeof togetherForm>;
export const readTogetherForm = (sent: FormData) => togetherForm.safeParse(Object.fromEntries(sent));

export const readQuestForm = (sent: FormData) => questForm.safeParse(Object.fromEntries(sent));
