import { z } from "zod/mini";
import { MAX_TYPED } from "#app/features/games/feud/board.ts";

const turn = z.int().check(z.nonnegative());
const act = z.discriminatedUnion("do", [
  z.object({ do: z.literal("team"), side: z.union([z.literal(0), z.literal(1), z.literal("watch")]) }),
  z.object({ do: z.literal("buzz"), turn }),
  z.object({ do: z.literal("say"), turn, word: z.string().check(z.minLength(1), z.maxLength(MAX_TYPED)) }),
  z.object({ do: z.enum(["leave", "deal"]) }),
  z.object({ do: z.enum(["next", "correct", "undo", "end"]), turn }),
]);

/** Phone to room. */
export const PhoneFrame = z.discriminatedUnion("t", [
  z.object({ t: z.literal("act"), act }),
  z.object({ t: z.literal("measured"), n: z.int() }),
]);
export type PhoneFrame = z.infer<typeof PhoneFrame>;
