import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { READY_KINDS } from "./model/kinds.ts";
import { MAX_NAME } from "./model/own.ts";
import type { Item } from "./model/schedule.ts";

/** At most so many passages are checked off at once. */
const MAX_ITEMS = 200;

const planId = z.string().regex(ID_PATTERN);
const requestId = z.string().regex(REQUEST_ID_PATTERN);
/** Boxes of weekdays, Sunday 0, as bits. */
const weekdays = z
  .array(z.string().regex(/^[0-6]$/))
  .transform((days) => days.reduce((bits, day) => bits | (1 << Number(day)), 0));
const items = z
  .string()
  .regex(/^\d{1,4}:\d{1,4}(,\d{1,4}:\d{1,4})*$/)
  .transform((text): Item[] =>
    text.split(",").map((item) => {
      const [reading, place] = item.split(":").map(Number);
      return { reading: reading ?? 0, place: place ?? 0 };
    }),
  )
  .refine((list) => list.length <= MAX_ITEMS);

/** One line of text. */
const name = z
  .string()
  .max(MAX_NAME * 4)
  .default("")
  .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
  .refine((text) => text.length <= MAX_NAME);

const own = {
  name,
  books: z.array(
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number),
  ),
  weekdays,
  start: z.string().max(20),
  by: z.enum(["days", "minutes"]),
  days: z.string().max(20).default(""),
  minutes: z.string().max(20).default(""),
};

const plansForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("begin"),
    requestId,
    kind: z.enum(READY_KINDS),
    start: z.string().max(20),
    weekdays,
  }),
  z.object({ intent: z.literal("make"), requestId, ...own }),
  z.object({ intent: z.literal("preview"), ...own }),
  z.object({
    intent: z.literal("check"),
    plan: planId,
    items,
    read: z.enum(["yes", "no"]),
    /** When it was read, epoch ms, for what is told later. */
    at: z.coerce.number().int().positive().optional(),
  }),
  z.object({
    intent: z.enum(["move", "catch-up", "aside", "rest", "unrest", "pause", "resume", "finish"]),
    plan: planId,
  }),
  z.object({ intent: z.literal("remove"), plan: planId }),
  z.object({
    intent: z.literal("change"),
    plan: planId,
    weekdays,
    minutes: z.string().max(20).default(""),
  }),
]);
export type PlansForm = z.infer<typeof plansForm>;
export type OwnForm = Extract<PlansForm, { intent: "make" | "preview" }>;

/** Boxes of the same name are a list; every other field is the last of its name. */
export const readPlansForm = (form: FormData) =>
  plansForm.safeParse({
    ...Object.fromEntries(form),
    books: form.getAll("books"),
    weekdays: form.getAll("weekdays"),
  });
