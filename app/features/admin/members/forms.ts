import { z } from "zod";
import { APPOINTMENTS, GIVEN_ROLES } from "./member.ts";

const act = {
  userId: z.string().min(1).max(100),
  formId: z.string().min(1).max(100),
  reason: z.string().max(2_000),
};
const onOff = z.enum(["on", "off"]);

/** The forms of `/admin/members`. */
export const membersForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("look-up"), query: z.string().max(1_000) }),
  z.object({ intent: z.literal("role"), role: z.enum(GIVEN_ROLES), set: onOff, ...act }),
  z.object({ intent: z.literal("appoint"), what: z.enum(APPOINTMENTS), set: onOff, ...act }),
  z.object({ intent: z.literal("sign-out"), ...act }),
  z.object({ intent: z.literal("archive"), ...act }),
  z.object({ intent: z.literal("delete"), confirm: z.literal("on"), ...act }),
]);
export type MembersForm = z.infer<typeof membersForm>;
export type MemberActForm = Exclude<MembersForm, { intent: "look-up" }>;
