import { z } from "zod";
import { AGE_BANDS } from "#app/features/member/age.ts";

/** The forms of `/admin/billing`. A text that is too long or empty is refused in words, by the services. */
export const adminBillingForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("look-up"), query: z.string().max(1_000) }),
  z.object({
    intent: z.literal("refund"),
    userId: z.string().max(100),
    paymentId: z.string().max(200),
    reason: z.string().max(2_000),
    /** Said twice: money goes. */
    confirm: z.literal("on"),
  }),
  z.object({
    intent: z.literal("grant"),
    userId: z.string().max(100),
    count: z.string().max(20),
    reason: z.string().max(2_000),
    requestId: z.string().min(1).max(100),
  }),
  z.object({
    intent: z.literal("restore"),
    userId: z.string().max(100),
    /** As the proof says. */
    ageBand: z.enum(AGE_BANDS),
    reason: z.string().max(2_000),
    requestId: z.string().min(1).max(100),
    confirm: z.literal("on"),
  }),
]);
export type AdminBillingForm = z.infer<typeof adminBillingForm>;
