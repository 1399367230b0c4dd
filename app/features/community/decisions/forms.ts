import { z } from "zod";
import { ID_PATTERN } from "#app/core/id.ts";
import { cleanText } from "#app/features/community/model/clean-text.ts";

export const MAX_APPEAL = 500;

const appealForm = z.object({
  intent: z.literal("appeal"),
  id: z.string().regex(ID_PATTERN),
  words: z.string().max(20_000).default("").transform(cleanText).pipe(z.string().max(MAX_APPEAL)),
});
export const readAppealForm = (form: FormData) => appealForm.safeParse(Object.fromEntries(form));
