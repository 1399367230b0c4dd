import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { HANDLE_PATTERN } from "#app/features/community/members/handle.ts";
import { cleanText } from "#app/features/community/model/clean-text.ts";

export const MAX_ANSWER = 1_000;

const about = { id: z.string().regex(ID_PATTERN), formId: z.string().regex(REQUEST_ID_PATTERN) };

/** `to`: the handle of one of the team; empty: nobody. */
const pastoralForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("assign"),
    ...about,
    to: z.union([z.string().regex(HANDLE_PATTERN), z.literal("")]),
  }),
  z.object({
    intent: z.literal("answer"),
    ...about,
    body: z.string().max(20_000).transform(cleanText).pipe(z.string().min(1).max(MAX_ANSWER)),
  }),
  z.object({ intent: z.enum(["close", "reopen"]), ...about }),
]);
export type PastoralForm = z.infer<typeof pastoralForm>;
export const readPastoralForm = (form: FormData) => pastoralForm.safeParse(Object.fromEntries(form));
