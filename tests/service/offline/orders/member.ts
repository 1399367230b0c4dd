import { learnVerse } from "#app/features/memory/learn.server.ts";
import { actOnPlans } from "#app/features/plans/act.server.ts";
import { actOnPrayers } from "#app/features/prayers/act.server.ts";
import { type Person, person } from "#tests/service/community/people.ts";
import { requestId } from "#tests/service/members.ts";
import { opens } from "#tests/service/people/evenings.ts";
import { makes } from "#tests/service/people/people.ts";
import { adopted, formOf, given } from "#tests/service/pets.ts";

/** A member with something of everything that can be written to without a network. */
export type Writer = {
  ctx: Person;
  plan: string;
  petitions: string[];
  cards: string[];
  evening: string;
};

export const CARDS = ["43003016-43003016", "19023001-19023001"] as const;
export const COINS = 40;

async function petition(ctx: Person, body: string): Promise<string> {
  const reply = await actOnPrayers(ctx, formOf({ intent: "add", formId: requestId(), body }));
  if (!reply.ok) throw new Error(reply.refusal);
  return reply.id;
}

export async function writer(): Promise<Writer> {
  const ctx = await person("Ruth");
  const plan = new FormData();
  const fields = { intent: "begin", kind: "nt-90", requestId: requestId(), start: "2026-11-20" };
  for (const [name, value] of Object.entries(fields)) plan.set(name, value);
  for (const day of "0123456") plan.append("weekdays", day);
  const begun = await actOnPlans(ctx, plan);
  if (!begun.ok || !begun.id) throw new Error("no plan");
  for (const card of CARDS) {
    const [first = "", last = ""] = card.split("-");
    await learnVerse(ctx, formOf({ intent: "learn", first, last, translation: "WEB" }));
  }
  await adopted(ctx);
  await given(ctx, COINS);
  const { slug } = await makes(ctx);
  const evening = await opens(ctx, slug);
  const petitions = [await petition(ctx, "for my mother"), await petition(ctx, "for work")];
  await ctx.settled();
  return { ctx, plan: begun.id, petitions, cards: [...CARDS], evening: evening.id };
}
