import { z } from "zod";

const both = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

/** The form of every file in `data/ministries`; a test holds each file against it. */
export const weekSchema = z.strictObject({
  week: z.number().int().min(1).max(12),
  title: both,
  passage: z.strictObject({ reference: z.string().min(1) }),
  teaching: both,
  questions: z.array(both).length(3),
  together: both,
});
