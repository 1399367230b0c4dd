import { z } from "zod";
import { ID_PATTERN } from "#app/core/id.ts";

const id = z.string().regex(ID_PATTERN);

/** `read-all`: up to the newest that was seen. `open`: one, which is read by it, and leads where it is about. */
const noticeForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("read-all"), newest: id }),
  z.object({ intent: z.literal("open"), id }),
]);

export const readNoticeForm = (form: FormData) => noticeForm.safeParse(Object.fromEntries(form));

/** Where a page of the list begins; null for what is no place. */
export const pageBefore = (text: string | null): string | null =>
  text && ID_PATTERN.test(text) ? text : null;
