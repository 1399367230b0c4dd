import { z } from "zod";
import { REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { cleanLine } from "#app/features/community/model/clean-text.ts";
import { MAX_BOARDS } from "./model/table.ts";

const openForm = z.object({
  formId: z.string().regex(REQUEST_ID_PATTERN),
  band: z.enum(["18+", "13-17"]).optional(),
  boards: z
    .array(z.string().regex(/^[a-z-]{3,30}$/))
    .min(1)
    .max(MAX_BOARDS),
});
export const readOpenForm = (sent: FormData) =>
  openForm.safeParse({
    formId: sent.get("formId"),
    band: sent.get("band") ?? undefined,
    boards: [...new Set(sent.getAll("board"))],
  });

const guestForm = z.object({
  intent: z.literal("enter"),
  name: z.string().max(200).transform(cleanLine).pipe(z.string().min(1).max(40)),
  age: z.enum(["18+", "13-17"]),
});
export const readEnterForm = (sent: FormData) => guestForm.safeParse(Object.fromEntries(sent));
