import { z } from "zod";
import { HANDLE_PATTERN } from "#app/features/community/members/handle.ts";
import { cleanName, MAX_ABOUT } from "#app/features/community/members/name.ts";
import { isPicture } from "#app/features/community/members/pictures/pictures.ts";
import { cleanText } from "#app/features/community/model/clean-text.ts";

const MAX_SENT = 20_000;
const yes = z
  .string()
  .optional()
  .transform((said) => said === "yes");

export const profileForms = [
  z.object({
    intent: z.literal("profile"),
    name: z.string().max(MAX_SENT).transform(cleanName),
    about: z
      .string()
      .max(MAX_SENT)
      .transform(cleanText)
      .refine((text) => text.length <= MAX_ABOUT, { params: { refusal: "profile.long_about" } }),
    picture: z
      .string()
      .default("")
      .refine((name) => name === "" || isPicture(name)),
    showsRequests: yes,
    showsTestimonies: yes,
  }),
  z.object({ intent: z.literal("block-member"), handle: z.string().regex(HANDLE_PATTERN) }),
] as const;
export type ProfileForm = z.infer<(typeof profileForms)[number]>;
