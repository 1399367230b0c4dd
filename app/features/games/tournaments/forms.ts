import { z } from "zod";
import { ID_PATTERN } from "#app/core/id.ts";

/** The end of an invitation's address. */
export const CODE_PATTERN = /^[A-HJ-NP-Z2-9]{10}$/;

const tournamentForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("draw") }),
  z.object({ intent: z.literal("open") }),
  z.object({ intent: z.literal("join"), code: z.string().regex(CODE_PATTERN) }),
  z.object({ intent: z.literal("group"), groupId: z.string().regex(ID_PATTERN) }),
  z.object({ intent: z.literal("leave") }),
]);
export type TournamentForm = z.infer<typeof tournamentForm>;
export const readTournamentForm = (sent: FormData) => tournamentForm.safeParse(Object.fromEntries(sent));
