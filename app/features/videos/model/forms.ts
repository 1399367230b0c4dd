import { z } from "zod";

const video = z.string().min(1).max(80);
const onOff = z.enum(["on", "off"]);

/** What a form of the page says about a video. */
export const videoIntent = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), video, value: onOff }),
  z.object({ intent: z.literal("watched"), video, value: onOff }),
  z.object({ intent: z.literal("place"), video, at: z.coerce.number().int().min(0).max(86_400) }),
]);
export type VideoIntent = z.infer<typeof videoIntent>;
