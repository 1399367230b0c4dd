import { env } from "cloudflare:workers";
import { actOnEvening } from "#app/features/groups/evening/act.server.ts";
import { actAsGuest, type GuestAnswer } from "#app/features/groups/evening/guest/guest.server.ts";
import { readInvitation } from "#app/features/groups/evening/guest/read.server.ts";
import type { EveningPage, OpenEvening } from "#app/features/groups/evening/page.ts";
import { readEvening } from "#app/features/groups/evening/read.server.ts";
import type { EveningRooms } from "#app/request/context.ts";
import type { Person } from "#tests/service/community/people.ts";
import { member, requestId, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { framedOf } from "./people.ts";

/** An evening of a group, as the tests of it say it. */

export async function inEvening(ctx: Person, slug: string, fields: Record<string, string>) {
  const reply = await actOnEvening(ctx, formOf(fields), slug);
  await ctx.settled();
  return reply;
}

/** The form of a note that is shared. */
export const note = (body: string, more: Record<string, string> = {}) => ({
  intent: "note",
  formId: requestId(),
  page: "1",
  language: "en",
  shared: "yes",
  body,
  ...more,
});

export const eveningPage = async (ctx: Person, slug: string): Promise<EveningPage | null> =>
  (await readEvening(ctx, framedOf(ctx), slug)).page;

/** The evening that is open, as the member sees it. */
export async function evening(ctx: Person, slug: string): Promise<OpenEvening> {
  const open = (await eveningPage(ctx, slug))?.evening;
  if (!open) throw new Error("no evening is open");
  return open;
}

export async function opens(ctx: Person, slug: string, place = "John 3:1-8"): Promise<OpenEvening> {
  const reply = await inEvening(ctx, slug, { intent: "open", formId: requestId(), place });
  if (!reply.ok) throw new Error(reply.refusal);
  return evening(ctx, slug);
}

export async function invites(ctx: Person, slug: string): Promise<string> {
  const reply = await inEvening(ctx, slug, { intent: "invite" });
  if (!reply.ok) throw new Error(reply.refusal);
  return (await evening(ctx, slug)).guests?.address?.split("/").at(-1) ?? "";
}

/** A phone without an account. */
export type Phone = {
  ctx: TestMember;
  cookie: string | null;
  does(fields: Record<string, string>): Promise<GuestAnswer["reply"]>;
  opens(token: string): ReturnType<typeof readInvitation>;
};

export async function phone(): Promise<Phone> {
  const ctx = Object.assign(await member({ profile: false }), { session: null });
  const one: Phone = {
    ctx: ctx as unknown as TestMember,
    cookie: null,
    async does(fields) {
      const { reply, cookie } = await actAsGuest(one.ctx, formOf(fields), one.cookie);
      if (cookie) one.cookie = cookie.split(";")[0] ?? null;
      await one.ctx.settled();
      return reply;
    },
    opens: (token) => readInvitation(one.ctx, token, one.cookie),
  };
  return one;
}

export const enters = (one: Phone, token: string, name = "Tess", age = "18+") =>
  one.does({ intent: "enter", token, name, age });

/** The evening as a guest's phone shows it; null where it shows none. */
export async function guestSees(one: Phone, token: string): Promise<OpenEvening | null> {
  const { page } = await one.opens(token);
  return page.state === "in" ? page.evening : null;
}

const rooms: EveningRooms = {
  publish: async (id, event, gone) => env.EveningRoom.getByName(id).publish(event, [...gone]),
  close: async (id) => env.EveningRoom.getByName(id).close(),
};

/** The real rooms behind somebody. */
export const withRooms = <One extends TestMember>(ctx: One): One => Object.assign(ctx, { evenings: rooms });
