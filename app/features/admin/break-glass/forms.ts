import { z } from "zod";

const act = { formId: z.string().min(1).max(100), reason: z.string().max(2_000) };

/** The forms of `/admin/break-glass`. */
export const breakGlassForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("ask"), reportId: z.string().max(100), ...act }),
  z.object({ intent: z.literal("approve"), openingId: z.string().max(100), ...act }),
  z.object({ intent: z.literal("refuse"), openingId: z.string().max(100), ...act }),
  z.object({ intent: z.literal("read"), openingId: z.string().max(100), formId: z.string().min(1).max(100) }),
]);
export type BreakGlassForm = z.infer<typeof breakGlassForm>;
