import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { ENTRIES, MAY_LEAVE_OUT, SUBJECTS } from "./model/subjects.ts";

/** Letters of one note; longer ones are refused in words, and stay in their field. */
export const MAX_NOTE = 4_000;

const plan = z.string().regex(ID_PATTERN);
const day = z.string().max(20);
const step = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);
const leftOut = z.array(z.enum(MAY_LEAVE_OUT));
const hour = z
  .string()
  .regex(/^(\d{1,2})?$/)
  .transform((text) => (text === "" ? null : Number(text)))
  .refine((value) => value === null || value <= 23);

const danielForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("start"),
    requestId: z.string().regex(REQUEST_ID_PATTERN),
    begin: z.enum(["today", "tomorrow", "date"]),
    day: day.default(""),
    agreed: z.string().max(10).default(""),
    leftOut,
  }),
  z.object({
    intent: z.literal("check"),
    plan,
    step,
    entry: z.enum(SUBJECTS),
    done: z.enum(["yes", "no"]),
  }),
  z.object({
    intent: z.literal("note"),
    plan,
    step,
    entry: z.enum(ENTRIES),
    base: step,
    body: z.string().max(200_000),
  }),
  z.object({ intent: z.enum(["go-on", "rest", "pause", "resume", "finish", "end"]), plan }),
  z.object({ intent: z.literal("move"), plan, day }),
  z.object({ intent: z.literal("repeat"), plan, week: step }),
  z.object({ intent: z.literal("leave-out"), plan, leftOut }),
  z.object({ intent: z.literal("remind"), plan, hour }),
  z.object({ intent: z.enum(["delete", "restore"]), plan }),
]);
export type DanielForm = z.infer<typeof danielForm>;

export const readDanielForm = (form: FormData) =>
  danielForm.safeParse({ ...Object.fromEntries(form), leftOut: form.getAll("leftOut") });

/** The texts of a form as they stand in it: line ends as one keeps them, nothing around. */
export const cleanBody = (body: string): string => body.replace(/\r\n?/g, "\n").trim();
