import { z } from "zod";
import type { ServiceAccount } from "#app/vendors/fcm/access-token.ts";

/** The part that we use of the file that Google makes for a service account. */
const file = z
  .object({
    type: z.literal("service_account"),
    project_id: z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/),
    client_email: z.email(),
    private_key: z.string().regex(/^-----BEGIN PRIVATE KEY-----\n[\w+/=\n]+\n-----END PRIVATE KEY-----\n?$/),
  })
  .transform(
    ({ project_id, client_email, private_key }): ServiceAccount => ({
      projectId: project_id,
      clientEmail: client_email,
      privateKey: private_key,
    }),
  );

/** The file's content, as one secret. */
export const serviceAccount = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      // the parser's own words would repeat a part of the key
      context.addIssue({ code: "custom", message: "no JSON" });
      return z.NEVER;
    }
  })
  .pipe(file);
