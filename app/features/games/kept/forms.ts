import { z } from "zod";
import { REQUEST_ID_PATTERN } from "#app/core/id.ts";

const item = z.string().regex(/^[a-z0-9-]{3,40}$/);
const digit = (most: number) => z.string().regex(/^\d$/).transform(Number).pipe(z.number().max(most));
const given = { place: digit(9), item, choice: digit(3) };
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const keptForm = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("daily"), day, round: z.string().max(20), ...given }),
    z.object({
      kind: z.literal("practice"),
      round: z.string().regex(REQUEST_ID_PATTERN),
      items: z.array(item).min(1).max(10),
      ...given,
    }),
  ])
  .refine((form) =>
    form.kind === "daily"
      ? form.round === `daily-${form.day}`
      : new Set(form.items).size === form.items.length && form.items[form.place] === form.item,
  );
export type KeptForm = z.infer<typeof keptForm>;
export const readKeptForm = (sent: FormData) =>
  keptForm.safeParse({ ...Object.fromEntries(sent), items: sent.getAll("items") });
