import type { AppContext } from "#app/request/context.ts";
import { type SeasonKind, type Step, seasonFile } from "./seasons.ts";

const kept = new Map<SeasonKind, readonly Step[]>();

/** The steps of a season as they ship. */
export async function readSteps(
  ctx: Pick<AppContext, "builtFile">,
  kind: SeasonKind,
): Promise<readonly Step[]> {
  const known = kept.get(kind);
  if (known) return known;
  const answer = await ctx.builtFile(seasonFile(kind));
  if (!answer.ok) throw new Error(`${seasonFile(kind)}: ${answer.status}`);
  const steps = (await answer.json()) as Step[];
  kept.set(kind, steps);
  return steps;
}

/** A step as it holds on a day, from 1; undefined before the first. */
export async function readStep(
  ctx: Pick<AppContext, "builtFile" | "content">,
  { kind, step, today }: { kind: SeasonKind; step: number; today: string },
): Promise<Step | undefined> {
  const shipped = (await readSteps(ctx, kind))[step - 1];
  const held = ctx.content.of("challenge_step", `${kind}:${step}`, today);
  if (!shipped || !held) return shipped;
  const both = (name: string) => ({ en: String(held[`${name}_en`]), es: String(held[`${name}_es`]) });
  return { reference: String(held.passage), text: both("text"), practice: both("practice") };
}
