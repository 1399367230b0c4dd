import { z } from "zod";
import { REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { MOODS, type StudySession } from "./model/session.ts";

const moment = z.coerce.number().int().min(0).max(8_640_000_000_000_000);

const studyForm = z.object({
  sessionId: z.string().regex(REQUEST_ID_PATTERN),
  startedAt: moment,
  lastAt: moment,
  chapter: z.coerce.number().int(),
  chapters: z
    .string()
    .max(20_000)
    .transform((text, ctx) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        ctx.addIssue({ code: "custom" });
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string().regex(/^\d{4,5}$/), z.number().int())),
  mood: z.enum(MOODS).or(z.literal("")).default(""),
});

/** A session as a browser sends it; null for what is none. */
export function readStudyForm(form: FormData): StudySession | null {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const parsed = studyForm.safeParse(fields);
  if (!parsed.success) return null;
  const { sessionId: id, mood, ...session } = parsed.data;
  return { id, mood: mood === "" ? null : mood, ...session };
}
