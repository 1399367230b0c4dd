import { z } from "zod";

/** What Google lets a message be, notice and data together. */
export const MAX_BYTES = 4096;

const text = z.string().min(1);

/** The part of FCM's `Message` that we send: what it does not know, or knows as something else, is refused. */
const message = z.strictObject({
  token: z
    .string()
    .regex(/^[\w-]+:[\w-]{64,}$/, "The registration token is not a valid FCM registration token"),
  notification: z.strictObject({ title: text, body: text }),
  // numbers and objects are refused: each value is a text
  data: z.record(z.string().regex(/^(?!from$|message_type$|google|gcm)/), z.string()),
  android: z.strictObject({
    priority: z.enum(["NORMAL", "HIGH"]),
    ttl: z.string().regex(/^\d+(\.\d{1,9})?s$/),
    notification: z.strictObject({ tag: text, channel_id: text }),
  }),
  apns: z.strictObject({
    headers: z.strictObject({
      "apns-priority": z.enum(["5", "10"]),
      "apns-expiration": z.string().regex(/^\d+$/),
      "apns-collapse-id": z.string().max(64),
    }),
    payload: z.looseObject({ aps: z.strictObject({ "thread-id": text }) }),
  }),
});

const request = z.strictObject({ message });

type Read =
  | { ok: true; message: z.infer<typeof message> }
  | { ok: false; field: string; description: string };

export function sendForm(body: string): Read {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return { ok: false, field: "", description: "Invalid JSON payload received." };
  }
  const read = request.safeParse(parsed);
  if (read.success) return { ok: true, message: read.data.message };
  const [issue] = read.error.issues;
  return { ok: false, field: issue?.path.join(".") ?? "", description: issue?.message ?? "" };
}
