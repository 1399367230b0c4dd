import { z } from "zod";

const stepForm = z.object({ intent: z.literal("take"), step: z.coerce.number().int().min(1).max(60) });
export const readStepForm = (sent: FormData) => stepForm.safeParse(Object.fromEntries(sent));
