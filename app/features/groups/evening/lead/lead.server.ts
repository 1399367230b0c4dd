import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { RawQuery, Statement } from "#app/db/database.ts";
import { newToken } from "#app/features/friends/link.server.ts";
import type { LeadEveningForm } from "#app/features/groups/evening/forms.ts";
import type { EveningEvent } from "#app/features/groups/evening/live/evening-event.ts";
import { publishToEvening } from "#app/features/groups/evening/live/publish-evening.server.ts";
import { guestKey, guestsMayCome } from "#app/features/groups/evening/model/guest.ts";
import { MAX_GUESTS } from "#app/features/groups/evening/model/limits.ts";
import { placeOf, steppedFrom } from "#app/features/groups/evening/model/opened-page.ts";
import type { EveningRefusal } from "#app/features/groups/evening/reply.ts";
import type { EveningRow } from "#app/features/groups/evening/store.server.ts";
import { typedPlace } from "#app/features/reader/picker/typed.ts";
import type { MemberContext } from "#app/request/context.ts";
import { closeRound, endEvening, invite, openRound, removeGuest, turnPage } from "./store.server.ts";

type Done = Promise<Result<{ id: string }, EveningRefusal>>;
type Form = Exclude<LeadEveningForm, { intent: "open" }>;

/** What whoever leads or helps does in an evening that is open. The statements ask again whether they do. */
export async function leadEvening(ctx: MemberContext, evening: EveningRow, form: Form): Done {
  const led = { id: evening.id, userId: ctx.userId, now: ctx.now() };
  const { community } = ctx;
  switch (form.intent) {
    case "turn":
    case "next":
    case "back":
      return turn(ctx, evening, form);
    case "invite":
      if (!guestsMayCome({ ageBand: evening.ageBand, openerLeads: evening.openerLeads === 1 }))
        return refuse("evening.no_guests");
      return work(
        ctx,
        led.id,
        { done: invite(community, led, newToken(), MAX_GUESTS) },
        { changed: "people" },
      );
    case "uninvite":
      return work(ctx, led.id, { done: invite(community, led, null, 0) }, { changed: "people" });
    case "round":
      return work(ctx, led.id, { done: openRound(community, led) }, { changed: "round" });
    case "end-round":
      return work(ctx, led.id, { done: closeRound(community, led) }, { changed: "round" });
    case "send-away":
      return work(ctx, led.id, removeGuest(community, led, form.on), { changed: "people" }, [
        guestKey(form.on),
      ]);
    case "end":
      return work(ctx, led.id, { done: endEvening(community, led) }, { changed: "ended" });
  }
}

type Work = { done: RawQuery<{ id: string }>; [more: string]: Statement };

/** `done` says whether it was done; pressed twice it is done once, and nothing is published again. */
async function work(
  ctx: MemberContext,
  eveningId: string,
  statements: Work,
  event: EveningEvent,
  gone: readonly string[] = [],
): Done {
  const written = await commitNamed(ctx.community, statements);
  if (!written.ok) throw new Error(`evening not changed: ${written.constraint}`);
  const [done] = written.rows.done;
  if (done) publishToEvening(ctx, eveningId, event, gone);
  return ok({ id: eveningId });
}

async function turn(
  ctx: MemberContext,
  evening: EveningRow,
  form: Extract<Form, { intent: "turn" | "next" | "back" }>,
): Done {
  const { book, chapter, fromVerse: from, toVerse: to } = evening;
  const place =
    form.intent === "turn"
      ? placeOf(typedPlace(form.place, ctx.language))
      : steppedFrom({ book, chapter, from, to }, form.intent === "next" ? 1 : -1);
  if (!place) return refuse("evening.no_place");
  const { community, userId } = ctx;
  const row = { ...place, id: evening.id, userId, now: ctx.now(), n: form.page };
  const written = await commitNamed(community, { turnPage: turnPage(community, row) });
  if (!written.ok) throw new Error(`page not turned: ${written.constraint}`);
  const [turned] = written.rows.turnPage;
  if (!turned) return refuse("evening.turned");
  publishToEvening(ctx, evening.id, { changed: "page", page: { ...place, n: turned.n } });
  return ok({ id: evening.id });
}
