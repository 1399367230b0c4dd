import { z } from "zod";

const questForm = z.object({
  intent: z.literal("exchange"),
  slot: z.coerce.number().int().min(0).max(2),
  /** The quest that is given back: sent twice, it is exchanged once. */
  quest: z.string().max(40),
});
export const readQuestForm = (sent: FormData) => questForm.safeParse(Object.fromEntries(sent));
