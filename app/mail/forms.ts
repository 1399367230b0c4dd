import { z } from "zod";

/** F9. */
export const sendWelcomeEmail = z.object({ email: z.string().max(320), fullName: z.string().max(1000) });

/** F10. */
export const sendVerificationEmail = z.object({
  email: z.string().max(320),
  confirmationUrl: z.string().max(2048),
  fullName: z.string().max(1000),
});
