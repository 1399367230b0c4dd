import { type Context, Hono } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { z } from "zod";
import { Documents } from "#workers/sandbox/documents.ts";
import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { record } from "#workers/sandbox/outbox.ts";

const EmailBody = z.object({
  to: z.email(),
  subject: z.string().min(1).max(998),
  text: z.string().min(1),
  html: z.string().optional(),
  headers: z
    .record(
      z.string().regex(/^[A-Za-z-]+$/),
      z
        .string()
        .max(2048)
        .regex(/^[^\r\n]*$/),
    )
    .optional(),
});

type MailBindings = { Bindings: SandboxEnv };

/** The product's own e-mails: kept for `/sandbox` instead of sent. */
export const mailRoutes = new Hono<MailBindings>();

mailRoutes.use(bearerAuth({ verifyToken: (token, c: Context<MailBindings>) => token === c.env.MAIL_TOKEN }));

mailRoutes.post("/send", async (c) => {
  const parsed = EmailBody.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success) return c.json({ error: z.prettifyError(parsed.error) }, 400);
  const { to, subject, text, headers } = parsed.data;
  // as Cloudflare refuses an address that mail came back from
  if (to.toLowerCase().startsWith("bounce")) return c.json({ code: "E_RECIPIENT_SUPPRESSED" }, 422);
  const url = text.match(/https?:\/\/[^\s<>"]+/)?.[0];
  const message = {
    kind: "mail",
    to,
    subject,
    text,
    code: null,
    ...(url ? { url } : {}),
    ...(headers ? { headers } : {}),
  } as const;
  await record(new Documents(c.env.SANDBOX_DB), message);
  return c.json({ ok: true }, 202);
});
