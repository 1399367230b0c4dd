import type { Language } from "#app/core/language.ts";
import { commit } from "#app/db/commit.ts";
import { KINDS, type Kind, UNSUBSCRIBE_WORDS } from "#app/features/notifications/choices/kinds.ts";
import { turnOffMail, turnOnMail } from "#app/features/notifications/choices-store.server.ts";
import type { Scope } from "#app/features/sending/model/unsubscribe-token.ts";
import type { AppContext } from "#app/request/context.ts";
import { unsubscribeCopy } from "./copy-unsubscribe.ts";
import { readUnsubscribeForm } from "./forms.ts";
import { believed } from "./token.server.ts";

type Reader = Pick<AppContext, "db" | "hmac" | "now">;

/** What a link can be: of a scope, or refused, and then nothing is read or changed. */
export type Link = { ok: true; scope: Scope } | { ok: false; refusal: "forged" | "old" };

export async function readLink(ctx: Reader, token: string): Promise<Link> {
  const claim = await believed(ctx, token);
  return typeof claim === "string" ? { ok: false, refusal: claim } : { ok: true, scope: claim.scope };
}

/** The mail program's own button (RFC 8058): no question, no sign-in; twice is the same as once. */
export async function turnOff(ctx: Reader, token: string, all = false): Promise<Link> {
  const claim = await believed(ctx, token);
  if (typeof claim === "string") return { ok: false, refusal: claim };
  const scope = all ? "all" : claim.scope;
  const written = await commit(ctx.db, [turnOffMail(ctx.db, claim.userId, scope)]);
  if (!written.ok) throw new Error(`not turned off: ${written.constraint}`);
  return { ok: true, scope };
}

export const isKind = (scope: Scope): scope is Kind => KINDS.some((kind) => kind === scope);

/** What the page asks. */
export const questionOf = (scope: Scope, language: Language): string =>
  isKind(scope) ? UNSUBSCRIBE_WORDS[scope][language] : unsubscribeCopy[language].asks[scope];

/** Taken back, where one kind was turned off. */
async function turnOnAgain(ctx: Reader, token: string): Promise<Link> {
  const claim = await believed(ctx, token);
  if (typeof claim === "string") return { ok: false, refusal: claim };
  if (isKind(claim.scope)) await commit(ctx.db, [turnOnMail(ctx.db, claim.userId, claim.scope)]);
  return { ok: true, scope: claim.scope };
}

export type Done = "off" | "all" | "back";

/** A form of the page. Null for one that is none. */
export async function actOnLink(
  ctx: Reader,
  token: string,
  form: FormData,
): Promise<{ link: Link; done: Done } | null> {
  const parsed = readUnsubscribeForm(form);
  if (!parsed.success) return null;
  const { intent } = parsed.data;
  const link =
    intent === "back" ? await turnOnAgain(ctx, token) : await turnOff(ctx, token, intent === "all");
  return { link, done: intent };
}
