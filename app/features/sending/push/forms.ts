import { z } from "zod";

const endpoint = z.string().min(12).max(1024);

/** What `PushManager.subscribe` gave, what a phone got for the native app, or that it was ended. */
const deviceForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    endpoint,
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  z.object({ intent: z.literal("add-phone"), endpoint }),
  /** Google has given the phone another token. */
  z.object({ intent: z.literal("renew-phone"), endpoint, before: endpoint }),
  z.object({ intent: z.literal("remove"), endpoint }),
]);

export type DeviceForm = z.infer<typeof deviceForm>;

export const readDeviceForm = (form: FormData) => deviceForm.safeParse(Object.fromEntries(form));
