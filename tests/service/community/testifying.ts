import { actOnTestimonies } from "#app/features/community/testimonies/act.server.ts";
import type { TestimonyLine, Thread } from "#app/features/community/testimonies/model/testimony-line.ts";
import { testimonyQuery } from "#app/features/community/testimonies/query.ts";
import {
  readTestimonies,
  readTestimony,
  type TestimonyPage,
} from "#app/features/community/testimonies/read.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { requestId, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";

/** What members do with testimonies, as the tests of it say it. */

const framedOf = async (ctx: TestMember) => {
  const [profile] = await profileOf(ctx.db, ctx.userId);
  if (!profile) throw new Error("no profile");
  return { profile };
};

export async function testifiesAbout(ctx: TestMember, fields: Record<string, string>) {
  const reply = await actOnTestimonies(ctx, formOf({ language: "en", ...fields }));
  await ctx.settled();
  return reply;
}

/** A testimony that is taken; its id. */
export async function testifies(
  ctx: TestMember,
  body: string,
  more: Record<string, string> = {},
): Promise<string> {
  const reply = await testifiesAbout(ctx, { intent: "tell", formId: requestId(), body, ...more });
  if (!reply.ok) throw new Error(reply.refusal);
  return reply.id;
}

export async function testimonies(ctx: TestMember, address = ""): Promise<TestimonyLine[]> {
  const { page } = await readTestimonies(ctx, framedOf(ctx), testimonyQuery(new URLSearchParams(address)));
  return page.testimonies;
}

export async function opens(ctx: TestMember, id: string): Promise<TestimonyPage | null> {
  return (await readTestimony(ctx, framedOf(ctx), id)).page;
}

export const threads = async (ctx: TestMember, id: string): Promise<Thread[]> =>
  (await opens(ctx, id))?.threads ?? [];
